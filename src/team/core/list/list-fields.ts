import { SOCIAL_NETWORKS, type SocialId } from '../../../model/person/social';
import {
  PERSON_FIELDS,
  shortFieldLabel,
  type PersonFieldId,
  type TextField,
} from '../../../model/person/text-fields';

/*
 * What a column of a list of people can hold. Directories split what a signature has as one (name, address) and state for each
 * account whether it is in use.
 */

/** Where what a column holds ends up. */
type ListUse =
  /** In the signature, in one field or together with other columns. */
  | 'signature'
  /** Not shown: their photo is found by it. */
  | 'key'
  /** Whether the row gets a signature at all. */
  | 'state';

/** The texts of a person that a list can have: it has one address for each. */
export type ListedTextId = Exclude<PersonFieldId, 'secondAddress'>;

interface ListFieldRow {
  readonly id: string;
  readonly label: string;
  readonly use: ListUse;
}

/** What lists have of people beside these. */
const OTHER_FIELDS = [
  { id: 'userPrincipalName', label: 'Sign-in name', use: 'signature' },
  { id: 'salutation', label: 'Salutation', use: 'signature' },
  { id: 'givenName', label: 'First name', use: 'signature' },
  { id: 'surname', label: 'Last name', use: 'signature' },
  { id: 'office', label: 'Office', use: 'signature' },
  { id: 'street', label: 'Street', use: 'signature' },
  { id: 'postalCode', label: 'Postal code', use: 'signature' },
  { id: 'city', label: 'City', use: 'signature' },
  { id: 'state', label: 'State', use: 'signature' },
  { id: 'country', label: 'Country', use: 'signature' },
  { id: 'profileImageUrl', label: 'Link to the photo', use: 'signature' },
  { id: 'language', label: 'Language', use: 'signature' },
  { id: 'employeeId', label: 'Employee number', use: 'key' },
  { id: 'userType', label: 'Kind of account', use: 'state' },
  { id: 'enabled', label: 'Account is enabled', use: 'state' },
  { id: 'blocked', label: 'Sign-in is blocked', use: 'state' },
  { id: 'status', label: 'Status', use: 'state' },
] as const satisfies readonly ListFieldRow[];

export type OtherListFieldId = (typeof OTHER_FIELDS)[number]['id'];
export type ListFieldId = ListedTextId | OtherListFieldId | SocialId;

export interface ListField extends ListFieldRow {
  readonly id: ListFieldId;
}

/** The texts of a person that a list can have, in the order of these. */
export const LISTED_TEXTS: readonly (TextField & { readonly id: ListedTextId })[] =
  PERSON_FIELDS.flatMap((field) => {
    const { id } = field;
    return id === 'secondAddress' ? [] : [{ ...field, id }];
  });

/** Those that are offered first, each beside what is made of it or what it is made of. */
const FIRST: readonly ListFieldId[] = [
  'email',
  'userPrincipalName',
  'fullName',
  'salutation',
  'givenName',
  'surname',
  'pronouns',
  'jobTitle',
  'department',
  'companyName',
  'office',
  'phone',
  'mobile',
  'fax',
  'website',
  'address',
  'street',
  'postalCode',
  'city',
  'state',
  'country',
];

/** All that a column can hold, in the order in which it is offered. */
export const LIST_FIELDS: readonly ListField[] = allFields().toSorted(
  (a, b) => placeOf(a) - placeOf(b),
);

/** Whether a text names a field of lists. */
export function isListFieldId(id: string): id is ListFieldId {
  return LIST_FIELDS.some((field) => field.id === id);
}

/** What a field of lists is called. */
export function listFieldLabel(field: ListFieldId): string {
  return LIST_FIELDS.find(({ id }) => id === field)?.label ?? field;
}

function allFields(): readonly ListField[] {
  const use = 'signature';
  return [
    ...LISTED_TEXTS.map((field) => ({ id: field.id, label: shortFieldLabel(field), use }) as const),
    ...OTHER_FIELDS,
    ...SOCIAL_NETWORKS.map(({ id, label }) => ({ id, label, use }) as const),
  ];
}

function placeOf({ id }: ListField): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}
