import { memoize } from '../../base/memoize';
import { countryCodeOf } from '../../model/person/postal/country-names';
import { listFieldLabel } from './list/list-fields';
import type { Facts } from './list/member';
import type { Condition, Exception, GroupFieldId } from './plan';

/** Whether somebody is in the group of an exception. */
export function isIn(facts: Facts, { conditions }: Pick<Exception, 'conditions'>): boolean {
  return conditions.every((condition) => holds(facts, condition));
}

/** Whether a condition holds for somebody; not for those of whom the list has nothing there. */
export function holds(facts: Facts, { field, values }: Condition): boolean {
  const key = groupKey(field, facts[field] ?? '');
  return key !== '' && values.some((value) => groupKey(field, value) === key);
}

/** The same for texts that name the same group: `DE`, `Germany` and `Deutschland` are one country. Blank for a blank text. */
export function groupKey(field: GroupFieldId, text: string): string {
  const folded = text.trim().toLowerCase();
  if (field !== 'country' || folded === '') return folded;
  return countryKey(folded);
}

/** A list has the same few countries in all of its rows. In characters. */
const MOST_KEPT = 10_000;

const countryKey = memoize((text: string): string => countryCodeOf(text) ?? text, MOST_KEPT);

/** Who is in a group, in words: `Department Sales or Marketing and Country Germany`. */
export function conditionWords(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, values }) => `${listFieldLabel(field)} ${values.join(' or ')}`)
    .join(' and ');
}
