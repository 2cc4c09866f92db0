import { heightOf, type Box } from '../geometry/box';
import type { Item } from '../items/item';
import { padded } from '../tables/padding';
import type { LeafRegion, Region } from './region';
import { stretch } from './stretch';

/** Word puts more of a line's height above its letters than below, so that they come to stand lower by a part of this. */
const MOST = 4;

/**
 * The one line in a region, heightened by a few px so that it stands at the top or the bottom of rows from `y0` to `y1` by
 * itself, in its own width; null where the region holds something else, or where it stands too far off.
 */
export function heightenedLine(
  region: Region,
  { y0, y1 }: Pick<Box, 'y0' | 'y1'>,
): LeafRegion | null {
  const { region: inner } = padded(region);
  if (inner.kind !== 'leaf' || !isLine(inner.item)) return null;
  const more = Math.min(inner.item.box.y0 - y0, y1 - inner.item.box.y1);
  if (more < 0 || more > MOST) return null;
  const { x0, x1 } = inner.box;
  const high = stretch(heightenedLeaf(inner, more), { x0, x1, y0, y1 });
  return high?.kind === 'leaf' ? high : null;
}

function isLine({ kind, cell: { font, noWrap }, intrinsicHeight }: Item): boolean {
  return kind === 'text' && noWrap === true && font?.lineHeight === intrinsicHeight;
}

function heightenedLeaf(leaf: LeafRegion, more: number): LeafRegion {
  const { item } = leaf;
  const { cell, box } = item;
  const higher: Box = { ...box, y0: box.y0 - more, y1: box.y1 + more };
  const lineHeight = heightOf(higher);
  const font = cell.font && { ...cell.font, lineHeight };
  return {
    ...leaf,
    box: higher,
    item: {
      ...item,
      box: higher,
      ink: { ...item.ink, y0: higher.y0, y1: higher.y1 },
      intrinsicHeight: lineHeight,
      cell: font === undefined ? cell : { ...cell, font },
    },
  };
}
