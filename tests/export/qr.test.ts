import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeElements, encodePerson } from '../../src/export/qr/encode-person';
import { cardText } from '../../src/export/packages/vcard';
import { newBlock } from '../../src/model/person/blocks';
import { websiteHref } from '../../src/model/person/web/web-address';
import { cleanLine } from '../../src/base/text';
import {
  BLANK_SIGNATURE,
  completeSignature,
  type PersonInput,
} from '../../src/model/person/signature';
import { element } from '../scene/scenes';
import { readQr } from '../helpers/read-qr';

/* Codes are read back by another library, from the pixels of the PNG, as large as the code is shown. */

function codeOf(values: Readonly<Record<string, string>>, person: PersonInput = {}) {
  const block = newBlock('qr', 'a');
  const blocks = [{ ...block, values: { ...block.values, ...values } }];
  return encodePerson(completeSignature({ ...person, blocks }))['a'] ?? null;
}

const link = fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['https'] });

test('100 random links are read back at the size in which they are shown', () => {
  fc.assert(
    fc.property(link, (given) => {
      const code = codeOf({ holds: 'link', link: given });
      expect(code && readQr(code.src, code.side)).toBe(websiteHref(given));
    }),
    { numRuns: 100, seed: 20261123 },
  );
});

const words = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 24 });
const person = fc.record({
  fullName: words.filter((name) => cleanLine(name) !== ''),
  jobTitle: words,
  companyName: words,
  email: fc.emailAddress(),
  phone: fc.constantFrom('+44 20 7946 0958', '+1 (555) 010-4477', ''),
  website: link,
});

test('100 random people are read back at the size in which they are shown', () => {
  fc.assert(
    fc.property(person, (given) => {
      const code = codeOf({ holds: 'card' }, given);
      const card = cardText(completeSignature(given));
      expect(card).toContain('END:VCARD');
      expect(code && readQr(code.src, code.side)).toBe(card);
    }),
    { numRuns: 100, seed: 20261123 },
  );
});

test('a code on the canvas is as large as its element, and is read back at that size', () => {
  const sides = new Set<string>();
  const side = fc.integer({ min: 40, max: 260 });
  fc.assert(
    fc.property(link, side, side, (content, width, height) => {
      const code = encodeElements([element('qr', { content, width, height })], BLANK_SIGNATURE)[
        'qr-1'
      ];
      sides.add(code === undefined ? 'none' : 'some');
      if (code === undefined) return;
      expect(code.side).toBe(Math.min(width, height));
      expect(readQr(code.src, code.side)).toBe(websiteHref(content));
    }),
    { numRuns: 100, seed: 20261123 },
  );
  expect([...sides].toSorted()).toEqual(['none', 'some']);
});

test('a link that is too long or none, and a card without a name, have no code', () => {
  const long = `https://example.com/${'a'.repeat(1000)}`;
  expect(codeOf({ holds: 'link', link: long })).toBeNull();
  expect(codeOf({ holds: 'link', link: 'two words' })).toBeNull();
  expect(codeOf({ holds: 'card' }, { fullName: ' ' })).toBeNull();
});
