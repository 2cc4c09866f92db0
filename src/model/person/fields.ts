import { blockLabelOf } from './blocks';
import { addressOrPhoneHref } from '../address-href';
import { emailHref, phoneHref, socialHref, strayNetwork, websiteHref } from '../links';
import type { OwnLine } from './own-lines';
import { accountWords, SOCIAL_NETWORKS, type SocialId } from './social';
import type { Person } from './signature';

/** The form's fields that hold one text each. */
export type TextFieldId = {
  [Key in keyof Person]-?: string extends Person[Key] ? Key : never;
}[keyof Person];

export interface TextField {
  readonly id: TextFieldId;
  readonly label: string;
  readonly required?: true;
  /** Height in rows of a field of several lines. */
  readonly rows?: number;
  readonly input?: 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
}

export const PERSONAL_FIELDS: readonly TextField[] = [
  { id: 'fullName', label: 'Full Name', required: true, autoComplete: 'name' },
  { id: 'jobTitle', label: 'Job Title', autoComplete: 'organization-title' },
  { id: 'companyName', label: 'Company Name', autoComplete: 'organization' },
];

export const PRONOUNS_FIELD: TextField = { id: 'pronouns', label: 'Pronouns' };
export const DEPARTMENT_FIELD: TextField = { id: 'department', label: 'Department' };
export const QUOTE_FIELD: TextField = { id: 'quote', label: 'Personal Quote', rows: 2 };

export const CONTACT_FIELDS: readonly TextField[] = [
  { id: 'email', label: 'Email Address', required: true, input: 'email', autoComplete: 'email' },
  { id: 'phone', label: 'Phone Number', input: 'tel', autoComplete: 'tel' },
  { id: 'mobile', label: 'Mobile', input: 'tel', autoComplete: 'tel' },
  { id: 'fax', label: 'Fax', input: 'tel' },
  { id: 'website', label: 'Website', input: 'url', autoComplete: 'url' },
  { id: 'address', label: 'Address', rows: 2, autoComplete: 'street-address' },
  { id: 'secondAddress', label: 'Second Address', rows: 2 },
];

interface FieldCheck {
  readonly href: (value: string) => string | null;
  readonly message: string;
}

const PHONE_CHECK: FieldCheck = {
  href: phoneHref,
  message: 'This does not look like a phone number, so it has no link.',
};

const FIELD_PROBLEMS: Partial<Record<TextFieldId, FieldCheck>> = {
  email: {
    href: emailHref,
    message: 'This does not look like an email address, so it has no link.',
  },
  phone: PHONE_CHECK,
  mobile: PHONE_CHECK,
  fax: PHONE_CHECK,
  website: {
    href: websiteHref,
    message: 'This is not a web address we can link to, so it has no link.',
  },
};

/** What is wrong with a field's text, in the product's words; null when nothing is, or when it is blank. */
export function textFieldProblem(field: TextFieldId, value: string): string | null {
  const check = FIELD_PROBLEMS[field];
  if (check === undefined || value.trim() === '') return null;
  return check.href(value) === null ? check.message : null;
}

/** What is wrong with the link of a line of one's own; null when nothing is, or when it is blank. */
export function ownLineProblem({ link }: OwnLine): string | null {
  if (link.trim() === '' || addressOrPhoneHref(link) !== null) return null;
  return 'This is neither an address nor a number we can link to, so the line has no link.';
}

/** What is wrong with a social profile's address; null when nothing is, or when it is blank. */
export function socialFieldProblem(network: SocialId, value: string): string | null {
  if (value.trim() === '') return null;
  if (socialHref(network, value) === null) {
    return `This is neither a web address nor ${accountWords(network)}, so its badge is left out.`;
  }
  const other = strayNetwork(network, value);
  return other && `This badge would link to ${other.label}.`;
}

/** The label under which a field of the signature is known to the visitor. */
export function fieldLabel(field: string): string {
  const known = [
    ...PERSONAL_FIELDS,
    PRONOUNS_FIELD,
    DEPARTMENT_FIELD,
    QUOTE_FIELD,
    ...CONTACT_FIELDS,
  ];
  const network = SOCIAL_NETWORKS.find(({ id }) => id === field);
  return (
    known.find(({ id }) => id === field)?.label ??
    network?.label ??
    OTHER_LABELS[field] ??
    blockLabelOf(field) ??
    field
  );
}

const OTHER_LABELS: Readonly<Record<string, string>> = {
  profileImageUrl: 'Profile Picture',
  logoUrl: 'Logo',
  logoBackgroundColor: 'Logo background',
  logoForEmail: 'Logo link',
  lines: 'Lines of your own',
  language: 'Language',
};
