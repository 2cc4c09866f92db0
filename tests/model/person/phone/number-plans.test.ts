import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { shownNumbers } from '../../../../src/model/person/phone/known-numbers';
import { numbersOf } from '../../../../src/model/person/phone/load-numbers';
import {
  countryOfAddress,
  knownNumbers,
  phoneCountries,
  readNumber,
} from '../../../../src/model/person/phone/number-plans';
import { phonesIn } from '../../../../src/model/person/phone/phone';
import { BLANK_SIGNATURE, type Person } from '../../../../src/model/person/signature';
import { personOf } from '../../../../src/team/core/person-of';

/* Telephone numbers by the numbering plans of libphonenumber. */

const dialedIn = (text: string) => phonesIn(text).map(({ dialed }) => dialed);

const EXAMPLES = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

describe('the example of each country', () => {
  test.each(EXAMPLES.map((example) => [example.country, example] as const))(
    '%s is read in all international forms',
    (_country, example) => {
      const { number, countryCallingCode, nationalNumber } = example;
      const forms = [
        number,
        example.formatInternational(),
        example.format('RFC3966').slice('tel:'.length),
        `00${countryCallingCode} ${nationalNumber}`,
      ];
      for (const form of forms) expect(phonesIn(form)).toMatchObject([{ dialed: number }]);
    },
  );

  test.each(EXAMPLES.map((example) => [example.country, example] as const))(
    '%s has its number where its country is known',
    (country, example) => {
      const [phone] = phonesIn(example.formatNational());
      expect(readNumber(phone?.dialed ?? '', { country: country ?? '' })?.number).toBe(
        example.number,
      );
    },
  );
});

describe('a zero that is dialed within the country only', () => {
  const withTrunkZero = EXAMPLES.filter(
    (example) =>
      example.formatNational().replace(/\D/g, '') === `0${example.nationalNumber}` &&
      !example.nationalNumber.startsWith('0'),
  );

  test.each(withTrunkZero.map((example) => [example.country, example] as const))(
    'of %s is left out behind the code of the country',
    (_country, { countryCallingCode, nationalNumber, number }) => {
      for (const zero of ['(0)', '(0) ', '0']) {
        const typed = `+${countryCallingCode} ${zero}${nationalNumber}`;
        expect(phonesIn(typed)).toMatchObject([{ dialed: number }]);
      }
    },
  );

  test('is tried for many countries', () => {
    expect(withTrunkZero.length).toBeGreaterThan(60);
  });
});

describe('one format for all', () => {
  test.each([
    ['030 1234567', 'DE', 'international', '+49 30 1234567'],
    ['+49 30 1234567', 'DE', 'national', '030 1234567'],
    ['+4930/1234567', '', 'international', '+49 30 1234567'],
    ['(555) 010-4477', 'US', 'national', '(555) 010-4477'],
    ['(514) 555-0100 poste 123', 'CA', 'international', '+1 514 555 0100 poste 123'],
    [
      'Tel. 020 7946 0958 / 020 7946 0959',
      'GB',
      'international',
      'Tel. +44 20 7946 0958 / +44 20 7946 0959',
    ],
    ['030 1234567', '', 'international', '030 1234567'],
    ['+212 5 22 94 07 70/74', '', 'international', '+212 5 22 94 07 70 / +212 5 22 94 07 74'],
    ['on request', 'DE', 'international', 'on request'],
    ['030 1234567', 'DE', '', '030 1234567'],
  ])('%j of %j, %s, is %j', (typed, country, format, shown) => {
    const known = knownNumbers(dialedIn(typed), { country, format });
    const { text, links } = shownNumbers(typed, known);
    expect(text).toBe(shown);
    for (const { start, end } of links) expect(text.slice(start, end)).toMatch(/^[+(\d].*\d$/);
  });

  test('a number without a country code leads to that of its country', () => {
    const known = knownNumbers(['0301234567'], { country: 'DE' });
    expect(shownNumbers('030 1234567', known).links).toMatchObject([{ href: 'tel:+49301234567' }]);
  });

  test('what is no number of the country is dialed as it is', () => {
    expect(knownNumbers(['112', '5145550100'], { country: 'DE' })).toEqual({});
  });
});

test('a number that is too short or too long is not possible', () => {
  expect(readNumber('+1555010447', { country: '' })).toMatchObject({ isPossible: false });
  expect(readNumber('+999123456789', { country: '' })).toMatchObject({ isPossible: false });
  expect(readNumber('+15550104477', { country: '' })).toMatchObject({ isPossible: true });
});

test('countries are listed by their names', () => {
  expect(phoneCountries()).toContainEqual({ id: 'DE', label: 'Germany (+49)' });
});

describe('the country of a number without a code', () => {
  const plans = { knownNumbers, countryOfAddress };
  const numberOf = (own: Partial<Person>) =>
    Object.values(numbersOf({ ...BLANK_SIGNATURE, phone: '030 1234567', ...own }, plans))[0]
      ?.number;

  test.each([
    [{ address: 'Torstraße 1\n10115 Berlin\nGermany' }, '+49301234567'],
    [{ address: 'Torstraße 1\n10115 Berlin\nGermany', phoneCountry: 'NL' }, '+31301234567'],
    [{ address: '24 Harbour Street' }, undefined],
  ])('is the one that was chosen, else that of the address: %j', (own, number) => {
    expect(numberOf(own)).toBe(number);
  });

  test('is that of the list where it has one, not that of the company', () => {
    const member = { address: 'a@x.example', facts: { phone: '030 1234567', country: 'Germany' } };
    const shared = { ...BLANK_SIGNATURE, phoneCountry: 'NL' };
    const person = personOf(member, new Set(['phone', 'country']), shared, {
      constants: {},
    });
    expect(person.phoneCountry).toBe('DE');
  });
});
