import { heightOf, overlap, unionOf, widthOf, type Box } from './box';

/** An index of a box in a list and that of another, the lower first. */
export type Pair = readonly [number, number];

/** Visits all pairs of boxes that share more than an edge, the lower index first, by a sweep along the longer side of all. */
export function visitOverlaps(
  boxes: readonly Box[],
  visit: (lower: number, higher: number) => void,
): void {
  const [first, ...others] = boxes;
  if (first === undefined) return;
  const whole = unionOf(first, others);
  const isWide = widthOf(whole) > heightOf(whole);
  const order = boxes
    .map(({ x0, y0, x1, y1 }, index) =>
      isWide ? { x0, y0, x1, y1, index } : { x0: y0, y0: x0, x1: y1, y1: x1, index },
    )
    .toSorted((a, b) => a.x0 - b.x0);
  const open: typeof order = [];
  for (const next of order) {
    let kept = 0;
    for (const other of open) {
      if (other.x1 <= next.x0) continue;
      open[kept++] = other;
      if (!overlap(other, next)) continue;
      if (other.index < next.index) visit(other.index, next.index);
      else visit(next.index, other.index);
    }
    open.length = kept;
    open.push(next);
  }
}

/** All pairs of boxes that share more than an edge. */
export function overlappingPairs(boxes: readonly Box[]): readonly Pair[] {
  const pairs: Pair[] = [];
  visitOverlaps(boxes, (lower, higher) => pairs.push([lower, higher]));
  return pairs;
}

/** The connected components of the pairs, each in ascending order (union-find). */
export function connected(count: number, pairs: readonly Pair[]): readonly (readonly number[])[] {
  const parents = Array.from({ length: count }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    for (let up = parents[root]; up !== undefined && up !== root; up = parents[root]) root = up;
    parents[index] = root;
    return root;
  };
  for (const [a, b] of pairs) parents[rootOf(b)] = rootOf(a);
  const sets = new Map<number, number[]>();
  for (let index = 0; index < count; index++) {
    const root = rootOf(index);
    const set = sets.get(root);
    if (set === undefined) sets.set(root, [index]);
    else set.push(index);
  }
  return [...sets.values()];
}
