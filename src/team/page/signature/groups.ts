import { groupKey, isIn } from '../../core/conditions';
import type { Member } from '../../core/list/member';
import { GROUP_FIELDS, type Condition, type Exception, type GroupFieldId } from '../../core/plan';

/** A value that a group has in common, and how many have it. */
export interface Group {
  readonly value: string;
  readonly count: number;
}

/** The groups of a list by each field that has any. */
export type Groups = ReadonlyMap<GroupFieldId, readonly Group[]>;

/**
 * The groups of a list, the largest first. Capitals do not matter, nor how a country is written; the first writing is shown.
 */
export function groupsOf(members: readonly Member[]): Groups {
  const found = GROUP_FIELDS.map((field) => [field, groupsBy(members, field)] as const);
  return new Map(found.filter(([, groups]) => groups.length > 0));
}

function groupsBy(members: readonly Member[], field: GroupFieldId): readonly Group[] {
  const groups = new Map<string, { readonly value: string; count: number }>();
  for (const { facts } of members) {
    const value = facts[field]?.trim() ?? '';
    if (value === '') continue;
    const key = groupKey(field, value);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { value, count: 1 });
    else known.count += 1;
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** The members in the group of an exception. */
export function membersIn(
  members: readonly Member[],
  exception: Pick<Exception, 'conditions'>,
): readonly Member[] {
  return members.filter(({ facts }) => isIn(facts, exception));
}

/** The value of a list that is the same group; undefined where the list has none. */
export function groupOf(groups: Groups, field: GroupFieldId, value: string): Group | undefined {
  const key = groupKey(field, value);
  return groups.get(field)?.find((group) => groupKey(field, group.value) === key);
}

/** A condition on a field that holds for its largest group; null where the list has no groups by it. */
export function largestGroup(groups: Groups, field: GroupFieldId | undefined): Condition | null {
  const [group] = field === undefined ? [] : (groups.get(field) ?? []);
  return field === undefined || group === undefined ? null : { field, values: [group.value] };
}
