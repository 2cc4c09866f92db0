import { describe, expect, test } from 'vitest';
import type { TeamList } from '../../../src/team/state/team-slice';
import {
  columnsFor,
  linesFor,
  notesOf,
  problemAt,
  widthOf,
} from '../../../src/team/page/people/sheet';
import { readPeople } from '../../../src/team/core/list/people/read-people';

const LIST: TeamList = {
  name: '',
  table: {
    header: ['Name', 'Email', 'Phone', 'Badge', 'Kind'],
    rows: [
      { line: 2, cells: ['Ada', 'ada@x.example', 'call me', '7', 'Member'] },
      { line: 3, cells: ['Bo', 'bo at x', '', '8', 'Member'] },
      { line: 4, cells: ['Gus', 'gus@x.example', '', '9', 'Guest'] },
      { line: 5, cells: ['Di', 'di@x.example', '', '1', 'Member'] },
    ],
    problems: [{ line: 5, column: null, message: 'This row has more cells than the first line.' }],
  },
  mapping: { fullName: 0, email: 1, phone: 2, userType: 4 },
};
const NOTES = notesOf(LIST, readPeople(LIST.table, LIST.mapping));
const NONE: ReadonlySet<number> = new Set();

describe('what is marked in the table', () => {
  test('is each problem in its cell', () => {
    expect(problemAt(NOTES, 2, 'Phone', false)).toContain('phone number');
    expect(problemAt(NOTES, 2, 'Name', true)).toBe('');
  });

  test('is a row without an address, in the column of addresses', () => {
    expect(problemAt(NOTES, 3, 'Email', false)).toBe(
      'Not an email address: this row gets no signature.',
    );
  });

  test('is the address that one with two dots in a row probably means', () => {
    const rows = [{ line: 2, cells: ['Bob', 'bob@x..example', '', '1', 'Member'] }];
    const list = { ...LIST, table: { ...LIST.table, rows } };
    const notes = notesOf(list, readPeople(list.table, list.mapping));
    expect(problemAt(notes, 2, 'Email', false)).toBe(
      'Not an email address: this row gets no signature. Did you mean bob@x.example?',
    );
  });

  test('is what concerns a whole row, in its first cell', () => {
    expect(problemAt(NOTES, 5, 'Name', true)).toContain('more cells');
    expect(problemAt(NOTES, 5, 'Email', false)).toBe('');
  });

  test('is nothing of a guest but that they get none', () => {
    expect(NOTES.problems.has(4)).toBe(false);
    expect(NOTES.skipped.get(4)?.reason).toBe('guest');
  });

  test('is nothing as long as the list was not read', () => {
    expect(notesOf(LIST, null).problems.size).toBe(0);
  });
});

describe('what is shown of the table', () => {
  test.each([
    ['all', NONE, [2, 3, 4, 5]],
    ['problems', NONE, [2, 3, 5]],
    ['problems', new Set([4]), [2, 3, 4, 5]],
    ['skipped', NONE, [3, 4]],
  ] as const)('rows: %s', (filter, kept, lines) => {
    expect(linesFor(filter, LIST, NOTES, kept)).toEqual(lines);
  });

  test('columns: those that are used, or all', () => {
    expect(columnsFor(LIST, false)).toEqual([0, 1, 2, 4]);
    expect(columnsFor(LIST, true)).toEqual([0, 1, 2, 3, 4]);
    expect(columnsFor({ ...LIST, mapping: {} }, false)).toEqual([0, 1, 2, 3, 4]);
  });

  test('as wide as most texts of a column, within bounds', () => {
    expect(widthOf(LIST, 3, 'Not used')).toBe(110);
    expect(widthOf(LIST, 1, 'Email address')).toBeGreaterThan(115);
    expect(widthOf(LIST, 1, 'x'.repeat(99))).toBe(260);
  });
});
