import { exportSignature } from '../../../../src/export';
import type { EmailOutput } from '../../../../src/export';
import { vcard } from '../../../../src/export/packages/vcard';
import {
  completeSignature,
  type Person,
  type PersonInput,
} from '../../../../src/model/person/signature';
import { NOW } from '../../../helpers/fake-ports';
import { parseHtml, visibleText, type Tag } from '../../../helpers/html';
import { readByIcal, type ReadLine, type ReadProperty } from './read-card';
import type { TypedInto } from './row';

/* What a signature and a contact card have of a person: read from the HTML and the card as other programs read them. */

/** Who types everything that is no name. */
export const NAME = 'Ann Poe';

export interface Parts {
  /** What stands in the signature beside the name, white space folded. */
  readonly shown: string;
  /** The links of the signature, in its order. */
  readonly linked: readonly string[];
  /** The lines of the card that the field makes, as `canonicalLine` writes them. */
  readonly card: readonly string[];
}

/** A person of a name and one text more. */
export function personWith(
  field: TypedInto,
  typed: string,
  line: { readonly label: string; readonly value: string } = { label: '', value: 'Open' },
): PersonInput {
  if (field === 'line') return { fullName: NAME, lines: [{ ...line, link: typed }] };
  if (field.startsWith('social.')) {
    return { fullName: NAME, socialLinks: { [field.slice('social.'.length)]: typed } };
  }
  return { fullName: NAME, [field]: typed };
}

/** What the template prints before the values of fields. */
const LABELS: Partial<Record<TypedInto, RegExp>> = {
  phone: /^phone /i,
  mobile: /^mobile /i,
  fax: /^fax /i,
  email: /^email /i,
  website: /^web /i,
  address: /^address /i,
};

/** What a person of one field shows, links to and writes into a card. */
export async function partsOf(field: TypedInto, person: PersonInput, label = ''): Promise<Parts> {
  const output = await exportSignature(person, 'minimal');
  const { html } = output;
  const text = textOf(html);
  const beside = field === 'fullName' ? text : text.replace(NAME, '').trim();
  const own = LABELS[field] ?? label;
  return {
    shown: beside.replace(own, '').trim(),
    linked: hrefsOf(html),
    card: cardLines(cardOf(completeSignature(person), output), propertyOf(field)),
  };
}

/** The text of a fragment, white space folded. */
export function textOf(html: string): string {
  return visibleText(parseHtml(html).roots);
}

/** The links of a fragment, in its order. */
export function hrefsOf(html: string): readonly string[] {
  return parseHtml(html).tags.flatMap(({ name, attributes }: Tag) =>
    name === 'a' ? [attributes.get('href') ?? ''] : [],
  );
}

/** The card of a person, as a file. */
export function cardOf(person: Person, output: EmailOutput): string {
  const [file] = vcard.make({ output, person, now: NOW });
  if (typeof file?.content !== 'string') throw new Error('The card is no text.');
  return file.content;
}

/** The property of a card that a field makes; null for none that is compared. */
export function propertyOf(field: TypedInto): ReadProperty | null {
  switch (field) {
    case 'phone':
    case 'mobile':
    case 'fax':
      return 'tel';
    case 'fullName':
      return 'n';
    case 'email':
      return 'email';
    case 'address':
    case 'line':
      return null;
    default:
      return 'url';
  }
}

/** The lines of one property of a card, as `canonicalLine` writes them. */
export function cardLines(card: string, property: ReadProperty | null): readonly string[] {
  if (property === null) return [];
  return readByIcal(card)[property].map((line) => canonicalLine(property, line));
}

/**
 * A line of a card in one form: the types in capitals and sorted, a number as its digits with `+` and `;ext=` where it has them,
 * several prefixes or suffixes with a comma between them.
 */
function canonicalLine(property: ReadProperty, { types, parts }: ReadLine): string {
  const head = types.length === 0 ? '' : `;TYPE=${types.join(',')}`;
  return `${property.toUpperCase()}${head}:${canonicalValue(property, parts)}`;
}

function canonicalValue(property: ReadProperty, values: readonly string[]): string {
  if (property === 'tel') return canonicalNumber(values.join(';'));
  return values.map((value) => value.replace(/\s*,\s*/g, ',')).join(';');
}

/** How address books and phones write an extension: RFC 3966, words, or the sign for a pause. */
const EXTENSION = /(?:;\s*ext=|\s*\bext\.?\s*|\s*x|,+)(\d+)#?$/i;

export function canonicalNumber(value: string): string {
  const [behind = '', extension] = EXTENSION.exec(value) ?? [];
  const number = value.slice(0, value.length - behind.length).replace(/^tel:/, '');
  const digits = number.replace(/[\s().\-/]/g, '');
  return extension === undefined ? digits : `${digits};ext=${extension}`;
}
