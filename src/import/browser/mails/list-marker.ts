/** Each item counts those before it: a list without end would take as long. */
const MOST_COUNTED = 200;

/** What stands before an item of a list; null where nothing does. */
export function listMarker(item: Element): string | null {
  const list = item.closest('ul,ol');
  const styled = [item, list].map((each) =>
    each instanceof HTMLElement ? each.style.listStyleType : '',
  );
  if (list === null || styled.includes('none')) return null;
  if (list.localName === 'ul' || list.childElementCount > MOST_COUNTED) return '\u2022';
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1;
  return `${start + items.indexOf(item)}.`;
}
