import { isSame } from '../../scene/same';

/**
 * A function that puts what it was given the last time in the place of all that says the same, so that what shows it
 * need not be rendered anew.
 */
export function keeperOf<Item>(
  keyOf: (item: Item) => string,
): (items: readonly Item[]) => readonly Item[] {
  let last: ReadonlyMap<string, Item> = new Map();
  return (items) => {
    const kept = items.map((item) => {
      const before = last.get(keyOf(item));
      return before !== undefined && isSame(before, item) ? before : item;
    });
    last = new Map(kept.map((item) => [keyOf(item), item]));
    return kept;
  };
}
