import { describe, expect, test } from 'vitest';
import { recognizeFields } from '../../../src/import/core/found-in-mail';
import { pageOf, type RowSpec } from '../../helpers/pages';

/*
 * Kinds of names, of persons and of companies, that were missed or taken for something else. Everybody in them is invented.
 */

type Found = Readonly<Record<string, string>>;

function valuesIn(...rows: readonly RowSpec[]): Found {
  return Object.fromEntries(
    recognizeFields(pageOf(rows)).map(({ field, value }) => [field, value]),
  );
}

const NAME = { weight: 700 } as const;

describe('the name', () => {
  test.each<readonly [string, readonly RowSpec[], string, string | undefined]>([
    [
      'behind what its owner is',
      [['Rechtsanwältin Ute Behrmann', NAME], 'Behrmann Rechtsanwälte', 'kanzlei@behrmann.example'],
      'Ute Behrmann',
      'Rechtsanwältin',
    ],
    [
      'with a title that is a role by itself, and a hyphen of Hebrew',
      [['עו״ד רוני בן־שחר', NAME], 'שותף, מחלקת נדל״ן', 'roni@benshahar.example'],
      'עו״ד רוני בן־שחר',
      'שותף',
    ],
    [
      'with the same title in the signs of a typewriter',
      [['עו"ד רוני אלון', NAME], 'שותפה', 'roni@alon.example'],
      'עו"ד רוני אלון',
      'שותפה',
    ],
    [
      'between a role and its reading, below lines that are drawn',
      [
        '━━━━━━━━━━━━',
        '株式会社みなと精工　検査第二課',
        '係長　三枝　真理子（さえぐさ　まりこ）',
        'saegusa@minato-seiko.example',
      ],
      '三枝　真理子',
      '係長',
    ],
    [
      'on two lines in letters of its own',
      [
        ['Ottilie', { size: 20 }],
        ['Brandvold', { size: 20 }],
        'Ceramicist',
        'ottilie@brandvold.example',
      ],
      'Ottilie Brandvold',
      'Ceramicist',
    ],
    [
      'of one word, above a role in the same letters',
      ['Ottilie', 'Singer', 'ottilie@brandvold.example'],
      'Ottilie',
      'Singer',
    ],
    [
      'between symbols, which are no part of it',
      [['🌿 Ida Lindqvist\u2002🎉', NAME], 'Gardener', 'ida@lindqvist.example'],
      'Ida Lindqvist',
      'Gardener',
    ],
  ])('stands %s', (_, rows, name, role) => {
    const found = valuesIn(...rows);
    expect(found['fullName']).toBe(name);
    expect(found['jobTitle']).toBe(role);
  });
});

describe('a company with a number', () => {
  test.each([
    ['Himmelreich Bauwerke (1987) GmbH & Co. KG', 'Am Wehr 3, 10115 Wassertal'],
    ['Notaría 14', 'Calle Jacarandas 210, C.P. 45070 Zapopan'],
    ['Zakład Elektroniki 2000 Sp. k.', 'ul. Kowalska 17, 00-001 Brzozów'],
  ])('%s is no part of the address below it', (company, address) => {
    const found = valuesIn(['Ada Brzoza', NAME], company, address, 'ada@post.example');
    expect(found['companyName']).toBe(company);
    expect(found['address']).toBe(address);
  });
});

test.each(['Harbour Master', 'Ferry Master', 'Lock Keeper', 'Sail Maker'])(
  '%s is a role, and neither a name nor the company of its host',
  (role) => {
    const host = `${role.split(' ')[0]?.toLowerCase() ?? ''}.example`;
    for (const name of ['Rhys Maddox', ['Rhys Maddox', NAME]] as const) {
      const found = valuesIn(name, role, `office@${host}`);
      expect(found['fullName']).toBe('Rhys Maddox');
      expect(found['jobTitle']).toBe(role);
      expect(found['companyName']).toBeUndefined();
    }
  },
);

test('a town hall of Japan is no person, and the number in brackets is of the phone before it', () => {
  const found = valuesIn(
    'みどり市役所　市民課',
    '佐久間　翔',
    '電話番号　0277-00-0123（内線 456）',
  );
  expect(found['companyName']).toBe('みどり市役所');
  expect(found['department']).toBe('市民課');
  expect(found['fullName']).toBe('佐久間　翔');
  expect(found['phone']).toBe('0277-00-0123（内線 456）');
});

test.each(['ص.ب 9999، مسقط، عُمان', 'P.O. Box 4715, Nairobi, Kenya'])(
  '%s is an address: a box in a country',
  (address) => {
    expect(valuesIn(['Ada Brzoza', NAME], 'Weaver', address)['address']).toBe(address);
  },
);
