/** The list with each entry as `change` makes it; the very list where each stays what it is. */
export function mapChanged<Entry>(
  list: readonly Entry[],
  change: (entry: Entry) => Entry,
): readonly Entry[] {
  let isSame = true;
  const made = list.map((entry) => {
    const own = change(entry);
    isSame &&= own === entry;
    return own;
  });
  return isSame ? list : made;
}
