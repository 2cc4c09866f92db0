import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memberFile } from '../../../../../src/team/core/member';
import { nameOf } from '../../../../../src/team/core/list/people/facts';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { readPeople } from '../../../../../src/team/core/list/people/read-people';
import { peopleOf, tableOf, reportedOf } from '../read-file';

function skippedOf(text: string): readonly string[] {
  return peopleOf(text).skipped.map(({ line, reason, who }) => `${line} ${reason}: ${who}`);
}

describe('the address of somebody', () => {
  test.each([
    ['Jane.Doe@ACME.com', 'jane.doe@acme.com', 'Jane.Doe@ACME.com'],
    ['mailto:jane@acme.com', 'jane@acme.com', 'jane@acme.com'],
    ['Jane Doe <jane@acme.com>', 'jane@acme.com', 'jane@acme.com'],
    ['"\'jane@acme.com\'"', 'jane@acme.com', 'jane@acme.com'],
    ['smtp:j@acme.com+SMTP:jane@acme.com', 'jane@acme.com', 'jane@acme.com'],
    ['jane@bücher.example', 'jane@xn--bcher-kva.example', 'jane@bücher.example'],
    ['jane@xn--bcher-kva.example', 'jane@xn--bcher-kva.example', 'jane@bücher.example'],
  ])('is in %s', (cell, address, email) => {
    const { members, problems } = peopleOf(`Mail\tName\n${cell}\tJane`);
    expect(members).toMatchObject([{ address, facts: { email } }]);
    expect(problems).toEqual([]);
  });

  test('is without what cannot be seen, and that is reported', () => {
    const text = [
      'Name,Email',
      'Jane Doe,\u200bjane@example.com',
      'Janet Doe,jane@example.com',
      'Joe Roe,joe@example.com\u200e',
      'Ann Poe,ann@example.com.',
      'Bob Foe,bob@example..com',
      'Zoe Low,zoe.@example.com',
      'Cy Day,cy\u00ad.day@example.com',
      'Mia May,mia@müller.example',
      'Max May,MIA@xn--mller-kva.example',
    ].join('\n');
    const { members } = peopleOf(text);
    expect(members.map(({ address, facts }) => [address, facts.email])).toEqual([
      ['jane@example.com', 'jane@example.com'],
      ['joe@example.com', 'joe@example.com'],
      ['ann@example.com', 'ann@example.com'],
      ['cy.day@example.com', 'cy.day@example.com'],
      ['mia@xn--mller-kva.example', 'mia@müller.example'],
    ]);
    expect(skippedOf(text)).toEqual([
      '3 duplicate: jane@example.com',
      '6 not-an-address: Bob Foe',
      '7 not-an-address: Zoe Low',
      '10 duplicate: mia@xn--mller-kva.example',
    ]);
    expect(reportedOf(text)).toEqual([
      '2 Email: A sign that cannot be seen is left out of this address.',
      '3 null: Line 2 (Jane Doe) has the same address, so line 3 (Janet Doe) is skipped.',
      '4 Email: A sign that cannot be seen is left out of this address.',
      '5 Email: The dot at its end is left out of this address.',
      '8 Email: A sign that cannot be seen is left out of this address.',
      '10 null: Line 9 (Mia May) has the same address, so line 10 (Max May) is skipped.',
    ]);
  });

  test('is the first of several', () => {
    expect(peopleOf('Mail\tName\na@x.com; b@x.com\tJane').members[0]?.address).toBe('a@x.com');
    expect(reportedOf('Mail\tName\na@x.com; b@x.com\tJane')).toEqual([
      '2 Mail: There are several addresses in this cell. The first is used.',
    ]);
  });

  test('is the sign-in name where the email address is none', () => {
    const text = 'Mail,UPN\n,a@x.com\nnone,b@x.com';
    const { members } = peopleOf(text);
    expect(members.map(({ address, facts }) => [address, facts.email])).toEqual([
      ['a@x.com', undefined],
      ['b@x.com', undefined],
    ]);
    expect(reportedOf(text)).toEqual([
      '3 Mail: This is not an email address. The sign-in name is used instead.',
    ]);
  });

  test('is one at onmicrosoft.com only where there is no other', () => {
    const text = 'Mail,UPN\na@x.com,a@x.onmicrosoft.com\n,b@x.onmicrosoft.com';
    expect(peopleOf(text).members.map(({ address }) => address)).toEqual([
      'a@x.com',
      'b@x.onmicrosoft.com',
    ]);
    expect(reportedOf(text)).toEqual([
      '3 UPN: There is no other address in this line. Others may not know the one at onmicrosoft.com.',
    ]);
  });

  test('is asked for where no column holds it', () => {
    expect(reportedOf('Name,Role\nJane,Boss')).toEqual([
      '0 null: No column has email addresses in it. Choose the one that has.',
    ]);
  });
});

describe('no signature gets', () => {
  test('who has no address, or none that is one', () => {
    const text = 'Mail,Name\n,Jane\nn/a,Paul\njane,Ann\n=A1,Amy\na@b@c,\nx y@z.com\u0000,Zoe';
    expect(skippedOf(text)).toEqual([
      '2 no-address: Jane',
      '3 no-address: Paul',
      '4 not-an-address: Ann',
      '5 not-an-address: Amy',
      '6 not-an-address: a@b@c',
    ]);
  });

  test.each([
    'Guest',
    'guest',
    'Gast',
    'Invité',
    'Invitado',
    'Convidado',
    'Gość',
    'ゲスト',
    '来宾',
  ])('a guest: %s', (kind) => {
    expect(skippedOf(`Mail,Name,userType\na@x.com,Jane,${kind}`)).toEqual(['2 guest: Jane']);
  });

  test('a guest by their sign-in name', () => {
    const text = 'UPN,Mail\nj_acme.com#EXT#@x.onmicrosoft.com,j@acme.com';
    expect(skippedOf(text)).toEqual(['2 guest: j@acme.com']);
  });

  test.each([
    ['accountEnabled', ['False', 'no', '0', 'nein', 'FAUX', 'нет', '否'], ['True', '', '1', 'ja']],
    ['Block credential', ['True', 'yes', '1', 'Ja', 'VRAI', 'はい'], ['False', '', '0', 'nein']],
    ['suspended', ['True'], ['False']],
    [
      'Status',
      ['Suspended', 'archived', 'Blocked', 'Deleted', 'gesperrt', 'Inactif', '514', '66050'],
      ['Active', '', 'aktiv', '512', '2', 'On leave'],
    ],
  ])('who is blocked by %s', (column, blocked, others) => {
    const read = (value: string) => skippedOf(`Mail,Name,${column}\na@x.com,Jane,${value}`);
    for (const value of blocked)
      expect([value, ...read(value)]).toEqual([value, '2 blocked: Jane']);
    for (const value of others) expect([value, ...read(value)]).toEqual([value]);
  });

  test('who has the address of an earlier line, whatever its capitals', () => {
    const text = 'Mail,Name\na@x.com,Jane\nb@x.com,Paul\nA@X.com,Ann\na@x.com,Amy';
    expect(skippedOf(text)).toEqual(['4 duplicate: a@x.com', '5 duplicate: a@x.com']);
    expect(reportedOf(text)).toEqual([
      '4 null: Line 2 (Jane) has the same address, so line 4 (Ann) is skipped.',
      '5 null: Line 2 (Jane) has the same address, so line 5 (Amy) is skipped.',
    ]);
  });

  test('the header once more', () => {
    const text = 'E-Mail,Full Name\na@x.com,Jane\nEmail,FULL NAME\nb@x.com,Paul\nE-mail,Jane';
    expect(skippedOf(text)).toEqual(['3 header: FULL NAME', '5 not-an-address: Jane']);
  });

  test('and nothing else is reported about them', () => {
    const text = 'Mail,Phone,Website,userType\n,?,?,\na@x.com,?,?,Guest\nb@x.com,+49 30 100,,';
    expect(reportedOf(text)).toEqual([]);
  });
});

describe('names that would be bad names of files', () => {
  test.each([
    '../../etc/passwd',
    'CON',
    'nul.txt',
    '😀👩‍👩‍👧',
    'a/b\\c:d*?',
    'x'.repeat(300),
    "O'Brien $(rm)",
  ])('are names of people: %s', (name) => {
    const { members } = peopleOf(`Mail\tName\nj@x.com\t${name}`);
    expect(members.map(({ facts }) => nameOf(facts))).toEqual([name]);
  });

  test.each(['/etc@x.com', 'con@x.com', '😀@x.com', `${'x'.repeat(64)}@${'x.'.repeat(80)}com`])(
    'do not get into names of files: %s',
    (address) => {
      const { members } = peopleOf(`Mail\tName\n${address}\tJane`);
      expect(members).toHaveLength(1);
      for (const member of members) {
        const file = memberFile(member);
        expect(file).toMatch(/^[a-z\d][a-z\d@._+-]{0,130}$/);
        expect(file).not.toContain('..');
      }
    },
  );

  test.each(['../etc@x.com', `${'x'.repeat(65)}@x.com`])('no mail arrives at %s', (address) => {
    expect(skippedOf(`Mail\tName\n${address}\tJane`)).toEqual(['2 not-an-address: Jane']);
  });

  test('an address that is longer than any can be is none', () => {
    expect(skippedOf(`Mail\tName\n${'x'.repeat(300)}@x.com\tJane`)).toEqual([
      '2 not-an-address: Jane',
    ]);
  });
});

describe('of the list as a whole is reported', () => {
  test('what everybody has in common', () => {
    const text = `Mail;Company;Website;Street;City\n${rows(5, () => 'Acme;acme.com;High St;London')}`;
    expect(reportedOf(text)).toEqual([
      '0 Company: Everybody has the same company: it can be said once for all.',
      '0 Website: Everybody has the same website: it can be said once for all.',
      '0 null: Everybody has the same address: it can be said once for all.',
    ]);
  });

  test('what more than half have in common, of five people at least', () => {
    const text = (same: number, count: number): string =>
      `Mail;Company\n${rows(count, (index) => (index % 2 === 0 && index < same * 2 ? 'Acme' : `C${index}`))}`;
    expect(reportedOf(text(3, 5))).toEqual([
      '0 Company: 3 of 5 people have the same company: it can be said once for all.',
    ]);
    expect(reportedOf(text(3, 6))).toEqual([]);
    expect(reportedOf(text(2, 4))).toEqual([]);
    expect(reportedOf(`Mail;Company\n${rows(9, () => '')}`)).toEqual([]);
  });

  test('that phone numbers are in mixed forms', () => {
    const text = 'Mail;Phone;Mobile\na@x.com;+49 30 100;0171 100\nb@x.com;0049 30 101;\nc@x.com;?;';
    expect(reportedOf(text)).toEqual([
      '0 null: 1 of 3 phone numbers have no country code, such as +49. Use one form for all.',
      '4 Phone: This does not look like a phone number, so it has no link.',
    ]);
    expect(reportedOf('Mail;Phone\na@x.com;030 100\nb@x.com;030 101')).toEqual([]);
  });
});

test('all problems stand in the order of their lines, those of the table among them', () => {
  const text = 'Mail,Phone\na@x.com,?\nb@x.com,"+49 30 1000,\nc@x.com,?\nd@x.com,+49 30 100,more';
  const lines = peopleOf(text).problems.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(lines).toEqual([2, 3, 4, 5]);
});

test('a hostile list fills no memory with its problems', () => {
  const people = Array.from(
    { length: 20_000 },
    (_, index) => `"a${index}@x.com,?${index % 3},?${index % 3},?${index % 3}`,
  ).join('\n');
  const { members, problems } = peopleOf(`Mail,Phone,Mobile,Fax\n${people}`);
  expect(members).toHaveLength(20_000);
  expect(problems).toHaveLength(2002);
  expect(problems.slice(0, 2).map(({ message }) => message)).toEqual([
    'The first 1,000 problems are listed. There are 19,000 more.',
    'The first 1,000 problems are listed. There are 59,000 more.',
  ]);
});

test('the fields that columns were found for are listed, filled or not', () => {
  expect(peopleOf('Phone,Noise,Mail\n,,a@x.com').fields).toEqual(['email', 'phone']);
});

test('each row of any list is a person or is skipped, and no address is there twice', () => {
  const cell = fc.oneof(
    fc.constantFrom('', 'a@x.com', 'b@x.com', 'A@X.COM', 'Guest', 'True', 'Mail', '=A1', '#N/A'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const header = ['Mail', 'UPN', 'Name', 'userType', 'Blocked', 'Phone', 'Photo', 'Language'];
  const table = fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }));
  const mapping = mapColumns(header);
  fc.assert(
    fc.property(table, (all) => {
      const list = { header, rows: all.map((cells, line) => ({ line, cells })), problems: [] };
      const { members, skipped } = readPeople(list, mapping);
      expect(members.length + skipped.length).toBe(all.length);
      const addresses = members.map(({ address }) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const { facts } of members) {
        for (const fact of Object.values(facts)) expect(fact.trim()).toBe(fact);
        expect(Object.values(facts)).not.toContain('');
      }
    }),
  );
});

test('a table can be read by columns that somebody chose', () => {
  const table = tableOf('Kontakt,Wer\nj@x.com,Jane');
  const mapping = mapColumns(table.header, { kontakt: 'email', wer: 'fullName' });
  expect(readPeople(table, mapping).members).toEqual([
    { line: 2, address: 'j@x.com', facts: { email: 'j@x.com', fullName: 'Jane' } },
  ]);
});

function rows(count: number, cells: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `p${index}@x.com;${cells(index)}`).join('\n');
}
