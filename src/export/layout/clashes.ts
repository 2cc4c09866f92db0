import { mayHold } from './containment';
import type { Item } from './item';
import { visitOverlaps } from './pairs';

/** Two items that overlap, and neither can lie on the other as a cell on a cell. */
export interface Clash {
  readonly lower: Item;
  readonly upper: Item;
}

export function clashesOf(items: readonly Item[]): readonly Clash[] {
  const clashes: Clash[] = [];
  visitPairs(items, (one, other) => {
    if (!isClash(one, other)) return;
    clashes.push(one.z < other.z ? { lower: one, upper: other } : { lower: other, upper: one });
  });
  return clashes;
}

/** Whether two items that overlap clash: neither can lie on the other. */
export function isClash(one: Item, other: Item): boolean {
  return !mayHold(one, other) && !mayHold(other, one);
}

/** Visits all pairs of items whose boxes overlap, in the order of the list. */
export function visitPairs(items: readonly Item[], visit: (one: Item, other: Item) => void): void {
  const boxes = items.map(({ box }) => box);
  visitOverlaps(boxes, (a, b) => {
    const [one, other] = [items[a], items[b]];
    if (one !== undefined && other !== undefined) visit(one, other);
  });
}
