import type { Box, Span } from './box';
import { groupBy } from './group-by';

/**
 * What is left of `box` between `taken`, which lie in it, as rectangles: each as wide as it can be where it begins, then as
 * high. A sweep from the top: new ones begin where something ends, or breaks off one that was open.
 */
export function freeTiles(box: Box, taken: readonly Box[]): readonly Box[] {
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
  return spans.flatMap(({ start, end }) => {
    const inner = others.filter((other) => other.start < end && start < other.end);
    const edges = [start, ...inner.flatMap((other) => [other.start, other.end]), end];
    return pairsOf(edges).filter((span) => span.start < span.end);
  });
}

/** Edges two by two. */
function pairsOf(edges: readonly number[]): readonly Span[] {
  return edges.flatMap((start, at) => {
    const end = edges[at + 1];
    return at % 2 === 1 || end === undefined ? [] : [{ start, end }];
  });
}

/** Different edges in order. */
export function edges(values: Iterable<number>): readonly number[] {
  return [...new Float64Array(new Set(values)).sort()];
}

/** Tells how many steps lie between two edges of a grid. Throws for what is none of them. */
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
