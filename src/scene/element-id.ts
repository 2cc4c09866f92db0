import type { ElementType } from './element-types';

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
  const used = new Set(taken);
  const pairs = elements.map(({ id, type }) => {
    const copy = nextId(type, nowMs, used);
    used.add(copy);
    return [id, copy] as const;
  });
  return Object.fromEntries(pairs);
}
