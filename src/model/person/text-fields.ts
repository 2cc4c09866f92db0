import { cleanWrittenLine } from '../../base/text';
import { TEXT_FIELDS, type FieldKindId, type FieldRow } from './text-fields.data';
import { emailDisplay, emailHref } from './web/email';
import { mapHref } from './postal/postal-address';
import { phoneHref } from './phone/phone';
import { websiteDisplay, websiteHref } from './web/web-address';
import type { SafeHref } from '../links';

/** What a text of the person is. */
interface FieldKind {
  /** The link of a value; null for one that has none. */
  readonly href?: (value: string) => SafeHref | null;
  /** A value as it is shown, where that is not as it was typed. */
  readonly display?: (value: string) => string;
  /** What the visitor reads about a value that has no link, in the product's words. */
  readonly problem?: string;
  readonly input?: 'email' | 'tel' | 'url';
  readonly hasLines?: true;
}

/** The kinds of texts; all but words are ways to reach the person, in the order in which such ways are shown. */
const KINDS = {
  words: {},
  phone: {
    href: phoneHref,
    problem: 'This does not look like a phone number, so it has no link.',
    input: 'tel',
  },
  email: {
    href: emailHref,
    display: emailDisplay,
    problem: 'This does not look like an email address, so it has no link.',
    input: 'email',
  },
  website: {
    href: websiteHref,
    display: websiteDisplay,
    problem: 'This is not a web address we can link to, so it has no link.',
    input: 'url',
  },
  address: { href: mapHref, hasLines: true },
} as const satisfies Readonly<Record<FieldKindId, FieldKind>>;

type Rows = typeof TEXT_FIELDS;
export type PersonFieldId = keyof Rows;
export type WordFieldId = FieldsWith<{ readonly kind: 'words' }>;
export type ContactFieldId = Exclude<PersonFieldId, WordFieldId>;
/** Those that a group or a company may have in common. */
export type SharedTextId = FieldsWith<{ readonly sharedBy: string }>;
type FieldsWith<Row> = {
  [Id in PersonFieldId]: Rows[Id] extends Row ? Id : never;
}[PersonFieldId];

export interface TextField extends FieldRow {
  readonly id: PersonFieldId;
  readonly input?: FieldKind['input'];
}

interface WordField extends TextField {
  readonly id: WordFieldId;
  readonly kind: 'words';
}

interface ContactField extends TextField {
  readonly id: ContactFieldId;
  readonly kind: Exclude<FieldKindId, 'words'>;
}

/** All of them, in the order of the table. */
export const PERSON_FIELDS: readonly TextField[] = (
  Object.keys(TEXT_FIELDS) as PersonFieldId[]
).map((id) => ({
  id,
  ...KINDS[TEXT_FIELDS[id].kind],
  ...TEXT_FIELDS[id],
}));

export const PERSON_FIELD_IDS = PERSON_FIELDS.map(({ id }) => id);

/** Those that come first in the form; all others follow in the order of the table. */
const FIRST: readonly PersonFieldId[] = [
  'fullName',
  'jobTitle',
  'companyName',
  'department',
  'pronouns',
];

/** The fields that are words, in the order of the form. */
export const WORD_FIELDS: readonly WordField[] = PERSON_FIELDS.filter(isWords).toSorted(
  (a, b) => placeOf(a) - placeOf(b),
);

export const WORD_FIELD_IDS: readonly WordFieldId[] = WORD_FIELDS.map(({ id }) => id);

/** The ways to reach the person, in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = PERSON_FIELDS.filter(isContact);

/** Those that hold telephone numbers. */
export const PHONE_FIELDS: readonly ContactField[] = CONTACT_FIELDS.filter(
  ({ kind }) => kind === 'phone',
);

/** The ways to reach the person, in the order in which signatures show them. */
export const CONTACT_FIELD_IDS: readonly ContactFieldId[] = Object.keys(KINDS).flatMap((kind) =>
  CONTACT_FIELDS.filter((field) => field.kind === kind).map(({ id }) => id),
);

export function isPersonField(field: string): field is PersonFieldId {
  return Object.hasOwn(TEXT_FIELDS, field);
}

export function isSharedText(field: string): field is SharedTextId {
  return textField(field)?.sharedBy !== undefined;
}

export function isWordField(field: string): field is WordFieldId {
  return isPersonField(field) && TEXT_FIELDS[field].kind === 'words';
}

export function isContactField(field: string): field is ContactFieldId {
  return isPersonField(field) && TEXT_FIELDS[field].kind !== 'words';
}

/** Words as they are shown: in one line, a name without signs that cannot be seen, which come with what is copied. */
export function cleanWords(field: WordFieldId, text: string): string {
  const isName = TEXT_FIELDS[field].role === 'name';
  return cleanWrittenLine(isName ? text.replace(/[\u00ad\u200b\u2060]/g, '') : text);
}

/** Whether a field holds telephone numbers. */
export function isPhoneField(field: string): field is ContactFieldId {
  return textField(field)?.kind === 'phone';
}

/** Whether a field holds a postal address. */
export function isAddressField(field: string): boolean {
  return textField(field)?.kind === 'address';
}

/** The link of a way to reach the person; null where its value has none. */
export function contactHref(field: ContactFieldId, value: string): SafeHref | null {
  return KINDS[TEXT_FIELDS[field].kind].href(value);
}

/** A way to reach the person as it is shown: without a scheme and without what is cleaned. */
export function contactDisplay(field: ContactFieldId, value: string): string {
  const { display }: FieldKind = KINDS[TEXT_FIELDS[field].kind];
  return display?.(value) ?? value;
}

/** Whether a field has several lines that are parts of one text: those of an address. */
export function hasLines(field: PersonFieldId): boolean {
  const kind: FieldKind = KINDS[TEXT_FIELDS[field].kind];
  return kind.hasLines === true;
}

/** What is wrong with a field's text, in the product's words; null when nothing is, or when it is blank. */
export function textFieldProblem(field: string, value: string): string | null {
  if (!isPersonField(field) || value.trim() === '') return null;
  const { href, problem }: FieldKind = KINDS[TEXT_FIELDS[field].kind];
  return problem !== undefined && href?.(value) === null ? problem : null;
}

/** The row of a field; undefined where it is no text of the person. */
export function textField(field: string): FieldRow | undefined {
  return isPersonField(field) ? TEXT_FIELDS[field] : undefined;
}

/** What a field is called in running text and where there is little room: 'Job title', 'Phone'. */
export function shortFieldLabel({ label, shortLabel = label }: FieldRow): string {
  return shortLabel.replace(/(?<= )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** How many characters a text of the person holds. */
export function fieldCharacters(field: string): number {
  return textField(field)?.characters ?? OTHER_CHARACTERS[field] ?? 500;
}

const OTHER_CHARACTERS: Readonly<Record<string, number>> = {
  language: 10,
  phoneFormat: 20,
  phoneCountry: 2,
  logoForEmail: 2048,
  colorScheme: 1000,
  // Their own bytes, or an address that is read before it is used.
  profileImageUrl: Number.POSITIVE_INFINITY,
  logoUrl: Number.POSITIVE_INFINITY,
};

function isWords(field: TextField): field is WordField {
  return field.kind === 'words';
}

function isContact(field: TextField): field is ContactField {
  return field.kind !== 'words';
}

function placeOf({ id }: TextField): number {
  const place = FIRST.indexOf(id);
  return place < 0 ? FIRST.length : place;
}
