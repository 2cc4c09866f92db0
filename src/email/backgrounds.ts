import type { Hex } from '../model/color/color';
import { stopsOf } from './gradients';
import type { CellNode } from './nodes';

/** The colors that lie below a node; empty where only the mail does, which is taken for white. */
export type Backgrounds = readonly Hex[];

/** The colors below what stands in a cell: a client shows the solid color or the gradient over it. */
export function backgroundsIn({ background }: CellNode, around: Backgrounds): Backgrounds {
  if (background === undefined) return around;
  const { color, gradient } = background;
  return gradient === undefined ? [color] : [color, ...stopsOf(gradient).map((stop) => stop.color)];
}
