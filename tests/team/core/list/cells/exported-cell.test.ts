import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../../../src/team/core/list/people/facts';
import { peopleOf, reportedOf } from '../read-file';

/** What a field of the only person on a list has; undefined for nothing. */
function factOf(column: string, cell: string): unknown {
  const { members } = peopleOf(`Mail\t${column}\na@x.com\t${cell}`);
  return Object.values({ ...members[0]?.facts, email: undefined }).find(
    (fact) => fact !== undefined,
  );
}

describe('what a program puts into a cell', () => {
  test.each([
    'System.String[]',
    'System.Object[]',
    'Microsoft.ActiveDirectory.Management.ADPropertyValueCollection',
    'System.Collections.Generic.List`1[System.String]',
    'Microsoft.Exchange.Data.MultiValuedProperty`1[System.String]',
    'Deserialized.System.String[]',
    '[object Object]',
    '{System.String[]}',
  ])('is nothing where it names a type: %s', (cell) => {
    expect(factOf('Phone', cell)).toBeUndefined();
    expect(factOf('Title', cell)).toBeUndefined();
  });

  test('names of types are reported once for their column', () => {
    const rows = Array.from({ length: 3 }, (_, at) => `p${at}@x.com,System.String[]`);
    expect(reportedOf(`Mail,Phone\n${rows.join('\n')}`)).toEqual([
      '0 Phone: 3 cells name a type of data instead of their values, so they count as blank. Export this column as text.',
    ]);
  });

  test.each([
    ['Phone', '{+49 30 1234567}', '+49 30 1234567'],
    ['Phone', '["+49 30 1234567"]', '+49 30 1234567'],
    ['Phone', "['+49 30 1234567', '+49 30 1234568']", '+49 30 1234567 / +49 30 1234568'],
    ['Phone', '{+49 30 1234567, +49 30 1234568}', '+49 30 1234567 / +49 30 1234568'],
    ['Phone', '555-0100 ::: 555-0101', '555-0100 / 555-0101'],
    ['Phone', '[]', undefined],
    ['Phone', '{}', undefined],
    ['Title', '{Head of Sales}', 'Head of Sales'],
    ['Title', 'CEO [interim]', 'CEO [interim]'],
    ['Department', 'Sales &amp; Marketing', 'Sales & Marketing'],
    ['Department', 'B&uuml;ro &#8211; &#x41;', 'Büro – A'],
    ['Department', 'R&D; Sales', 'R&D; Sales'],
    ['Department', '<b>Sales</b>', 'Sales'],
    ['Department', 'Sales <EMEA>', 'Sales <EMEA>'],
    ['Company', 'Microsoft', 'Microsoft'],
    ['Website', 'Microsoft.com', 'Microsoft.com'],
    ['Title', 'System.Administrator', 'System.Administrator'],
  ])('%s: %s is read as %s', (column, cell, text) => {
    expect(factOf(column, cell)).toBe(text);
  });

  test('tags are reported once', () => {
    expect(reportedOf('Mail,Name\na@x.com,<b>Ann</b> Poe\nb@x.com,<i>Bo</i> Poe')).toEqual([
      '0 Name: HTML tags were left out of 2 cells.',
    ]);
    expect(peopleOf('Mail,Name\na@x.com,<b>Ann</b> Poe').members[0]?.facts.fullName).toBe(
      'Ann Poe',
    );
  });

  test.each([
    'NULL',
    'null',
    'None',
    'nil',
    'undefined',
    'nan',
    'N/A',
    '#VALUE!',
    '-',
    '\\N',
    '(blank)',
    'k. A.',
    'n.v.t.',
    '無',
  ])('is nothing: %s', (cell) => {
    for (const column of ['Title', 'Department', 'Phone', 'City', 'Name']) {
      expect([column, factOf(column, cell)]).toEqual([column, undefined]);
    }
  });

  test('words for nothing are reported once for their column', () => {
    expect(reportedOf('Mail,Title\na@x.com,NULL\nb@x.com,None')).toEqual([
      '0 Title: 2 cells hold a word for nothing, such as NULL, so they count as blank.',
    ]);
  });
});

describe('names that are words for nothing', () => {
  test('stay beside another name', () => {
    expect(namesOf('Mail,First name,Last name\na@x.com,Jane,Null\nb@x.com,Joe,Doe')).toEqual([
      'Jane Null',
      'Joe Doe',
    ]);
    expect(reportedOf('Mail,First name,Last name\na@x.com,Jane,NULL')).toEqual([
      '2 Last name: This is a name, or a word for nothing. It is read as a name.',
    ]);
  });

  test('are nothing where several rows have them', () => {
    expect(namesOf('Mail,First name,Last name\na@x.com,Jane,NULL\nb@x.com,Joe,NULL')).toEqual([
      'Jane',
      'Joe',
    ]);
  });
});

describe('somebody without a name', () => {
  test('is reported where the list has names', () => {
    expect(reportedOf('Mail,Name\na@x.com,Jane\nb@x.com,')).toEqual([
      '3 null: There is no name in this line.',
    ]);
  });
});

describe('titles of a column of their own', () => {
  test('stand before the name, and forms of address do not', () => {
    const rows = ['Herr Dr.,Jan,Poe,a', 'Frau,Ann,Poe,b', 'Mr,Joe,Roe,c', 'Prof. Dr.,Mia,Low,d'];
    const list = ['Anrede,Vorname,Nachname,Mail', ...rows.map((row) => `${row}@x.com`)].join('\n');
    expect(peopleOf(list).members.map(({ facts }) => nameOf(facts))).toEqual([
      'Dr. Jan Poe',
      'Ann Poe',
      'Joe Roe',
      'Prof. Dr. Mia Low',
    ]);
  });
});

describe('what spreadsheets take from numbers is reported once for the list', () => {
  test('the plus of telephone numbers, and the zeros of postal codes', () => {
    expect(reportedOf(germanList('Germany'))).toEqual([
      '0 null: Everybody has the same address: it can be said once for all.',
      '0 null: 3 of 3 phone numbers have the code of their country without its +, such as 49301234561. Spreadsheets drop it. Format the column as text, and add the +.',
      '0 Postal Code: 3 of 3 postal codes have lost the zero that they begin with: 1067 is 01067. Format the column as text in the spreadsheet, and export the list again.',
    ]);
  });

  test('not where the numbers may be local ones, or the codes are whole', () => {
    const reported = reportedOf(germanList('Belgium')).join();
    expect(reported).not.toContain('postal codes');
    expect(reportedOf('Mail,Phone\na@x.com,9876543210\nb@x.com,9876543211')).toEqual([]);
    expect(reportedOf('Mail,Phone\na@x.com,49301234561\nb@x.com,49301234562').join()).toContain(
      'without its +',
    );
  });
});

function germanList(country: string): string {
  return [
    'Mail,Phone,Postal Code,City,Country',
    ...[1, 2, 3].map((at) => `p${at}@x.com,4930123456${at},1067,Dresden,${country}`),
  ].join('\n');
}

function namesOf(text: string): readonly string[] {
  return peopleOf(text).members.map(({ facts }) => nameOf(facts));
}
