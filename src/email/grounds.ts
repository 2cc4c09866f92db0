import type { Hex } from '../model/color/color';
import type { CellNode } from './nodes';

/** The colours that lie below a node; none where the mail itself does, which is taken for white. */
export type Grounds = readonly Hex[];

/** The colours below what stands in a cell: a client shows the solid colour or the gradient over it. */
export function groundsIn({ ground }: CellNode, around: Grounds): Grounds {
  if (ground === undefined) return around;
  const { color, gradient } = ground;
  return gradient === undefined ? [color] : [color, gradient.from, gradient.to];
}
