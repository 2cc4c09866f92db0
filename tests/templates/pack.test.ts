import { expect, test } from 'vitest';
import { font, type Block } from '../../src/email/builders';
import { words } from '../../src/model/languages/en';
import { completeSignature } from '../../src/model/person/signature';
import { comma } from '../../src/templates/parts/contact/address';
import { packedRoles } from '../../src/templates/parts/pack';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';
import { FULL } from '../helpers/signatures';

const SIGNATURE = viewSignature(completeSignature(FULL), NO_PICTURES, words);
const ROLE = ['title', 'unit', 'company'] as const;

test.each([
  [600, 'Director of Communications · Public Affairs · Meridian & Sons Consulting'],
  [340, 'Director of Communications · Public Affairs\nMeridian & Sons Consulting'],
  [20, 'Director of Communications\nPublic Affairs\nMeridian & Sons Consulting'],
])('in %i px fields break between them, and no separator ends a line', (width, lines) => {
  expect(textOf(packedRoles(SIGNATURE, ROLE, ' · ', font('sans', 13, '#000000'), width))).toBe(
    lines,
  );
});

test.each([
  ['Gleichstellungsbeauftragte', 150, 11],
  ['Gleichstellungsbeauftragte', 400, 13],
  ['Head of Partnerships', 170, 13],
  // What does not fit at the least size either is no reason to write small.
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragung', 170, 13],
])('the size of %j in %i px gives way to %i px before the word is torn', (title, width, size) => {
  const person = completeSignature({ ...FULL, jobTitle: title });
  const signature = viewSignature(person, NO_PICTURES, words);
  const block = packedRoles(signature, ['title'], ' · ', font('sans', 13, '#000000'), width);
  expect(block?.font?.size).toBe(size);
});

test('fields that are blank leave nothing behind', () => {
  const texts = SIGNATURE.texts.filter(({ role }) => role === 'company');
  const signature = { ...SIGNATURE, texts };
  const block = packedRoles(signature, ROLE, ' · ', font('sans', 13, '#000000'), 600);
  expect(textOf(block)).toBe('Meridian & Sons Consulting');
  const none = { ...signature, texts: [] };
  expect(packedRoles(none, ROLE, ' · ', font('sans', 13, '#000000'), 600)).toBeNull();
});

test.each([
  ['ar', '، '],
  ['he', ', '],
  ['arn', ', '],
  ['en', ', '],
])('a list in %s is parted by "%s"', (lang, between) => {
  expect(comma({ lang })).toBe(between);
});

test('a list in an unknown language from right to left has the comma of Arabic letters', () => {
  expect(comma({ lang: undefined, direction: 'rtl' })).toBe('، ');
  expect(comma({ lang: undefined, direction: 'ltr' })).toBe(', ');
});

function textOf(block: Block): string {
  return (block?.children ?? []).map((child) => (child.kind === 'text' ? child.text : '')).join('');
}
