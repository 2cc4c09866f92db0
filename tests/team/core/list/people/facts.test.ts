import { describe, expect, test } from 'vitest';
import { addressOf, nameOf } from '../../../../../src/team/core/list/people/facts';
import type { Facts } from '../../../../../src/team/core/list/member';

describe('a name is', () => {
  test.each<readonly [Facts, string]>([
    [{ fullName: 'Dr. Jane Doe', givenName: 'Jane', surname: 'Doe' }, 'Dr. Jane Doe'],
    [{ givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ surname: 'Doe' }, 'Doe'],
    [{ fullName: 'Doe, Jane', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'Doe, Jane (Sales)', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'Poe, Ann (Sales)', givenName: 'Ann', surname: 'Poe' }, 'Ann Poe'],
    [{ fullName: 'DOE, Jane', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'DOE Jane', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'JANE DOE', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'Doe, Dr. Jane, PhD', givenName: 'Jane', surname: 'Doe' }, 'Dr. Jane Doe, PhD'],
    [
      { fullName: 'Berg, Anna van der', givenName: 'Anna', surname: 'van der Berg' },
      'Anna van der Berg',
    ],
    [{ fullName: 'MULLER, Anna', givenName: 'Anna', surname: 'Müller' }, 'Anna Müller'],
    [{ fullName: 'Doe, Jane', givenName: 'Mary', surname: 'Smith' }, 'Mary Smith'],
    [{ fullName: 'Doe, Jane' }, 'Doe, Jane'],
    [{ fullName: '山田 太郎', givenName: '太郎', surname: '山田' }, '山田 太郎'],
    [{ fullName: 'Jane Doe', givenName: 'JANE', surname: 'DOE' }, 'Jane Doe'],
    [{ givenName: 'Jane', surname: 'Jane Doe' }, 'Jane Doe'],
    [{ fullName: 'Roe, Joe M.', givenName: 'Joe', surname: 'Roe' }, 'Joe Roe'],
    [{ fullName: 'Joe M. Roe', givenName: 'Joe', surname: 'Roe' }, 'Joe M. Roe'],
    [{ fullName: 'Foe,Bob', givenName: 'Bob', surname: 'Foe' }, 'Bob Foe'],
    [{ fullName: 'Low, Zoe [EXT]', givenName: 'Zoe', surname: 'Low' }, 'Zoe Low'],
    [{ fullName: 'Sales Team', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'Jane Doe | Sales', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe'],
    [{ fullName: 'Jürgen Groß', givenName: 'Juergen', surname: 'Gross' }, 'Jürgen Groß'],
    [{ fullName: 'Jane Doe, PhD', givenName: 'Jane', surname: 'Doe' }, 'Jane Doe, PhD'],
    [{ givenName: '太郎', surname: '山田' }, '山田 太郎'],
    [{ salutation: 'Dr.', givenName: 'Jane', surname: 'Doe' }, 'Dr. Jane Doe'],
    [{ salutation: 'Dr.', fullName: 'Dr. Jane Doe' }, 'Dr. Jane Doe'],
    [{ salutation: 'Dr.' }, ''],
    [{}, ''],
  ])('of %j', (facts, name) => {
    expect(nameOf(facts)).toBe(name);
  });
});

describe('an address is', () => {
  const street = '1 High Street';
  test.each<readonly [string, Facts, string]>([
    ['what the list has as a whole', { address: 'A\nB', street, city: 'Berlin' }, 'A\nB'],
    ['nothing of nothing', {}, ''],
    ['a street alone', { street }, street],
    [
      'German',
      { street, postalCode: '10115', city: 'Berlin', state: 'Berlin', country: 'Germany' },
      `${street}\n10115 Berlin\nGermany`,
    ],
    [
      'of a country without states in it',
      { postalCode: '80331', city: 'München', state: 'Bayern', country: 'DE' },
      '80331 München\nDE',
    ],
    [
      'of a country with states in it',
      { street, postalCode: '01310-100', city: 'São Paulo', state: 'SP', country: 'Brazil' },
      `${street}\n01310-100 São Paulo, SP\nBrazil`,
    ],
    [
      'American',
      { street, postalCode: '98101', city: 'Seattle', state: 'WA', country: 'U.S.A.' },
      `${street}\nSeattle, WA 98101\nU.S.A.`,
    ],
    [
      'American by its state',
      { postalCode: '98101', city: 'Seattle', state: 'WA' },
      'Seattle, WA 98101',
    ],
    ['Australian', { city: 'Sydney', state: 'NSW', postalCode: '2000' }, 'Sydney, NSW 2000'],
    ['British by its code', { city: 'London', postalCode: 'SW1A 1AA' }, 'London SW1A 1AA'],
    [
      'Canadian by its code',
      { city: 'Ottawa', state: 'ON', postalCode: 'K1A 0B1' },
      'Ottawa, ON K1A 0B1',
    ],
    ['a state alone', { state: 'Bayern' }, 'Bayern'],
    [
      'Japanese',
      { postalCode: '100-0001', state: '東京都', city: '千代田区', street: '丸の内1-1' },
      '100-0001\n東京都千代田区丸の内1-1',
    ],
  ])('%s', (_name, facts, address) => {
    expect(addressOf(facts)).toBe(address);
  });
});
