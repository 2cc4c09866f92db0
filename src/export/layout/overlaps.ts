import { overlap, unionOf } from './box';
import type { Entry, Item, OverlapGroup } from './item';

/**
 * Pass 2: siblings that overlap one another become groups; what is free stays as it is. Found by a sweep along x that
 * joins pairs into sets (union-find).
 */
export function groupOverlaps(siblings: readonly Item[]): readonly Entry[] {
  const sorted = siblings.toSorted((a, b) => a.box.x0 - b.box.x0 || a.z - b.z);
  const sets = makeSets(sorted.length);
  let open: number[] = [];
  for (const [index, item] of sorted.entries()) {
    open = open.filter((other) => (sorted[other]?.box.x1 ?? 0) > item.box.x0);
    for (const other of open) {
      const box = sorted[other]?.box;
      if (box !== undefined && overlap(box, item.box)) sets.join(other, index);
    }
    open.push(index);
  }
  const groups = new Map<number, Item[]>();
  for (const [index, item] of sorted.entries()) {
    const root = sets.rootOf(index);
    groups.set(root, [...(groups.get(root) ?? []), item]);
  }
  return [...groups.values()].map(entryOf).toSorted((a, b) => bottomOf(a) - bottomOf(b));
}

export function isGroup(entry: Entry): entry is OverlapGroup {
  return entry.kind === 'overlap';
}

function entryOf(items: readonly Item[]): Entry {
  const members = items.toSorted((a, b) => a.z - b.z);
  const [first, ...others] = members;
  if (first === undefined) throw new Error('A group of overlapping items without any');
  if (others.length === 0) return first;
  const boxes = others.map(({ box }) => box);
  return { kind: 'overlap', box: unionOf(first.box, boxes), members };
}

function bottomOf(entry: Entry): number {
  return isGroup(entry) ? (entry.members[0]?.z ?? 0) : entry.z;
}

/** Disjoint sets of the numbers below `count`. */
function makeSets(count: number) {
  const parents = Array.from({ length: count }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    for (let up = parents[root]; up !== undefined && up !== root; up = parents[root]) root = up;
    parents[index] = root;
    return root;
  };
  const join = (a: number, b: number): void => {
    parents[rootOf(b)] = rootOf(a);
  };
  return { rootOf, join };
}
