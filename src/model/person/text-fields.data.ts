/** What a text is; all but words are ways to reach the person. */
export type FieldKindId = 'words' | 'phone' | 'email' | 'website' | 'address';

/** What words stand for in a signature. Those of one role are printed one after another, in the order of the fields. */
export type WordRole =
  | 'name'
  | 'pronouns'
  | 'title'
  | 'company'
  /** A unit within the company. */
  | 'unit'
  | 'quote';

export interface FieldRow {
  readonly label: string;
  /** Where there is little room. */
  readonly shortLabel?: string;
  readonly kind: FieldKindId;
  /** Who may have it in common; else it is somebody's alone. What a company has, lists of people may leave out. */
  readonly sharedBy?: 'company' | 'group';
  /** The property of contact cards (RFC 2426) that it is, with its parameters; fields of the same one are its parts. */
  readonly vcard?: string;
  readonly required?: true;
  /** Height in rows of a field of several lines. */
  readonly rows?: number;
  readonly autoComplete?: string;
  /** How many characters it holds, where that is not 500. */
  readonly characters?: number;
}

interface WordRow extends FieldRow {
  readonly kind: 'words';
  readonly role: WordRole;
}

interface ContactRow extends FieldRow {
  readonly kind: Exclude<FieldKindId, 'words'>;
}

/** The texts that a visitor enters about themselves, in the order of files. */
export const TEXT_FIELDS = {
  fullName: {
    label: 'Full Name',
    kind: 'words',
    role: 'name',
    required: true,
    autoComplete: 'name',
  },
  pronouns: { label: 'Pronouns', kind: 'words', role: 'pronouns', characters: 60 },
  jobTitle: {
    label: 'Job Title',
    kind: 'words',
    role: 'title',
    vcard: 'TITLE',
    autoComplete: 'organization-title',
  },
  companyName: {
    label: 'Company Name',
    shortLabel: 'Company',
    kind: 'words',
    role: 'company',
    sharedBy: 'company',
    vcard: 'ORG',
    autoComplete: 'organization',
  },
  department: {
    label: 'Department',
    kind: 'words',
    role: 'unit',
    sharedBy: 'group',
    vcard: 'ORG',
  },
  quote: {
    label: 'Personal Quote',
    shortLabel: 'Quote',
    kind: 'words',
    role: 'quote',
    sharedBy: 'group',
    rows: 2,
    characters: 1000,
  },
  email: {
    label: 'Email Address',
    kind: 'email',
    vcard: 'EMAIL;TYPE=INTERNET',
    required: true,
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone Number',
    shortLabel: 'Phone',
    kind: 'phone',
    sharedBy: 'group',
    vcard: 'TEL;TYPE=WORK,VOICE',
    autoComplete: 'tel',
  },
  mobile: { label: 'Mobile', kind: 'phone', vcard: 'TEL;TYPE=CELL,VOICE', autoComplete: 'tel' },
  fax: { label: 'Fax', kind: 'phone', sharedBy: 'group', vcard: 'TEL;TYPE=WORK,FAX' },
  website: {
    label: 'Website',
    kind: 'website',
    sharedBy: 'company',
    autoComplete: 'url',
    characters: 2048,
  },
  address: {
    label: 'Address',
    kind: 'address',
    sharedBy: 'company',
    rows: 2,
    autoComplete: 'street-address',
    characters: 1000,
  },
  /** Of a second office. */
  secondAddress: {
    label: 'Second Address',
    kind: 'address',
    sharedBy: 'company',
    rows: 2,
    characters: 1000,
  },
} as const satisfies Readonly<Record<string, WordRow | ContactRow>>;
