import { describe, expect, test } from 'vitest';
import { addressOf, nameOf } from '../../../../src/team/core/list/people/facts';
import type { Facts, SkipReason } from '../../../../src/team/core/list/member';
import { fixturePeople } from './read-file';

interface Expected {
  readonly name: string;
  readonly address: string;
  readonly facts: Facts;
  /** Of the first member, in lines. */
  readonly postal?: string;
  readonly skipped?: readonly (readonly [line: number, reason: SkipReason, who: string])[];
  readonly problems?: readonly string[];
}

/* The first person of each export, and who gets no signature. */
const EXPORTS: Readonly<Record<string, Expected>> = {
  entra: {
    name: 'Jane Doe',
    address: 'jane.doe@acme.com',
    facts: { email: 'Jane.Doe@acme.com', jobTitle: 'Head of Sales', office: 'Seattle HQ' },
    postal: '1 Main Street\nFloor 2\nSeattle, WA 98101\nUnited States',
    skipped: [
      [6, 'guest', 'Gwen Guest'],
      [7, 'blocked', 'Lee Left'],
      [8, 'no-address', 'Meeting Room'],
    ],
    problems: [
      '5 userPrincipalName: There is no other address in this line. Others may not know the one at onmicrosoft.com.',
    ],
  },
  'microsoft-365-export': {
    name: 'Jürgen Groß',
    address: 'juergen.gross@acme.de',
    facts: { jobTitle: 'Vertriebsleiter', language: 'de', fax: '+49 30 1000-9' },
    postal: 'Invalidenstraße 1\n10115 Berlin\nGermany',
    skipped: [[3, 'blocked', 'Weg Gegangen']],
  },
  'microsoft-365-import': {
    name: 'Chris Green',
    address: 'chris@contoso.com',
    facts: { office: '123451', phone: '123-555-1211', mobile: '123-555-6641' },
    postal: '1 Microsoft way\nRedmond, WA 98052\nUnited States',
    problems: ['0 null: Everybody has the same address: it can be said once for all.'],
  },
  'microsoft-365-import-ukrainian': {
    name: 'Олена Коваль',
    address: 'olena@acme.ua',
    facts: { jobTitle: 'Бухгалтерка', department: 'Фінанси', office: '12' },
    postal: 'вул. Хрещатик, 1\n01001 Київ\nУкраїна',
  },
  'google-admin': {
    name: 'Marie Dupont',
    address: 'marie@acme.fr',
    facts: { jobTitle: 'Directrice', phone: '+33 1 10 00 00 01', mobile: '+33 6 10 00 00 01' },
    postal: '1 rue de Rivoli, 75001 Paris',
    skipped: [
      [3, 'blocked', 'Luc Martin'],
      [4, 'blocked', 'Anne Petit'],
    ],
  },
  gam: {
    name: 'Ana García',
    address: 'ana@acme.es',
    facts: { jobTitle: 'Directora', companyName: 'Acme', language: 'es' },
    postal: 'Gran Vía 1, 28013 Madrid',
    skipped: [[3, 'blocked', 'Luis Pérez']],
  },
  'google-contacts': {
    name: 'Giulia Rossi',
    address: 'giulia@acme.it',
    facts: { companyName: 'Acme S.p.A.', jobTitle: 'Responsabile', website: 'www.acme.it' },
    postal: 'Via Roma 1\n20121 Milano',
  },
  'active-directory': {
    name: 'Piet Jansen',
    address: 'piet@acme.nl',
    facts: { country: 'Netherlands', fax: '+31 20 100 0009', companyName: 'Acme B.V.' },
    postal: 'Damrak 1\n1012 LG Amsterdam\nNetherlands',
    skipped: [[3, 'blocked', 'Oud Lid']],
  },
  'outlook-contacts': {
    name: 'Amy Stone',
    address: 'amy@acme.co.uk',
    facts: { jobTitle: 'Counsel', fax: '+44 20 7946 0009', language: 'en' },
    postal: '1 High Street\nLondon SW1A 1AA\nUnited Kingdom',
  },
  'outlook-contacts-german': {
    name: 'Änne Müller',
    address: 'aenne@acme.de',
    facts: { jobTitle: 'Leiterin', phone: '+49 221 1000-1', office: 'Köln', language: 'de' },
    postal: 'Hauptstraße 1\n50667 Köln\nDeutschland',
  },
  'outlook-contacts-french': {
    name: 'Zoé Lefèvre',
    address: 'zoe@acme.fr',
    facts: { department: 'Achats', fax: '+33 3 10 00 00 09', mobile: '+33 6 20 00 00 01' },
    postal: '2 rue Nationale\n59000 Lille\nFrance',
  },
  'typed-german': {
    name: 'Jürgen Groß',
    address: 'juergen@acme.de',
    facts: { jobTitle: 'Leiter, Vertrieb', surname: 'Groß' },
    postal: 'Invalidenstr. 1\n10115 Berlin',
    skipped: [
      [6, 'header', 'Vorname Name'],
      [7, 'duplicate', 'juergen@acme.de'],
    ],
    problems: [
      '0 null: Everybody has the same address: it can be said once for all.',
      '7 null: Line 4 (Jürgen Groß) has the same address, so line 7 (Jörg Groß) is skipped.',
    ],
  },
  'typed-japanese': {
    name: '山田 太郎',
    address: 'taro@example.jp',
    facts: { jobTitle: '部長', mobile: '090-1000-0001' },
    postal: '100-0001\n東京都千代田区丸の内1-1',
  },
  'typed-chinese': {
    name: '李 雷',
    address: 'lilei@example.cn',
    facts: { department: '销售部', website: 'www.example.cn' },
    postal: '100000\n北京市长安街1号',
  },
};

describe.each(Object.entries(EXPORTS))('the list %s', (file, expected) => {
  const { members, skipped, problems } = fixturePeople(file);
  const [first] = members;

  test('has the expected first person', () => {
    expect(first?.address).toBe(expected.address);
    expect(nameOf(first?.facts ?? {})).toBe(expected.name);
    expect(first?.facts).toMatchObject(expected.facts);
    expect(addressOf(first?.facts ?? {})).toBe(expected.postal ?? '');
  });

  test('has the expected people without a signature, with the reasons', () => {
    expect(skipped.map(({ line, reason, who }) => [line, reason, who])).toEqual(
      expected.skipped ?? [],
    );
  });

  test('has no problems but those that it has', () => {
    const reported = problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);
    expect(reported).toEqual(expected.problems ?? []);
  });
});

test('somebody’s first name and last name are theirs in each list', () => {
  for (const file of Object.keys(EXPORTS)) {
    for (const { facts } of fixturePeople(file).members) expect(nameOf(facts)).not.toBe('');
  }
});
