import { describe, expect, test } from 'vitest';
import { listIn, listOf, problemsOf, rowsOf } from '../read-list';

describe('lines above the names of the columns are left out', () => {
  test('without a word for the type that PowerShell writes', async () => {
    const list = await listIn('formats/export-csv.csv');
    expect(rowsOf(list)[0]).toEqual({
      line: 3,
      displayName: 'Jane Doe',
      mail: 'jane@example.com',
      title: 'Head of Design',
    });
    expect(problemsOf(list)).toEqual([]);
  });

  test('and reported for a title and a date', async () => {
    const list = await listIn('formats/titled.csv');
    expect(rowsOf(list).map(({ line, Name }) => [line, Name])).toEqual([
      [5, 'Jane Doe'],
      [6, 'Joe Roe'],
    ]);
    expect(problemsOf(list)).toEqual([
      '0: Lines 1 to 3 are above the names of the columns. They were left out.',
    ]);
  });

  test.each([
    ['a type above the separator', '#TYPE X\nsep=;\nName;Email;Title\nJane;j@x.example;CEO', []],
    ['a separator above the type', 'sep=;\n"#TYPE X"\nName;Email;Title\nJane;j@x.example;CEO', []],
    [
      'a title with blank cells behind it, as spreadsheets write it',
      'Staff;;\nName;Email;Title\nJane;j@x.example;CEO',
      ['0: Line 1 is above the names of the columns. It was left out.'],
    ],
    [
      'a title in quotes, over two lines',
      '"Staff\nof 2026"\n\nName;Email;Title\nJane;j@x.example;CEO',
      ['0: Lines 1 to 3 are above the names of the columns. They were left out.'],
    ],
    [
      'an address to ask at',
      'Questions to hr@x.example\nName;Email;Title\nJane;j@x.example;CEO',
      ['0: Line 1 is above the names of the columns. It was left out.'],
    ],
  ])('%s', async (_what, text, problems) => {
    const list = await listOf(text);
    expect(list.table.header).toEqual(['Name', 'Email', 'Title']);
    expect(list.table.rows.map(({ cells }) => cells)).toEqual([['Jane', 'j@x.example', 'CEO']]);
    expect(problemsOf(list)).toEqual(problems);
  });

  test.each([
    ['a list of one column', 'Email\na@x.example\nb@x.example'],
    ['a header with fewer names than there are cells', 'Name,Email\nJane,j@x.example,CEO,Berlin'],
    ['people alone, below a short header', 'Team\nJane,Doe,j@x.example\nJoe,Roe,r@x.example'],
    ['a header that was typed by hand', 'Name;Email;Title\nJane,j@x.example,CEO\nJoe,r@x.example,'],
    ['a list without addresses', 'Staff\nName;Role;City\nJane;CEO;Berlin'],
    ['a header with numbers below a title', 'Staff\n1;2;3\nJane;j@x.example;CEO'],
  ])('but nothing of %s', async (_what, text) => {
    const { table } = await listOf(text);
    expect(table.header[0]).toBe(text.split(/[\n,;]/)[0]);
    expect(table.problems.some(({ message }) => message.includes('above'))).toBe(false);
  });
});

describe('cells of csvde in hexadecimal digits', () => {
  test('are text', async () => {
    const [first] = rowsOf(await listIn('formats/csvde.csv'));
    expect(first).toMatchObject({ DN: 'CN=Mulé', displayName: 'Åke Mulé' });
  });

  test.each([
    ["X'c3856b65'", 'Åke'],
    ["x'610a62'", 'a\nb'],
    ["X'fffe8001'", "X'fffe8001'"],
    ["X'00ff'", "X'00ff'"],
    ["X'abc'", "X'abc'"],
    ["X'Tina", "X'Tina"],
  ])('%s is %j', async (cell, text) => {
    expect((await listOf(`Name,Email\n${cell},a@x.example`)).table.rows[0]?.cells[0]).toBe(text);
  });
});
