import type { ListFieldId } from '../../list/list-fields';
import type { Member } from '../../list/member';

/*
 * What a company's directory has of everybody. Two packs let the server fill it in, so they need one signature that contains
 * the names of fields instead of somebody's details.
 */

/** The fields that directories have, by the facts of lists. */
export const DIRECTORY_FIELDS = [
  'fullName',
  'email',
  'jobTitle',
  'department',
  'companyName',
  'phone',
  'mobile',
  'fax',
  'street',
  'postalCode',
  'city',
  'state',
  'country',
] as const satisfies readonly ListFieldId[];

export type DirectoryField = (typeof DIRECTORY_FIELDS)[number];

/** A text for each field: its placeholder, or what the server calls it. */
export type DirectoryTexts = Readonly<Record<DirectoryField, string>>;

/** How many members have each field; name and address all have. */
export function fieldCounts(members: Iterable<Member>): ReadonlyMap<DirectoryField, number> {
  const counts = new Map<DirectoryField, number>();
  for (const { facts } of members) {
    for (const field of DIRECTORY_FIELDS) {
      if (isAlways(field) || (facts[field] ?? '') !== '')
        counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return counts;
}

/** The fields that a member has, in the order above. */
export function fieldsOf({ facts }: Pick<Member, 'facts'>): readonly DirectoryField[] {
  return DIRECTORY_FIELDS.filter((field) => isAlways(field) || (facts[field] ?? '') !== '');
}

/** The country that most of them are in, by which postal addresses are written; blank where the list has none. */
export function usualCountry(members: Iterable<Member>): string {
  const counts = new Map<string, number>();
  for (const { facts } of members) {
    const { country = '' } = facts;
    if (/^[^\r\n]+$/.test(country)) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0] ?? '';
}

function isAlways(field: DirectoryField): boolean {
  return field === 'fullName' || field === 'email';
}
