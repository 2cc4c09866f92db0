import { moved, overlap, unionOf, type Box } from '../../geometry/box';
import { connected, overlappingPairs } from '../../geometry/pairs';
import { innerBox, itemFinding, type Item } from '../../items/item';
import { checkApart, type ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/**
 * Moves apart what still overlaps, because a picture of it cannot be drawn: the lowest stays where it is, each of the
 * others goes the shortest way to a free place. A plane grows where what lies on it needs the room.
 */
export const separateOverlaps: Pass<ItemForm> = {
  name: 'separateOverlaps',
  run: (form, { findings }) => {
    const { items, displaced } = separate(form.items, form.page);
    findings.report(...displaced.map((item) => itemFinding('element-moved', item)));
    return { ...form, items };
  },
  check: checkApart,
};

interface Separated {
  /** Free of overlaps on every level. */
  readonly items: readonly Item[];
  /** Those that stand elsewhere than they were placed. */
  readonly displaced: readonly Item[];
}

/** Items with every overlap undone, on all levels. `inner` is the region that they lie in. */
function separate(items: readonly Item[], inner: Box): Separated {
  const grown = items.map(separateChildren);
  const level = separateLevel(
    grown.map(({ item }) => item),
    inner,
  );
  return {
    items: level.items,
    displaced: [...grown.flatMap(({ displaced }) => displaced), ...level.displaced],
  };
}

function separateChildren(item: Item): {
  readonly item: Item;
  readonly displaced: readonly Item[];
} {
  if (item.children.length === 0) return { item, displaced: [] };
  const inner = innerBox(item);
  const { items: children, displaced } = separate(item.children, inner);
  const needed = unionOf(
    inner,
    children.map(({ box }) => box),
  );
  const { x0, y0, x1, y1 } = item.box;
  const box = { x0, y0, x1: x1 + needed.x1 - inner.x1, y1: y1 + needed.y1 - inner.y1 };
  return { item: { ...item, children, box, ink: box }, displaced };
}

/** What overlaps nothing is placed first; then group by group, each from the bottom to the top. */
function separateLevel(siblings: readonly Item[], inner: Box): Separated {
  if (siblings.length < 2) return { items: siblings, displaced: [] };
  const pairs = overlappingPairs(siblings.map(({ box }) => box));
  if (pairs.length === 0) return { items: siblings, displaced: [] };
  const groups = connected(siblings.length, pairs);
  const places = new Map<number, Item>();
  const taken: Box[] = [];
  const displaced: Item[] = [];
  const place = (index: number, find: (item: Item) => Item): void => {
    const item = siblings[index];
    if (item === undefined) return;
    const free = find(item);
    places.set(index, free);
    taken.push(free.box);
    if (free !== item) displaced.push(free);
  };
  for (const group of groups)
    if (group.length === 1) for (const at of group) place(at, (own) => own);
  for (const group of groups) {
    if (group.length > 1)
      for (const at of group) place(at, (own) => toFreePlace(own, taken, inner));
  }
  return { items: siblings.map((item, at) => places.get(at) ?? item), displaced };
}

/** The item at the nearest place that is free: down, right, up or left, up and left only within `inner`. */
function toFreePlace(item: Item, taken: readonly Box[], inner: Box): Item {
  const { x0, y0, x1, y1 } = item.box;
  const above = taken.filter((box) => box.x0 < x1 && x0 < box.x1);
  if (!above.some((box) => overlap(box, item.box))) return item;
  const beside = taken.filter((box) => box.y0 < y1 && y0 < box.y1);
  const turned = flipped(item.box);
  const ways = [
    [0, slide(item.box, above, 'y')],
    [slide(item.box, beside, 'x'), 0],
    [0, -slide(turned, above.map(flipped), 'y')],
    [-slide(turned, beside.map(flipped), 'x'), 0],
  ] as const;
  const [down, ...others] = ways.filter(([dx, dy]) => {
    const box = moved(item.box, dx, dy);
    return (dx >= 0 && dy >= 0) || (box.x0 >= inner.x0 && box.y0 >= inner.y0);
  });
  if (down === undefined) return item;
  const [dx, dy] = others.reduce<readonly [number, number]>(
    (best, way) => (lengthOf(way) < lengthOf(best) ? way : best),
    down,
  );
  return shift(item, dx, dy);
}

/** How far a box must go along an axis until it meets none of `inWay`, which are all that it can meet there. */
function slide(box: Box, inWay: readonly Box[], axis: 'x' | 'y'): number {
  const sorted = inWay.toSorted((a, b) => (axis === 'x' ? a.x0 - b.x0 : a.y0 - b.y0));
  let way = 0;
  for (const other of sorted) {
    const here = axis === 'x' ? moved(box, way, 0) : moved(box, 0, way);
    if (overlap(here, other)) way = axis === 'x' ? other.x1 - box.x0 : other.y1 - box.y0;
  }
  return way;
}

/** The box rotated by 180° around the origin, so that up and left become down and right. */
function flipped({ x0, y0, x1, y1 }: Box): Box {
  return { x0: -x1, y0: -y1, x1: -x0, y1: -y0 };
}

function lengthOf([dx, dy]: readonly [number, number]): number {
  return Math.abs(dx) + Math.abs(dy);
}

function shift(item: Item, dx: number, dy: number): Item {
  return {
    ...item,
    box: moved(item.box, dx, dy),
    ink: moved(item.ink, dx, dy),
    children: item.children.map((child) => shift(child, dx, dy)),
  };
}
