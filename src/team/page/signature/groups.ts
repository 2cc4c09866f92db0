import type { Member } from '../../core/list/member';
import { GROUP_FIELDS, type Exception, type GroupFieldId } from '../../core/plan';

/** A value that a group has in common, and how many have it. */
export interface Group {
  readonly value: string;
  readonly count: number;
}

/** The groups of a list by each field that has any, the largest first. Capitals do not matter; the first writing is shown. */
export function groupsOf(members: readonly Member[]): ReadonlyMap<GroupFieldId, readonly Group[]> {
  const found = GROUP_FIELDS.map((field) => [field, groupsBy(members, field)] as const);
  return new Map(found.filter(([, groups]) => groups.length > 0));
}

function groupsBy(members: readonly Member[], field: GroupFieldId): readonly Group[] {
  const groups = new Map<string, { readonly value: string; count: number }>();
  for (const { facts } of members) {
    const value = facts[field]?.trim() ?? '';
    if (value === '') continue;
    const key = value.toLowerCase();
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { value, count: 1 });
    else known.count += 1;
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** How many are in the group of an exception. */
export function countIn(
  groups: ReadonlyMap<GroupFieldId, readonly Group[]>,
  { field, value }: Pick<Exception, 'field' | 'value'>,
): number {
  const folded = value.trim().toLowerCase();
  return groups.get(field)?.find((group) => group.value.toLowerCase() === folded)?.count ?? 0;
}
