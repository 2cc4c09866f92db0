/** What `read` gives for all of `items` alike; null where they differ, and for none. */
export function sharedValue<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value,
): Value | null {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const value = read(first);
  return rest.every((item) => Object.is(read(item), value)) ? value : null;
}
