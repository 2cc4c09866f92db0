/** The items of a menu, from the first to the last. */
export function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** The item to which a key leads from the one that has the focus; undefined for keys that do not move. */
export function itemByKey(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === menu.ownerDocument.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at === -1 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return /^\S$/u.test(key) ? nextByLetter(items, at, key) : undefined;
  }
}

/** The next item that begins with a letter, round the end. */
function nextByLetter(
  items: readonly HTMLElement[],
  at: number,
  letter: string,
): HTMLElement | undefined {
  const begins = ({ textContent }: HTMLElement): boolean =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
