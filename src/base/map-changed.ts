/** The list with each entry as `change` makes it; the very list where each stays what it is. */
export function mapChanged<Entry>(
  list: readonly Entry[],
  change: (entry: Entry) => Entry,
): readonly Entry[] {
  let made: Entry[] | null = null;
  let at = 0;
  for (const entry of list) {
    const own = change(entry);
    if (own !== entry) made ??= list.slice(0, at);
    made?.push(own);
    at += 1;
  }
  return made ?? list;
}
