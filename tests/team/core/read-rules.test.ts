import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_RULES } from '../../../src/team/core/plan';
import { readRules } from '../../../src/team/core/read-rules';
import { PIXEL_PNG } from '../../helpers/signatures';

const WHOLE = {
  constants: { companyName: 'Northwind', logoUrl: PIXEL_PNG },
  banner: {
    picture: 'https://example.com/a.png',
    link: 'https://example.com',
    text: 'Fair',
    from: '2026-12-01',
    until: '2026-12-31',
  },
  disclaimer: 'Confidential.',
  exceptions: [
    {
      conditions: [{ field: 'department', values: ['Sales', 'Marketing'] }],
      colorScheme: 'tech-teal',
      language: 'fr',
    },
    {
      conditions: [
        { field: 'country', values: ['Norway'] },
        { field: 'jobTitle', values: ['Clerk'] },
      ],
      constants: { phone: '+47 1' },
      disclaimer: 'Nei.',
    },
  ],
};

const CITY = { field: 'city', values: ['Oslo'] };

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
  expect(rules).toEqual({
    constants: {},
    exceptions: [{ conditions: [{ field: 'city', values: ['Oslo'] }] }],
  });
});

test('any file is read', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const { rules } = readRules(given);
      expect(readRules(JSON.parse(JSON.stringify(rules))).rules).toEqual(rules);
    }),
  );
});

test('what was written while an exception had one field and one value is read as one condition', () => {
  const { rules, notes } = readRules({
    constants: {},
    exceptions: [{ field: 'country', value: 'Norway', language: 'de' }],
  });
  expect(rules.exceptions).toEqual([
    { conditions: [{ field: 'country', values: ['Norway'] }], language: 'de' },
  ]);
  expect(notes).toEqual([]);
});

test.each([
  ['no condition', { conditions: [] }],
  ['a field that is none', { conditions: [CITY, { field: 'shoe', values: ['44'] }] }],
  ['no value', { conditions: [CITY, { field: 'department', values: [' '] }] }],
  ['one value where a list is meant', { conditions: [{ field: 'city', values: 'Oslo' }] }],
])('an exception with %s is left out whole, since it would be for more people', (_what, given) => {
  const { rules, notes } = readRules({ constants: {}, exceptions: [given] });
  expect(rules.exceptions).toEqual([]);
  expect(notes).toEqual(['Exception 1 is left out: it cannot be read.']);
});

test('days of a banner that are none are left out', () => {
  const picture = 'https://example.com/a.png';
  const { rules } = readRules({ banner: { picture, from: '2026-02-30', until: 7 } });
  expect(rules.banner).toEqual({ picture, link: '', text: '' });
});
