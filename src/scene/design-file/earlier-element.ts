import type { PlainRecord } from './design-reader';

/** A saved element as it is written now: before groups could hold others, it named the one that it was in as its `group`. */
export function fromEarlier(value: PlainRecord): PlainRecord {
  const { group, ...rest } = value;
  if (typeof group !== 'string' || Object.hasOwn(value, 'groups')) return value;
  return group === '' ? rest : { ...rest, groups: [group] };
}
