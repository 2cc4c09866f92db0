import { areaOf, holds } from './box';
import { indexItems } from './box-index';
import { innerBox, isOpaque, isPlane, type Item } from './item';

/*
 * Pass 1: what lies on what. A plane of colour becomes the parent of everything that lies wholly within its borders and
 * above it; a frame without ground may also lie above. The parent is the smallest such plane.
 */

/** Items that show nothing because an opaque plane above covers all of them, and the others. */
export function partHidden(items: readonly Item[]): {
  readonly shown: readonly Item[];
  readonly hidden: readonly Item[];
} {
  const covers = indexItems(items, items.filter(isOpaque));
  const isHidden = (item: Item): boolean =>
    covers.over(item.ink).some((cover) => cover.z > item.z && holds(cover.box, item.ink));
  const hidden = new Set(items.filter(isHidden));
  return { shown: items.filter((item) => !hidden.has(item)), hidden: [...hidden] };
}

/** The items as a forest, each level from the bottom to the top. */
export function nest(items: readonly Item[]): readonly Item[] {
  const largestFirst = items.toSorted((a, b) => areaOf(b.box) - areaOf(a.box) || a.z - b.z);
  const planes = indexItems(items, []);
  const parents = new Map<Item, Item>();
  for (const item of largestFirst) {
    const parent = planes.over(item.box).findLast((plane) => mayHold(plane, item));
    if (parent !== undefined) parents.set(item, parent);
    if (isPlane(item)) planes.add(item.box, item);
  }
  return withKids(items, parents);
}

/** Whether an item can lie on a plane as on a cell. */
export function mayHold(plane: Item, item: Item): boolean {
  if (!isPlane(plane) || !holds(plane.box, item.box)) return false;
  if (plane.z > item.z && plane.cell.ground !== undefined) return false;
  return plane.cell.borders === undefined || holds(innerBox(plane), item.box);
}

function withKids(items: readonly Item[], parents: ReadonlyMap<Item, Item>): readonly Item[] {
  const kids = new Map<Item | undefined, Item[]>();
  for (const item of items.toSorted((a, b) => a.z - b.z)) {
    const parent = parents.get(item);
    const siblings = kids.get(parent);
    if (siblings === undefined) kids.set(parent, [item]);
    else siblings.push(item);
  }
  const filled = (item: Item): Item => {
    const own = kids.get(item);
    return own === undefined ? item : { ...item, kids: own.map(filled) };
  };
  return (kids.get(undefined) ?? []).map(filled);
}
