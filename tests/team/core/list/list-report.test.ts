import { describe, expect, test } from 'vitest';
import {
  isDoubtful,
  listReport,
  reportLines,
  type ListReport,
} from '../../../../src/team/core/list/list-report';
import type { ListSource } from '../../../../src/team/core/list/list-source';
import {
  mapColumns,
  type RememberedColumns,
} from '../../../../src/team/core/list/columns/map-columns';
import { readPeople } from '../../../../src/team/core/list/people/read-people';
import { tableOf } from './read-file';

const FROM_FILE: ListSource = {
  format: 'delimited',
  encoding: 'utf-8',
  isGuessed: false,
  sample: '',
  sheet: null,
};

function reportOf(
  lines: readonly string[],
  source: ListSource | null = FROM_FILE,
  chosen: RememberedColumns = {},
): ListReport {
  const table = tableOf(lines.join('\n'));
  const mapping = mapColumns(table.header, chosen, table.rows);
  return listReport(source, table, mapping, readPeople(table, mapping), chosen);
}

const GERMAN = [
  'Anzeigename;E-Mail;Abtlg.;Kostenstelle;Private Handynummer;Telefon Mond;Benutzertyp',
  'Jane Doe;jane@x.com;Sales;4711;+49 171 1000001;+49 30 1000001;Member',
  'Joe Roe;joe@x.com;IT;4712;+49 171 1000002;+49 30 1000002;Member',
  'Gil Guest;gil@y.com;;;;;Guest',
];

describe('the lines of a report', () => {
  test('are how the list was read, its columns, those that are not used, and who gets none', () => {
    expect(reportLines(reportOf(GERMAN))).toEqual([
      'Read as CSV, Unicode (UTF-8).',
      'Columns: Anzeigename → Full name, E-Mail → Email address, Abtlg. → Department, Benutzertyp → Kind of account',
      'Not used: Kostenstelle (looks like numbers), Telefon Mond (looks like phone numbers)',
      'Not used, since they are private: Private Handynummer (looks like phone numbers)',
      '2 people get a signature. 1 row gets none: guest account (1).',
      'Line 4: Guest account (Gil Guest). No signature.',
    ]);
  });

  test('show what was guessed', () => {
    const source = {
      ...FROM_FILE,
      encoding: 'windows-1252',
      isGuessed: true,
      sample: 'Müller',
    } as const;
    expect(reportLines(reportOf(['Name,Mail', 'Ann,a@x.com'], source))[0]).toBe(
      'Read as CSV, Western European (Windows-1252): Müller. The file does not state its encoding. Check that these look right.',
    );
    expect(reportLines(reportOf(['Name,Mail', 'Ann,a@x.com'], null))[0]).toMatch(/^Columns: /);
  });

  test('name the columns of typed entries, and that those of homes are not used', () => {
    const lines = reportLines(
      reportOf(['Name,Mail,phones.0.type,phones.0.value', 'Ann,a@x.com,home,+1 555 0100']),
    );
    expect(lines).toContain('Chosen by their types: phones.0.type, phones.0.value');
    expect(lines).toContain(
      'Of several numbers and addresses those of work are used. Home numbers and addresses are not used.',
    );
  });

  test('state that forms of address are not shown', () => {
    const lines = reportLines(
      reportOf(['Title,Name,Mail,Position', 'Mr,Ann Poe,a@x.com,Cook', 'Dr.,Bo Poe,b@x.com,Cook']),
    );
    expect(lines).toContain(
      'Titles such as Dr. stand before the name. Mr, Ms and the like are not shown.',
    );
  });

  test('name some of very many rows', () => {
    const rows = Array.from({ length: 80 }, (_, at) => `P${at},none`);
    const lines = reportLines(reportOf(['Name,Mail', ...rows]), 50);
    expect(lines.filter((line) => line.startsWith('Line '))).toHaveLength(50);
    expect(lines).toContain('… and 30 more.');
  });
});

describe('a careful person would look at', () => {
  const fine = ['Name,Mail,Phone', 'Ann Poe,a@x.com,+49 30 100100', 'Bo Low,b@x.com,+49 30 100101'];

  test('nothing where all is clear', () => {
    expect(reportOf(fine).doubts).toEqual([]);
    expect(isDoubtful(reportOf(fine))).toBe(false);
  });

  test('nothing where guests and blocked accounts, private columns and what all share are left out', () => {
    const list = [
      'Name,Mail,Company,Home phone,Cost center,User type,Enabled',
      'Ann Poe,a@x.com,Acme,+49 30 1,1,Member,True',
      'Bo Low,b@x.com,Acme,+49 30 2,2,Member,True',
      'Gil Guest,c@x.com,Acme,+49 30 3,3,Guest,True',
      'Lee Left,d@x.com,Acme,+49 30 4,4,Member,False',
    ];
    expect(reportOf(list).doubts).toEqual([]);
  });

  test.each<readonly [string, readonly string[], string]>([
    [
      'a column that looks like what a signature shows',
      ['Name,Mail,Kontakt 7', 'Ann,a@x.com,+49 30 100100'],
      'The column Kontakt 7 is not used (looks like phone numbers).',
    ],
    [
      'a column that may be a field',
      ['Name,Mail,Title of the month', 'Ann,a@x.com,Cook'],
      'The column Title of the month is not used (may be: Job title).',
    ],
    [
      'two columns of which neither is better',
      ['Name,Mail,Tel. Büro,Tel. dienstl.', 'Ann,a@x.com,+49 30 100100,+49 30 100101'],
      'The column Tel. Büro is not used (looks like phone numbers).',
    ],
    [
      'a row without an address',
      ['Name,Mail', 'Ann,a@x.com', 'Bo,'],
      '1 row without a usable address.',
    ],
    [
      'somebody without a name',
      ['Name,Mail', 'Ann,a@x.com', ',b@x.com'],
      '1 person without a name.',
    ],
    [
      'people without names',
      ['Mail,Title', 'a@x.com,Cook', 'b@x.com,Chef'],
      '2 people without a name.',
    ],
    ['a problem of a cell', ['Name,Mail,Phone', 'Ann,a@x.com,?'], '1 problem in the list.'],
  ])('%s', (_name, lines, doubt) => {
    const report = reportOf(lines);
    expect(report.doubts).toContain(doubt);
    expect(isDoubtful(report)).toBe(true);
  });

  test.each([
    'System.String[]',
    'Microsoft.ActiveDirectory.Management.ADPropertyValueCollection',
    'Microsoft.Exchange.Data.ProxyAddressCollection',
    'Microsoft.Exchange.Data.MultiValuedProperty`1[System.String]',
    '{System.String[]}',
    '{}',
    'NULL',
  ])('no column that holds only what is read as blank: %s', (cell) => {
    const list = [
      'Name,Mail,proxyAddresses,otherTelephone,Web page of somebody',
      ...['Ann,a@x.com', 'Bo,b@x.com'].map((row) => `${row},${cell},${cell},${cell}`),
    ];
    const report = reportOf(list);
    expect(report.doubts).toEqual([]);
    const unused = report.columns.filter(({ use }) => use === 'unused');
    expect(unused.map(({ name }) => name)).toContain('proxyAddresses');
    expect(unused.map(({ looks }) => looks)).toEqual(unused.map(() => 'blank'));
  });

  test('one that names a type in some rows, by the cells of the others', () => {
    const rows = ['Ann,a@x.com,System.String[]', 'Bo,b@x.com,', 'Cy,c@x.com,+49 30 100100'];
    expect(reportOf(['Name,Mail,Kontakt 7', ...rows]).doubts).toEqual([
      'The column Kontakt 7 is not used (looks like phone numbers).',
    ]);
  });

  test('an encoding that is guessed', () => {
    expect(isDoubtful(reportOf(fine, { ...FROM_FILE, isGuessed: true }))).toBe(true);
  });

  test('no column that somebody has left out, or given a field', () => {
    const list = ['Name,Mail,Kontakt 7', 'Ann Poe,a@x.com,+49 30 100100'];
    expect(reportOf(list, FROM_FILE, { kontakt7: 'phone' }).doubts).toEqual([]);
    expect(reportOf(list, FROM_FILE, { kontakt7: null }).doubts).toEqual([]);
  });
});
