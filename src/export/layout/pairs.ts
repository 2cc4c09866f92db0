import { overlap, type Box } from './box';

/** An index of a box in a list and that of another, the lower first. */
export type Pair = readonly [number, number];

/** All pairs of boxes that share more than an edge, found by a sweep along x. */
export function overlappingPairs(boxes: readonly Box[]): readonly Pair[] {
  const order = boxes
    .map((_, index) => index)
    .toSorted((a, b) => startOf(boxes, a) - startOf(boxes, b));
  const pairs: Pair[] = [];
  let open: number[] = [];
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    open = open.filter((other) => (boxes[other]?.x1 ?? 0) > box.x0);
    for (const other of open) {
      const before = boxes[other];
      if (before === undefined || !overlap(before, box)) continue;
      pairs.push(other < index ? [other, index] : [index, other]);
    }
    open.push(index);
  }
  return pairs;
}

function startOf(boxes: readonly Box[], index: number): number {
  return boxes[index]?.x0 ?? 0;
}

/** Sets of what hangs together by pairs, each in ascending order (union-find). */
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
