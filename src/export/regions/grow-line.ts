import type { Box } from '../geometry/box';
import { lineFont, withLineRows } from '../items/texts';
import { padded } from '../tables/padding';
import type { LeafRegion, Region } from './region';
import { stretch } from './stretch';

/** Word puts more of a line's height above its letters than below, so that they come to stand lower by a part of this. */
const MOST = 4;

/**
 * The one line in a region, heightened by a few px so that it stands at the top or the bottom of rows from `y0` to `y1` by
 * itself, in its own width; null where the region holds something else, or where it stands too far off.
 */
export function grownLine(region: Region, { y0, y1 }: Pick<Box, 'y0' | 'y1'>): LeafRegion | null {
  const { region: inner } = padded(region);
  if (inner.kind !== 'leaf' || inner.item.kind !== 'text' || lineFont(inner.item) === null)
    return null;
  const { item } = inner;
  const more = Math.min(item.box.y0 - y0, y1 - item.box.y1);
  if (more < 0 || more > MOST) return null;
  const { x0, x1 } = inner.box;
  const higher = withLineRows(item, { y0: item.box.y0 - more, y1: item.box.y1 + more });
  const leaf = { ...inner, box: higher.box, item: higher };
  const high = stretch(leaf, { x0, x1, y0, y1 });
  return high?.kind === 'leaf' ? high : null;
}
