import { memoizeObject } from '../../base/memoize';
import { visitOverlaps } from '../geometry/pairs';
import { isClash } from './containment';
import type { Item } from './item';

/** Two items that overlap, and neither can lie on the other as a cell on a cell. */
export interface Clash {
  readonly lower: Item;
  readonly upper: Item;
}

/**
 * All clashes among items, which are ordered from the bottom to the top. Cached, since several passes need those of the same
 * list, and to compare all with all is most of their work.
 */
export const clashesOf = memoizeObject((items: readonly Item[]): readonly Clash[] => {
  const clashes: Clash[] = [];
  visitPairs(items, (lower, upper) => {
    if (isClash(lower, upper)) clashes.push({ lower, upper });
  });
  return clashes;
});

/** Visits all pairs of items whose boxes overlap. */
export function visitPairs(
  items: readonly Item[],
  visit: (lower: Item, upper: Item) => void,
): void {
  const boxes = items.map(({ box }) => box);
  visitOverlaps(boxes, (a, b) => {
    const [lower, upper] = [items[a], items[b]];
    if (lower !== undefined && upper !== undefined) visit(lower, upper);
  });
}

/** The place of each item in the stack, 0 at the bottom. */
export type Ranks = ReadonlyMap<Item, number>;

export function ranksOf(items: readonly Item[]): Ranks {
  return new Map(items.map((item, rank) => [item, rank]));
}

/** The place of an item in the stack. Throws for one that is not in it. */
export function rankOf(ranks: Ranks, item: Item): number {
  const rank = ranks.get(item);
  if (rank === undefined) throw new Error(`Item ${item.id} is not in the stack`);
  return rank;
}
