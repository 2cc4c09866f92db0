import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { cardText, vcard } from '../../../src/export/packages/vcard';
import { decodeBase64 } from '../../../src/base/base64';
import { cleanLine } from '../../../src/base/text';
import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { EXTRAS, FULL, PIXEL_PNG } from '../../helpers/signatures';
import { bytesOf } from '../../helpers/pictures';
import { anyName, NAMES, packedText, WITH_PICTURES } from './subjects';

/* Cards as ical.js reads them. */

test('a card holds the details of a person', async () => {
  const { card, file } = await read(EXTRAS);
  expect(values(card, 'version')).toEqual(['3.0']);
  expect(values(card, 'fn')).toEqual(['Amelia Hartwood']);
  expect(values(card, 'n')).toEqual([['Hartwood', 'Amelia', '', '', '']]);
  expect(values(card, 'org')).toEqual([['Meridian & Sons Consulting', 'Public Affairs']]);
  expect(values(card, 'title')).toEqual([EXTRAS.jobTitle]);
  expect(values(card, 'email')).toEqual([EXTRAS.email]);
  expect(values(card, 'tel')).toEqual(['+442079460958', EXTRAS.mobile, EXTRAS.fax]);
  expect(values(card, 'adr')).toEqual([
    ['', '', '18 Lantern Row, Floor 3', 'Bristol', '', 'BS1 4QA', 'United Kingdom'],
    ['', '', '3 Rue des Lilas', 'Lille', '', '59000', 'France'],
  ]);
  expect(values(card, 'label')).toEqual([EXTRAS.address, EXTRAS.secondAddress]);
  expect(values(card, 'url')[0]).toBe(EXTRAS.website);
  expect(values(card, 'url')).toHaveLength(1 + Object.keys(EXTRAS.socialLinks ?? {}).length);
  expect(values(card, 'photo')).toEqual([]);
  expect(file).toMatchObject({ name: 'Amelia Hartwood.vcf', type: 'text/vcard' });
});

test('a card holds the photo that came from the device', async () => {
  const { card } = await read(WITH_PICTURES);
  const [photo] = values(card, 'photo');
  expect(decodeBase64(String(photo))).toEqual(bytesOf(PIXEL_PNG));
});

test('a card leaves out missing details', async () => {
  const { content } = await read({ fullName: 'Cher' });
  expect(content.split('\r\n').filter((line) => !line.startsWith('REV'))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Cher',
    'N:Cher;;;;',
    'END:VCARD',
    '',
  ]);
});

test('an address whose form is not clear is its street as a whole', async () => {
  const { card } = await read({ fullName: 'Cher', address: 'Acme Building\n1234 Main Street' });
  const address = 'Acme Building\n1234 Main Street';
  expect(values(card, 'adr')).toEqual([['', '', address, '', '', '', '']]);
  expect(values(card, 'label')).toEqual([address]);
});

test.each([
  ['jane@müller.example', ['jane@xn--mller-kva.example']],
  ['\u200bann@example.com.', ['ann@example.com']],
  ['Jane Doe <jane@example.com>', ['jane@example.com']],
  ['mailto:jane@example.com?subject=Hi', ['jane@example.com']],
  ['bob@example..com', []],
  ['zoe.@example.com', []],
])('a card has the address of %j that mail arrives at: %j', async (email, addresses) => {
  const { card } = await read({ ...FULL, email });
  expect(values(card, 'email')).toEqual(addresses);
});

test('a card has web addresses in ASCII hosts', async () => {
  const { card } = await read({
    fullName: 'Jane Doe',
    website: 'müller.example/über',
    socialLinks: { facebook: 'profile.php?id=1000', mastodon: '@jane@müller.example' },
  });
  expect(values(card, 'url')).toEqual([
    'https://xn--mller-kva.example/über',
    'https://facebook.com/profile.php?id=1000',
    'https://xn--mller-kva.example/@jane',
  ]);
});

test('a comma parts the family name from the given ones', async () => {
  const { card } = await read({ fullName: 'van der Berg, Anna Maria' });
  expect(values(card, 'n')).toEqual([['van der Berg', 'Anna Maria', '', '', '']]);
});

test.each([
  ['Jane Doe', 'N:Doe;Jane;;;', 'FN:Jane Doe'],
  ['Dr. Jane Doe', 'N:Doe;Jane;;Dr.;', 'FN:Dr. Jane Doe'],
  ['Jane Doe, PhD', 'N:Doe;Jane;;;PhD', 'FN:Jane Doe\\, PhD'],
  ['Jane Doe (she/her)', 'N:Doe;Jane;;;', 'FN:Jane Doe'],
  ['Jane Doe she/her', 'N:Doe;Jane;;;', 'FN:Jane Doe'],
  ['Prof. Dr. med. Anna Müller', 'N:Müller;Anna;;Prof. Dr. med.;', 'FN:Prof. Dr. med. Anna Müller'],
  ['山田 太郎', 'N:山田;太郎;;;', 'FN:山田 太郎'],
  ['Jan van der Berg', 'N:van der Berg;Jan;;;', 'FN:Jan van der Berg'],
  ['Poe, Ann (Sales)', 'N:Poe;Ann;;;', 'FN:Poe\\, Ann (Sales)'],
  ['John Smith Jr.', 'N:Smith;John;;;Jr.', 'FN:John Smith Jr.'],
])('a card of %s has the line %s', async (fullName, parts, whole) => {
  const { content } = await read({ fullName });
  expect(content.split('\r\n')).toEqual(expect.arrayContaining([parts, whole]));
});

test('the file of a card is named without pronouns', async () => {
  const { file } = await read({ fullName: 'Jane Doe (she/her)' });
  expect(file.name).toBe('Jane Doe.vcf');
});

test('a card without a name is that of the company, whole', async () => {
  const { card } = await read({ companyName: 'Meridian & Sons Consulting' });
  expect(values(card, 'n')).toEqual([['Meridian & Sons Consulting', '', '', '', '']]);
  expect(values(card, 'fn')).toEqual(['Meridian & Sons Consulting']);
});

test('whatever the name, it has five parts', () => {
  fc.assert(
    fc.property(anyName, (fullName) => {
      const card = cardText({ ...BLANK_SIGNATURE, fullName, companyName: 'Acme' }) ?? '';
      const line = card.split('\r\n').find((each) => each.startsWith('N:')) ?? '';
      expect(line.replace(/\\[\\;,]/g, '').match(/;/g)).toHaveLength(4);
    }),
  );
});

describe('whatever is typed', () => {
  test.each(NAMES.map((name) => [name, name] as const))('%s is read back', expectWhole);

  test('anything is read back', async () => {
    await fc.assert(fc.asyncProperty(anyName, anyName, expectWhole), { numRuns: 150 });
  });
});

async function expectWhole(jobTitle: string, typed: string): Promise<void> {
  const { card, content, person } = await read({ ...FULL, jobTitle, address: typed });
  expect(textOf(card, 'title')).toBe(cleanLine(person.jobTitle));
  const lines = person.address.split(/\r\n?|[\n\u2028\u2029\u0085]/).map(cleanLine);
  expect(textOf(card, 'label')).toBe(lines.filter((line) => line !== '').join('\n'));
  expect(values(card, 'email')).toEqual([FULL.email]);
  const long = content.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
  expect(long).toEqual([]);
  expect(content).not.toMatch(/\p{Cs}/u);
}

async function read(input: Parameters<typeof packedText>[1]) {
  const made = await packedText(vcard, input, 'minimal');
  const card = new ICAL.Component(ICAL.parse(made.content));
  return { ...made, card };
}

/** A text without parts, in which ical.js leaves semicolons as RFC 2426, section 5, has them written. */
function textOf(card: ICAL.Component, name: string): string {
  return values(card, name).join().replace(/\\;/g, ';');
}

function values(card: ICAL.Component, name: string): readonly unknown[] {
  return card.getAllProperties(name).flatMap((property) => property.getValues());
}
