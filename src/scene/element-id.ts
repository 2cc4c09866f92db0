import type { ElementType } from './registry';

/** The id of a new element: its type and the time in ms, a later ms where that is taken. */
export function nextId(type: ElementType, nowMs: number, taken: ReadonlySet<string>): string {
  let stamp = Math.trunc(nowMs);
  while (taken.has(`${type}-${stamp}`)) stamp++;
  return `${type}-${stamp}`;
}

/** Ids for copies of elements, by the ids of the originals. */
export function copyIds(
  elements: readonly { readonly id: string; readonly type: ElementType }[],
  nowMs: number,
  taken: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  // Each type goes on from its last: to begin again for each copy would take as long as all before it together.
  const stamps = new Map<ElementType, number>();
  const pairs = elements.map(({ id, type }) => {
    let stamp = stamps.get(type) ?? Math.trunc(nowMs);
    while (taken.has(`${type}-${stamp}`)) stamp++;
    stamps.set(type, stamp + 1);
    return [id, `${type}-${stamp}`] as const;
  });
  return Object.fromEntries(pairs);
}

/** Ids become names of parts of the page and keys of records: letters, digits, `_` and `-`, and no name of our own. */
export function isElementId(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z][\w-]{0,99}$/i.test(value) && !(value in {});
}
