import { encodeBase64 } from '../../base/base64';
import { parseEmail } from '../../model/person/web/email';
import { socialHref } from '../../model/person/web/profile';
import { parseAddress } from '../../model/person/postal/parse-address';
import { websiteHref } from '../../model/person/web/web-address';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import { parseName, type PersonName } from '../../model/person/name/name';
import type { Person } from '../../model/person/signature';
import { phonesIn, wholeNumber } from '../../model/person/phone/phone';
import { PERSON_FIELDS, PHONE_FIELDS } from '../../model/person/text-fields';
import { sortedNetworks } from '../../model/person/social';
import { cleanLine } from '../../base/text';
import type { EmailImage, EmailOutput } from '../types';
import { personName } from './file-names';
import { vcardFile, vcardText } from './formats/vcard-lines';
import type { Package } from './package';

/** In bytes. Phones take larger ones, older Outlooks do not. */
const LARGEST_PHOTO = 50_000;

/** The person for address books: vCard 3.0 (RFC 2426), the version that all of them read. */
export const vcard: Package = {
  id: 'vcard',
  images: 'embed',
  make: ({ output, person, now }) => {
    const content = vcardFile([
      'BEGIN:VCARD',
      'VERSION:3.0',
      ...nameLines(person),
      ...textLines(person),
      ...phoneLines(person),
      ...addressLines(person),
      ...linkLines(person),
      ...photoLines(output),
      `REV:${now}`,
      'END:VCARD',
    ]);
    return [{ name: `${personName(person)}.vcf`, type: 'text/vcard', content }];
  },
};

/** The person as a card that is short enough for a code: without picture and addresses; null without name and company. */
export function cardText(person: Person): string | null {
  const lines = [
    ...nameLines(person),
    ...textLines(person),
    ...phoneLines(person),
    ...linkLines({ ...person, socialLinks: {} }),
  ];
  const isEmptyPerson = cleanLine(person.fullName) === '' && cleanLine(person.companyName) === '';
  return isEmptyPerson ? null : ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
}

function nameLines({ fullName, companyName }: Person): readonly string[] {
  const name = parseName(fullName);
  if (name.text !== '') return linesOf(name.plain, nameParts(name));
  const other = cleanLine(companyName) || PACKAGE_MESSAGES.unnamed;
  return linesOf(other, [other]);
}

function linesOf(name: string, parts: readonly string[]): readonly string[] {
  const all = Array.from({ length: NAME_PARTS }, (_, place) => vcardText(parts[place] ?? ''));
  return [`FN:${vcardText(name)}`, `N:${all.join(';')}`];
}

/** Family name, given names, others, titles, degrees (RFC 2426, 3.1.2). */
const NAME_PARTS = 5;

/** A single name stands in the place of the family name: address books sort by that. */
function nameParts({ family, given, prefix, suffix }: PersonName): readonly string[] {
  return family === '' ? [given, '', '', prefix, suffix] : [family, given, '', prefix, suffix];
}

/** The texts that are properties as they stand. Of parts, those at the end that are blank are left out. */
function textLines(person: Person): readonly string[] {
  const properties = new Map<string, readonly string[]>();
  for (const { id, kind, vcard: property } of PERSON_FIELDS) {
    if (property === undefined || kind === 'phone') continue;
    properties.set(property, [
      ...(properties.get(property) ?? []),
      kind === 'email' ? mailboxOf(person) : cleanLine(person[id]),
    ]);
  }
  return [...properties].flatMap(([property, parts]) => {
    const last = parts.findLastIndex((part) => part !== '');
    const text = parts.slice(0, last + 1).map(vcardText);
    return text.length === 0 ? [] : [`${property}:${text.join(';')}`];
  });
}

/** The address to write to; blank for what is none. */
function mailboxOf({ email }: Person): string {
  return parseEmail(email)?.address ?? '';
}

/** A line for each number, without the words around it. */
function phoneLines(person: Person): readonly string[] {
  return PHONE_FIELDS.flatMap(({ id, vcard: property = 'TEL' }) =>
    phonesIn(person[id]).map((phone) => {
      const isMobile = person.numbers?.[phone.dialed]?.isMobile === true;
      const type = isMobile ? property.replace('=WORK,VOICE', '=WORK,CELL,VOICE') : property;
      return `${type}:${vcardText(wholeNumber(person[id], phone))}`;
    }),
  );
}

/**
 * In its parts, where the form of its country shows them, else whole as its street. Outlook shows the label, phones the
 * address. A second office is no second address at work: Outlook keeps one of each type.
 */
function addressLines({ address, secondAddress }: Person): readonly string[] {
  return [...addressOfType(address, 'WORK'), ...addressOfType(secondAddress, 'POSTAL')];
}

function addressOfType(address: string, type: string): readonly string[] {
  const { lines, street, city, state, postalCode, country } = parseAddress(address);
  if (lines.length === 0) return [];
  const parts = [street.join('\n'), city, state, postalCode, country].map(vcardText);
  return [
    `ADR;TYPE=${type}:;;${parts.join(';')}`,
    `LABEL;TYPE=${type}:${vcardText(lines.join('\n'))}`,
  ];
}

function linkLines({ website, socialLinks, socialOrder }: Person): readonly string[] {
  const profiles = sortedNetworks(socialOrder).map(({ id }) =>
    socialHref(id, socialLinks[id] ?? ''),
  );
  return [websiteHref(website), ...profiles].flatMap((href) =>
    href === null ? [] : `URL:${href}`,
  );
}

function photoLines({ images }: EmailOutput): readonly string[] {
  const photo = images.find(isPhoto);
  if (photo === undefined || photo.bytes.length > LARGEST_PHOTO) return [];
  const type = photo.mime.replace('image/', '').toUpperCase();
  return [`PHOTO;ENCODING=b;TYPE=${type}:${encodeBase64(photo.bytes)}`];
}

function isPhoto({ origin }: EmailImage): boolean {
  return origin.some((each) => each.kind === 'field' && each.field === 'profileImageUrl');
}
