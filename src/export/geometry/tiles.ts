import { areaOf, type Box, type Span } from './box';
import { groupBy } from './group-by';

/**
 * What is left of `box` between `taken`, which lie in it, as rectangles: each as wide as it can be where it begins, then as
 * high. A sweep from the top: new ones begin where something ends, or breaks off one that was open.
 */
export function freeTiles(box: Box, taken: readonly Box[]): readonly Box[] {
  const [only] = taken;
  if (taken.length === 1 && only !== undefined) return tilesAround(box, only);
  const beginning = groupBy(taken, ({ y0 }) => y0);
  const ending = groupBy(taken, ({ y1 }) => y1);
  const tiles: { x0: number; x1: number; y0: number; y1: number }[] = [];
  let open: typeof tiles = [];
  for (const y0 of edges([box.y0, ...beginning.keys(), ...ending.keys()])) {
    if (y0 >= box.y1) break;
    const begun = beginning.get(y0) ?? [];
    const broken = open.filter((tile) => begun.some(({ x0, x1 }) => x0 < tile.x1 && tile.x0 < x1));
    for (const tile of broken) tile.y1 = y0;
    const ended = y0 === box.y0 ? [box] : (ending.get(y0) ?? []);
    const free = without(spansOf([...ended, ...broken]), spansOf(begun));
    const fresh = free.map(({ start, end }) => ({ x0: start, x1: end, y0, y1: box.y1 }));
    if (broken.length > 0) open = open.filter(({ y1 }) => y1 > y0);
    open.push(...fresh);
    tiles.push(...fresh);
  }
  return tiles;
}

/** What is left of a box around another in it: most planes hold one thing. */
function tilesAround({ x0, y0, x1, y1 }: Box, inner: Box): readonly Box[] {
  const tiles: readonly Box[] = [
    { x0, y0, x1, y1: inner.y0 },
    { x0, y0: inner.y0, x1: inner.x0, y1 },
    { x0: inner.x1, y0: inner.y0, x1, y1 },
    { x0: inner.x0, y0: inner.y1, x1: inner.x1, y1 },
  ];
  return tiles.filter((tile) => areaOf(tile) > 0);
}

/** What boxes take across, from the left to the right; those that touch are one. */
function spansOf(boxes: readonly Box[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { x0, x1 } of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const last = spans.at(-1);
    if (last === undefined || last.end < x0) spans.push({ start: x0, end: x1 });
    else if (last.end < x1) spans.splice(-1, 1, { start: last.start, end: x1 });
  }
  return spans;
}

/** What is left of spans without others, both from the left to the right. */
function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  for (const { start, end } of spans) {
    let from = start;
    for (const other of others) {
      if (other.end <= from || other.start >= end) continue;
      if (from < other.start) left.push({ start: from, end: other.start });
      from = other.end;
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

/** Different edges in order. */
export function edges(values: Iterable<number>): readonly number[] {
  return [...new Float64Array(new Set(values)).toSorted()];
}

/** Returns a function that counts the steps between two edges of a grid. It throws for a value that is no edge. */
export function stepsBetween(values: readonly number[]): (from: number, to: number) => number {
  const places = placesOf(values);
  return (from, to) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (start === undefined || end === undefined) {
      throw new Error(`From ${from} to ${to} among edges at ${values.join(' ')}`);
    }
    return end - start;
  };
}

/** The place of each edge among all. */
export function placesOf(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, index) => [value, index]));
}
