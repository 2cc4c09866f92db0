import { encodeBase64 } from '../../base/base64';
import { parseEmail } from '../../model/person/web/email';
import { socialHref } from '../../model/person/web/profile';
import { websiteHref } from '../../model/person/web/web-address';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import type { Person } from '../../model/person/signature';
import { PERSON_FIELDS } from '../../model/person/text-fields';
import { sortedNetworks } from '../../model/person/social';
import { cleanLine, cleanLines } from '../../base/text';
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
    ...linkLines({ ...person, socialLinks: {} }),
  ];
  const isEmptyPerson = cleanLine(person.fullName) === '' && cleanLine(person.companyName) === '';
  return isEmptyPerson ? null : ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
}

function nameLines({ fullName, companyName }: Person): readonly string[] {
  const name = cleanLine(fullName) || cleanLine(companyName) || PACKAGE_MESSAGES.unnamed;
  return [`FN:${vcardText(name)}`, `N:${nameParts(name).map(vcardText).join(';')}`];
}

/** The parts of `N`, the family name first: split at a comma, else at the last blank. */
function nameParts(name: string): readonly string[] {
  const [family = '', given] = name.split(/,(.*)/);
  if (given !== undefined) return [family.trim(), given.trim(), '', '', ''];
  const words = name.split(' ');
  return [words.at(-1) ?? '', words.slice(0, -1).join(' '), '', '', ''];
}

/** The texts that are properties as they stand. Of parts, those at the end that are blank are left out. */
function textLines(person: Person): readonly string[] {
  const properties = new Map<string, readonly string[]>();
  for (const { id, kind, vcard: property } of PERSON_FIELDS) {
    if (property === undefined) continue;
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

/** Whole, as its street, since it is not known which line is what. Outlook shows the label, phones the address. */
function addressLines({ address }: Person): readonly string[] {
  const lines = cleanLines(address);
  if (lines.length === 0) return [];
  const text = vcardText(lines.join('\n'));
  return [`ADR;TYPE=WORK:;;${text};;;;`, `LABEL;TYPE=WORK:${text}`];
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
