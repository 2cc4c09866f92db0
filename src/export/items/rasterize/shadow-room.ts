import { shadowReach, type Shadow } from '../../../email/shadows';
import { common, overlap, sameBox, type Box } from '../../geometry/box';
import { canHold } from '../containment';
import { imageOf, type Item } from '../item';
import type { Choice, OverlapRegion } from './choose-regions';

/*
 * Shadows of what becomes a picture: they reach out of its box, so the picture has to be larger. It is where nothing that is
 * shown otherwise lies in that room; elsewhere the shadow is left out.
 */

/** A box with all that its shadow reaches. */
export function withShadow(box: Box, shadow: Shadow | undefined): Box {
  if (shadow === undefined) return box;
  const [top, right, bottom, left] = shadowReach(shadow);
  return { x0: box.x0 - left, y0: box.y0 - top, x1: box.x1 + right, y1: box.y1 + bottom };
}

export function shadowOf(item: Item): Shadow | undefined {
  return item.cell.shadow ?? imageOf(item)?.shadow;
}

/** The box of an item with its shadow, within the page; null where it casts none, or something lies in its room. */
export function shadowRoom(
  item: Item,
  items: readonly Item[],
  page: Box,
  drawn: ReadonlySet<Item> = new Set(),
): Box | null {
  const shadow = shadowOf(item);
  if (shadow === undefined) return null;
  const room = withShadow(item.box, shadow);
  if (!overlap(room, page)) return null;
  const box = common(room, page);
  const rank = items.indexOf(item);
  const isFree = items.every(
    (other, at) =>
      other === item ||
      drawn.has(other) ||
      !overlap(other.box, box) ||
      (at < rank ? canHold(other, { box }, true) : canHold(item, other, true)),
  );
  return isFree && !sameBox(box, item.box) ? box : null;
}

/** The choice with room for the shadows of what is drawn. */
export function withShadows({ regions, drawn }: Choice, items: readonly Item[], page: Box): Choice {
  const grown = regions.map((region): OverlapRegion => {
    if (region.isCorner) return region;
    const box = shadowRoom(region.owner, items, page, drawn);
    return box === null ? region : { ...region, box };
  });
  return { regions: grown, drawn };
}
