import { changed } from '../../base/changed';
import { cell, columns, stack, type Block } from '../../email/builders';
import type { Border, Background } from '../../email/nodes';
import type { Picture } from '../view';
import { frame } from './borders';
import { photoCell } from './pictures';

/** The block within frames around one another, the innermost first; the outermost has the corner radius `radius`. */
export function ringed(inner: Block, rings: readonly Border[], radius: number): Block {
  const total = rings.reduce((sum, { width }) => sum + width, 0);
  let around: Block = inner && changed(inner, { radius: radius - total });
  let depth = radius - total;
  for (const { width, color, style } of rings) {
    depth += width;
    around = cell({ radius: depth, borders: frame(color, width, style) }, stack([around]));
  }
  return around;
}

export interface RingStyle {
  readonly line: Border;
  /** Between line and photo, in px. */
  readonly gap: number;
  readonly background?: Background;
}

/** The photo with a ring around it, to stand beside others; null without one. */
export function ringedPhoto(photo: Picture | null, { line, gap, background }: RingStyle): Block {
  if (photo === null) return null;
  const inset = gap + line.width;
  const width = photo.width + 2 * inset;
  const ring = photoCell(photo, {
    width,
    padding: [gap, gap, gap, gap],
    borders: frame(line.color, line.width, line.style),
    radius: photo.radius + inset,
    ...(background === undefined ? {} : { background }),
  });
  return cell({ width }, columns([ring], 0, { width: 'content' }));
}
