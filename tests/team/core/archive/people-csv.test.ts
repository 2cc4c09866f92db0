import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PEOPLE_COLUMNS, peopleCsv, peopleForExcel } from '../../../../src/team/core/archive/csv';
import { LIST_FIELDS } from '../../../../src/team/core/list/list-fields';
import { mapColumns } from '../../../../src/team/core/list/columns/map-columns';
import type { Member } from '../../../../src/team/core/list/member';
import { readPeople } from '../../../../src/team/core/list/people/read-people';
import { readTable } from '../../../../src/team/core/list/rows/read-table';
import { memberFile } from '../../../../src/team/core/member';
import { readCsv } from '../packs/csv-reader';
import { HOSTILE_TEXTS, membersOf, ZOE } from '../packs/run';

const anyText = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...HOSTILE_TEXTS));
const anyMembers = fc
  .array(fc.record({ fullName: anyText, jobTitle: anyText, phone: anyText, city: anyText }), {
    maxLength: 6,
  })
  .map((facts) => membersOf(facts.map((each, index) => [`p${index}@x.example`, each] as const)));

describe('people.csv', () => {
  test('names address, file and name, then the fields that the list has for anybody', () => {
    const members = membersOf([
      ['zoe@x.example', ZOE],
      ['tom@x.example', { fullName: 'Tom', fax: '+49 30 1' }],
    ]);
    const [header, zoe, tom] = readCsv(written(peopleCsv, members));
    expect(header?.slice(0, 3)).toEqual(['mailbox', 'file', 'name']);
    expect(header).toContain('fax');
    expect(header).not.toContain('quote');
    expect(zoe?.slice(0, 3)).toEqual(['zoe@x.example', 'zoe@x.example', 'Zoë Quillfeather']);
    expect(tom?.[header?.indexOf('fax') ?? -1]).toBe('+49 30 1');
  });

  test('has no byte-order mark, and phone numbers as they are', () => {
    const text = written(peopleCsv, membersOf([['zoe@x.example', ZOE]]));
    expect(text.startsWith('mailbox,file,name,')).toBe(true);
    expect(text).toContain(',+44 20 7946 0958,');
  });

  test('is read back by a strict reader, whatever people are called', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        const [header = [], ...rows] = readCsv(written(peopleCsv, members));
        expect(rows).toHaveLength(members.length);
        for (const [index, { address, facts }] of members.entries()) {
          const row = rows[index] ?? [];
          expect(row).toHaveLength(header.length);
          expect(row[0]).toBe(address);
          expect(row[1]).toBe(memberFile({ address }));
          for (const [at, field] of header.entries()) {
            if (at < PEOPLE_COLUMNS.length) continue;
            expect(flat(row[at] ?? '')).toBe(
              flat(Object.entries(facts).find(([id]) => id === field)?.[1] ?? ''),
            );
          }
        }
      }),
    );
  });

  test('has no two columns of one name, and is a list that we read', () => {
    const everything = Object.fromEntries(
      LIST_FIELDS.filter(({ use }) => use === 'signature').map(({ id }) => [id, ZOE[id] ?? 'Zoë']),
    );
    const facts = { ...everything, email: 'zoe@x.example', address: '1 Long Street' };
    const text = written(peopleCsv, membersOf([['zoe@x.example', facts]]));
    const [header = []] = readCsv(text);
    expect(new Set(header.map((name) => name.toLowerCase())).size).toBe(header.length);
    const table = readTable(text);
    if (!table.ok) throw new Error(table.problem.message);
    const { members } = readPeople(table.value, mapColumns(header));
    expect(members[0]).toMatchObject({
      address: 'zoe@x.example',
      facts: { address: '1 Long Street', jobTitle: ZOE.jobTitle },
    });
  });

  test('comes in pieces, so that it can be written while it is made', () => {
    const members = membersOf([
      ['a@x.example', ZOE],
      ['b@x.example', ZOE],
    ]);
    expect([...peopleCsv(members)]).toHaveLength(3);
  });
});

describe('people-for-excel.csv', () => {
  test('is marked as UTF-8, and no cell begins like a formula', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        const text = written(peopleForExcel, members);
        expect(text.startsWith('\ufeff')).toBe(true);
        const cells = readCsv(text.slice(1)).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('guards a phone number by an apostrophe', () => {
    const text = written(peopleForExcel, membersOf([['zoe@x.example', ZOE]]));
    expect(text).toContain(",'+44 20 7946 0958,");
  });
});

describe('people-for-excel.csv where a spreadsheet splits lines at semicolons', () => {
  test.each([
    'Jane;=1+1',
    'Jane; =1+1',
    'Jane;"=1+1"',
    'Jane;""=1+1',
    'Jane;+1',
    'Jane;@SUM(A1)',
    'Jane\t=1+1',
    'Jane;\uFF1D1+1',
    ';-1',
    '"=1+1',
    ' =1+1',
  ])('%j is no formula', (fullName) => {
    const text = written(
      peopleForExcel,
      membersOf([['a@x.example', { fullName, jobTitle: fullName }]]),
    );
    expect(cellsOf(text).filter((cell) => /^[=+\-@\uFF1D]/.test(cell))).toEqual([]);
  });

  test('nor is anything that people are called', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        const cells = cellsOf(written(peopleForExcel, members));
        expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('what begins no formula stays as it is', () => {
    const text = written(
      peopleForExcel,
      membersOf([['a@x.example', { fullName: 'Doe; Jane-Ann' }]]),
    );
    expect(text).toContain(',Doe; Jane-Ann');
  });
});

function written(
  make: (members: readonly Member[]) => Iterable<string>,
  members: readonly Member[],
): string {
  return [...make(members)].join('');
}

/** Line ends within a cell become commas. */
function flat(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ', ');
}

/** The cells as a spreadsheet reads them that splits at semicolons: quotes count only where they begin a cell. */
function cellsOf(text: string): readonly string[] {
  return text
    .slice(1)
    .split('\r\n')
    .flatMap((line) => line.split(/[;\t]/))
    .map((cell) => cell.replace(/^[\s"]+/, ''));
}
