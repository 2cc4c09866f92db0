import { unionOf } from './box';
import type { Entry, Item, OverlapGroup } from './item';
import { connected, overlappingPairs } from './pairs';

/** Siblings that overlap one another, as groups; what is free stays as it is. From the bottom to the top. */
export function groupOverlaps(siblings: readonly Item[]): readonly Entry[] {
  const pairs = overlappingPairs(siblings.map(({ box }) => box));
  return connected(siblings.length, pairs)
    .map((set) => entryOf(set.flatMap((index) => siblings[index] ?? [])))
    .toSorted((a, b) => bottomOf(a) - bottomOf(b));
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
