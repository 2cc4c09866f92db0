import { expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { encodePerson } from '../../../src/export/qr/encode-person';
import { newBlock } from '../../../src/model/person/blocks';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { readQr } from '../../helpers/read-qr';
import { PEOPLE, type PeopleRow } from './people.data';
import { readByIcal, readByVcard4 } from './people/read-card';
import { cardLines, cardOf, personWith, propertyOf } from './people/read-parts';

/* Contact cards as two parsers read them, and as a phone reads them from a QR code. */

const UNITS = ['Poe; Daughters, Ltd \\ Co', 'Research, Hull'] as const;

/** What everybody has beside what a row types: signs that have a meaning in cards, and every kind of number. */
const EVERYBODY: PersonInput = {
  companyName: UNITS[0],
  department: UNITS[1],
  email: 'ann.poe@example.com',
  phone: '+44 20 7946 0958 ext. 12',
  mobile: '+44 7700 900123',
  fax: '+44 20 7946 0959',
};

const ROWS = PEOPLE.map((row) => [`${row.field}: ${row.typed}`, row] as const);

test.each(ROWS)('two parsers read the same of the card of %j', async (_typed, row) => {
  const person = completeSignature({ ...EVERYBODY, ...personOf(row) });
  const card = cardOf(person, await exportSignature(person, 'minimal'));
  const { org, ...read } = readByIcal(card);
  const { org: otherOrg, ...otherRead } = readByVcard4(card);
  expect.soft(otherRead).toEqual(read);
  expect.soft(org.map(({ parts }) => parts)).toEqual([UNITS]);
  expect.soft(otherOrg.map(({ parts }) => parts)).toEqual([[UNITS.join(';')]]);
  expect.soft(read.n.map(({ parts }) => parts.length)).toEqual([5]);
  expect.soft(read.fn.map(({ parts: [text] }) => text !== '')).toEqual([true]);
});

/** A sample, without profiles, for which a code has no room. */
const CODED = ROWS.filter(
  ([, { field, card }], at) => card !== null && !field.startsWith('social.') && at % 8 === 0,
);

test.each(CODED)('a phone reads from its code what the card has of %j', (_typed, row) => {
  const person = completeSignature({ ...personOf(row), blocks: [newBlock('qr', 'a')] });
  const code = encodePerson(person)['a'];
  const content = (code && readQr(code.src, code.side)) ?? '';
  expect(row.card).toContainEqual(cardLines(content, propertyOf(row.field)));
});

function personOf({ field, typed, line }: PeopleRow): PersonInput {
  return personWith(field, typed, line);
}
