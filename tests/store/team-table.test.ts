import { describe, expect, test } from 'vitest';
import {
  fieldOf,
  pastedCells,
  withCell,
  withColumn,
  withMapped,
  withoutRows,
  withPasted,
  withRows,
  withRowsAgain,
} from '../../src/team/state/edit-table';
import type { ListTable } from '../../src/team/core/list/table';

const TABLE: ListTable = {
  header: ['Name', 'Email'],
  rows: [
    { line: 2, cells: ['Ada', 'ada@x.example'] },
    { line: 4, cells: ['Bo', 'bo@x.example'] },
    { line: 5, cells: ['Cy', ''] },
  ],
  problems: [{ line: 4, column: 'Name', message: 'A quote is not closed.' }],
};

describe('a cell', () => {
  test('gets another text, and the problems of its line are dropped', () => {
    const table = withCell(TABLE, { line: 4, column: 0 }, 'Bob');
    expect(table.rows[1]).toEqual({ line: 4, cells: ['Bob', 'bo@x.example'] });
    expect(table.problems).toEqual([]);
    expect(table.rows[0]).toBe(TABLE.rows[0]);
  });

  test.each([
    ['gets the same text', { line: 4, column: 0 }, 'Bo'],
    ['is in no row', { line: 3, column: 0 }, 'x'],
    ['is in no column', { line: 4, column: 7 }, 'x'],
  ])('that %s changes nothing', (_what, place, text) => {
    expect(withCell(TABLE, place, text)).toBe(TABLE);
  });
});

describe('rows', () => {
  test('are added at the end, with lines of their own', () => {
    expect(withRows(TABLE, [['Di'], []]).rows.slice(3)).toEqual([
      { line: 6, cells: ['Di', ''] },
      { line: 7, cells: ['', ''] },
    ]);
  });

  test('are taken away and put back where they were', () => {
    const { table, removed } = withoutRows(TABLE, new Set([2, 4]));
    expect(table.rows.map(({ line }) => line)).toEqual([5]);
    expect(table.problems).toEqual([]);
    expect(withRowsAgain(table, removed).rows).toEqual(TABLE.rows);
  });

  test('whose lines are taken by now come last', () => {
    const { table, removed } = withoutRows(TABLE, new Set([5]));
    const added = withRows(table, [['New', '']]);
    expect(withRowsAgain(added, removed).rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'Ada'],
      [4, 'Bo'],
      [5, 'New'],
      [6, 'Cy'],
    ]);
  });
});

describe('what was copied from a spreadsheet', () => {
  test.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    [
      '"two\nlines"\tsaid ""so""\r\nx\t"a ""b"""',
      [
        ['two\nlines', 'said ""so""'],
        ['x', 'a "b"'],
      ],
    ],
    ['\t\n', [['', '']]],
    ['', [['']]],
  ])('%j is read cell by cell', (text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });

  test('fills the cells in sight, and adds rows past the end', () => {
    const shown = { lines: [2, 5], columns: [1, 0] };
    const cells = [['a', 'b', 'past the end'], ['c'], ['d']];
    const { rows, problems } = withPasted(TABLE, { line: 2, column: 1 }, cells, shown);
    expect(rows).toEqual([
      { line: 2, cells: ['b', 'a'] },
      { line: 4, cells: ['Bo', 'bo@x.example'] },
      { line: 5, cells: ['Cy', 'c'] },
      { line: 6, cells: ['', 'd'] },
    ]);
    expect(problems).toEqual(TABLE.problems);
  });
});

describe('columns', () => {
  test('hold one field each, and no field has two', () => {
    const mapping = withMapped({ fullName: 0, email: 1 }, 1, 'fullName');
    expect(mapping).toEqual({ fullName: 1 });
    expect(withMapped(mapping, 1, null)).toEqual({});
    expect(fieldOf(mapping, 1)).toBe('fullName');
    expect(fieldOf(mapping, 0)).toBeNull();
  });

  test('are added for a field', () => {
    const list = { name: '', table: TABLE, mapping: { fullName: 0 } } as const;
    const { table, mapping } = withColumn(list, 'phone', 'Phone');
    expect(table.header).toEqual(['Name', 'Email', 'Phone']);
    expect(table.rows[0]?.cells).toEqual(['Ada', 'ada@x.example', '']);
    expect(mapping).toEqual({ fullName: 0, phone: 2 });
  });
});
