import { moved, overlap, unionOf, type Axis, type Box } from './box';
import { innerBox, type Item } from './item';
import { groupOverlaps, isGroup } from './overlaps';

/*
 * What becomes of overlaps: tables cannot lay one thing over half of another, so for now the members of a group are
 * moved apart, the lowest staying where it is and each of the others going the shortest way to a free place. A plane
 * grows where what lies on it needs the room. The seam for pictures: `settleLevel` is where a group gives way to
 * items; a picture of the group is one item with the group's box.
 */

export interface Settled {
  /** Free of overlaps on every level. */
  readonly items: readonly Item[];
  /** Those that stand elsewhere than they were placed. */
  readonly displaced: readonly Item[];
}

/** Items with every overlap resolved, on all levels. `inner` is the region that they lie in. */
export function settle(items: readonly Item[], inner: Box): Settled {
  const grown = items.map(settleKids);
  const level = settleLevel(
    grown.map(({ item }) => item),
    inner,
  );
  return {
    items: level.items,
    displaced: [...grown.flatMap(({ displaced }) => displaced), ...level.displaced],
  };
}

function settleKids(item: Item): { readonly item: Item; readonly displaced: readonly Item[] } {
  if (item.kids.length === 0) return { item, displaced: [] };
  const inner = innerBox(item);
  const { items: kids, displaced } = settle(item.kids, inner);
  const needed = unionOf(
    inner,
    kids.map(({ box }) => box),
  );
  const { x0, y0, x1, y1 } = item.box;
  const box = { x0, y0, x1: x1 + needed.x1 - inner.x1, y1: y1 + needed.y1 - inner.y1 };
  return { item: { ...item, kids, box, ink: box }, displaced };
}

function settleLevel(siblings: readonly Item[], inner: Box): Settled {
  const entries = siblings.length < 2 ? siblings : groupOverlaps(siblings);
  const placed = entries.filter((entry) => !isGroup(entry));
  const taken = placed.map(({ box }) => box);
  const displaced: Item[] = [];
  for (const { members } of entries.filter(isGroup)) {
    for (const member of members) {
      const free = toFreePlace(member, taken, inner);
      placed.push(free);
      taken.push(free.box);
      if (free !== member) displaced.push(free);
    }
  }
  return { items: placed.toSorted((a, b) => a.z - b.z), displaced };
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
function slide(box: Box, inWay: readonly Box[], axis: Axis): number {
  const sorted = inWay.toSorted((a, b) => (axis === 'x' ? a.x0 - b.x0 : a.y0 - b.y0));
  let way = 0;
  for (const other of sorted) {
    const here = axis === 'x' ? moved(box, way, 0) : moved(box, 0, way);
    if (overlap(here, other)) way = axis === 'x' ? other.x1 - box.x0 : other.y1 - box.y0;
  }
  return way;
}

/** The box turned round the origin, so that up and left become down and right. */
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
    kids: item.kids.map((kid) => shift(kid, dx, dy)),
  };
}
