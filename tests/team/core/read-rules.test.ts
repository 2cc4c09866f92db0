import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_RULES } from '../../../src/team/core/plan';
import { readRules } from '../../../src/team/core/read-rules';
import { PIXEL_PNG } from '../../helpers/signatures';

const WHOLE = {
  constants: { companyName: 'Northwind', logoUrl: PIXEL_PNG },
  banner: { picture: 'https://example.com/a.png', link: 'https://example.com', text: 'Fair' },
  disclaimer: 'Confidential.',
  exceptions: [
    { field: 'department', value: 'Sales', colorScheme: 'tech-teal', language: 'fr' },
    { field: 'country', value: 'Norway', constants: { phone: '+47 1' }, disclaimer: 'Nei.' },
  ],
};

test('rules come back as they were written', () => {
  const { rules, notes } = readRules(JSON.parse(JSON.stringify(WHOLE)));
  expect(rules).toEqual(WHOLE);
  expect(notes).toEqual([]);
});

test('a file without rules has none', () => {
  expect(readRules(undefined)).toEqual({ rules: NO_RULES, notes: [] });
});

test('what cannot be read is left out and reported', () => {
  const { rules, notes } = readRules({
    ...WHOLE,
    exceptions: [{ field: 'shoe', value: '44' }, ...WHOLE.exceptions, 7],
  });
  expect(rules.exceptions).toEqual(WHOLE.exceptions);
  expect(notes).toEqual([
    'Exception 1 is left out: it cannot be read.',
    'Exception 4 is left out: it cannot be read.',
  ]);
});

test('nothing unsafe comes in', () => {
  const { rules } = readRules({
    constants: { logoUrl: 'javascript:alert(1)', email: 'a@b.c', __proto__: { phone: '1' } },
    banner: { picture: 'data:text/html,x' },
    exceptions: [{ field: 'city', value: 'Oslo', colorScheme: 'no-such', language: 'xx' }],
  });
  expect(rules).toEqual({ constants: {}, exceptions: [{ field: 'city', value: 'Oslo' }] });
});

test('any file is read', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const { rules } = readRules(given);
      expect(readRules(JSON.parse(JSON.stringify(rules))).rules).toEqual(rules);
    }),
  );
});
