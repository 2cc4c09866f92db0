import { holds } from '../geometry/box';
import { innerBox, isOpaque, isPlane, type Item } from './item';

/*
 * What can lie on what: a plane of color can hold everything that lies fully within its borders and above it. What lies
 * below a frame without background shows through it, so that it lies on it, too.
 */

/** Whether `item` can lie on `plane` as on a cell. */
export function canHold(plane: Item, item: Pick<Item, 'box'>, isPlaneBelow: boolean): boolean {
  if (!isPlane(plane) || !holds(plane.box, item.box)) return false;
  if (!isPlaneBelow && plane.cell.background !== undefined) return false;
  return plane.cell.borders === undefined || holds(innerBox(plane), item.box);
}

/** Whether two items whose boxes overlap clash: neither can lie on the other. */
export function isClash(lower: Item, upper: Item): boolean {
  return !canHold(lower, upper, true) && !canHold(upper, lower, false);
}

/** Whether nothing of `lower` can be seen, as an opaque plane above covers all its ink. */
export function isHiddenUnder(lower: Item, upper: Item): boolean {
  return isOpaque(upper) && holds(upper.box, lower.ink);
}
