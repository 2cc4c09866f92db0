import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLines } from '../../../../src/base/text';
import { countryOfAddress } from '../../../../src/model/person/postal/country';
import { countryCodeOf } from '../../../../src/model/person/postal/country-names';
import {
  COUNTRY_CODES,
  CODE_LAST,
  NO_STATES,
} from '../../../../src/model/person/postal/countries.data';
import { parseAddress } from '../../../../src/model/person/postal/parse-address';
import { addressOf } from '../../../../src/team/core/list/people/facts';
import { ADDRESSES } from './addresses.data';

describe('an address in its parts', () => {
  test.each(ADDRESSES)('%j', (typed, countryCode, street, city, state, postalCode, country) => {
    expect(parseAddress(typed)).toEqual({
      lines: cleanLines(typed),
      countryCode,
      street,
      city,
      state,
      postalCode,
      country,
    });
    expect(countryOfAddress(typed)).toBe(countryCode);
  });
});

test('the table of addresses is of 20 countries at least', () => {
  expect(new Set(ADDRESSES.map(([, code]) => code)).size).toBeGreaterThan(20);
});

/** What addresses are made of, in any order. */
const SCRAPS = [
  ...ADDRESSES.flatMap(([typed]) => typed.split(/[\n,]/).map((piece) => piece.trim())),
  '\n',
  ', ',
  ' ',
  '-',
  '(',
  ')',
  '〒',
  '12345',
  '123-4567',
  'WA',
  '.',
  '\u200b',
];

const anyAddress = array(constantFrom(...SCRAPS), { maxLength: 9 }).map((parts) => parts.join(''));

describe('any text', () => {
  test('has parts that stand in it, in none twice', () => {
    assert(
      property(anyAddress, (typed) => {
        const { lines, street, city, state, postalCode, country } = parseAddress(typed);
        const shown = lines.join('\n');
        const parts = [...street, city, state, postalCode, country];
        expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
        expect(parts.join('').length).toBeLessThanOrEqual(shown.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('has the same parts when its lines are read again', () => {
    assert(
      property(anyAddress, (typed) => {
        const parsed = parseAddress(typed);
        expect(parseAddress(parsed.lines.join('\n'))).toEqual(parsed);
      }),
    );
  });

  test('never throws', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 2000 }), (typed) => void parseAddress(typed)),
    );
  });
});

test.each(['a', ' ', '1', '-', ',', '1 ', 'a ', '日', '１', '1-', 'A1 ', '('])(
  'a long text of %j takes no longer than its length lets expect',
  (unit) => {
    expect(parseAddress(unit.repeat(20_000)).countryCode).toBeNull();
  },
);

describe('an address that a list has in parts', () => {
  test.each([
    [
      { street: '1 High St', postalCode: '98101', city: 'Seattle', state: 'WA', country: 'USA' },
      'US',
    ],
    [{ street: '1 High St', postalCode: '10115', city: 'Berlin', country: 'Allemagne' }, 'DE'],
    [
      {
        street: '1 High St',
        postalCode: 'SW1A 2AA',
        city: 'London',
        country: 'Verenigd Koninkrijk',
      },
      'GB',
    ],
    [{ street: '1 High St', postalCode: '20121', city: 'Milano', country: 'Włochy' }, 'IT'],
    [
      {
        street: '1 High St',
        postalCode: '2000',
        city: 'Sydney',
        state: 'NSW',
        country: 'オーストラリア',
      },
      'AU',
    ],
  ])('%j has them again when it is read', (facts, countryCode) => {
    const parts = { state: '', ...facts };
    expect(parseAddress(addressOf(facts))).toMatchObject({
      ...parts,
      street: [facts.street],
      countryCode,
    });
  });

  test.each([
    ['Gran Bretagna', '1 High St\nBristol BS1 4QA\nGran Bretagna'],
    ['Wielka Brytania', '1 High St\nBristol BS1 4QA\nWielka Brytania'],
    ['المملكة المتحدة', '1 High St\nBristol BS1 4QA\nالمملكة المتحدة'],
  ])('is in the order of its country, named %s', (country, address) => {
    const facts = { street: '1 High St', postalCode: 'BS1 4QA', city: 'Bristol', country };
    expect(addressOf(facts)).toBe(address);
  });
});

describe('a country', () => {
  test.each([
    ['de', 'DE'],
    [' DE ', 'DE'],
    ['U.S.A.', 'US'],
    ['États-Unis', 'US'],
    ['Stany Zjednoczone', 'US'],
    ['Ireland', 'IE'],
    ['Éire', 'IE'],
    ['The Netherlands', 'NL'],
    ['Czech Republic', 'CZ'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Россия', 'RU'],
    ['Suomi', 'FI'],
    ['대한민국', 'KR'],
    ['Ελλάδα', 'GR'],
    ['Northern Ireland', 'GB'],
    ['Hong Kong', 'HK'],
    ['Atlantis', null],
    ['', null],
    ['ZZ', null],
    ['x'.repeat(5000), null],
  ])('called %j is %s', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });

  test('has one of the codes of ISO 3166-1 wherever it is listed', () => {
    expect([...CODE_LAST, ...NO_STATES].filter((code) => !COUNTRY_CODES.includes(code))).toEqual(
      [],
    );
    expect(new Set(COUNTRY_CODES).size).toBe(250);
  });
});
