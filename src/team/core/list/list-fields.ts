import { SOCIAL_NETWORKS, type SocialId } from '../../../model/person/social';

/*
 * What a column of a list of people can hold. Directories split what a signature has as one (name, address) and state for each
 * account whether it is in use.
 */

/** Where what a column holds ends up. */
type ListUse =
  /** In the signature, in one field or together with other columns. */
  | 'signature'
  /** Whether the row gets a signature at all. */
  | 'state';

interface ListFieldRow {
  readonly id: string;
  readonly label: string;
  readonly use: ListUse;
}

const OWN_FIELDS = [
  { id: 'email', label: 'Email address', use: 'signature' },
  { id: 'userPrincipalName', label: 'Sign-in name', use: 'signature' },
  { id: 'fullName', label: 'Full name', use: 'signature' },
  { id: 'givenName', label: 'First name', use: 'signature' },
  { id: 'surname', label: 'Last name', use: 'signature' },
  { id: 'pronouns', label: 'Pronouns', use: 'signature' },
  { id: 'jobTitle', label: 'Job title', use: 'signature' },
  { id: 'department', label: 'Department', use: 'signature' },
  { id: 'companyName', label: 'Company', use: 'signature' },
  { id: 'office', label: 'Office', use: 'signature' },
  { id: 'phone', label: 'Phone', use: 'signature' },
  { id: 'mobile', label: 'Mobile', use: 'signature' },
  { id: 'fax', label: 'Fax', use: 'signature' },
  { id: 'website', label: 'Website', use: 'signature' },
  { id: 'address', label: 'Address', use: 'signature' },
  { id: 'street', label: 'Street', use: 'signature' },
  { id: 'postalCode', label: 'Postal code', use: 'signature' },
  { id: 'city', label: 'City', use: 'signature' },
  { id: 'state', label: 'State', use: 'signature' },
  { id: 'country', label: 'Country', use: 'signature' },
  { id: 'quote', label: 'Quote', use: 'signature' },
  { id: 'profileImageUrl', label: 'Link to the photo', use: 'signature' },
  { id: 'language', label: 'Language', use: 'signature' },
  { id: 'userType', label: 'Kind of account', use: 'state' },
  { id: 'enabled', label: 'Account is enabled', use: 'state' },
  { id: 'blocked', label: 'Sign-in is blocked', use: 'state' },
  { id: 'status', label: 'Status', use: 'state' },
] as const satisfies readonly ListFieldRow[];

export type ListFieldId = (typeof OWN_FIELDS)[number]['id'] | SocialId;

export interface ListField extends ListFieldRow {
  readonly id: ListFieldId;
}

/** All that a column can hold, in the order in which it is offered. */
export const LIST_FIELDS: readonly ListField[] = [
  ...OWN_FIELDS,
  ...SOCIAL_NETWORKS.map(({ id, label }) => ({ id, label, use: 'signature' as const })),
];

/** Whether a text names a field of lists. */
export function isListFieldId(id: string): id is ListFieldId {
  return LIST_FIELDS.some((field) => field.id === id);
}
