import { describe, expect, test } from 'vitest';
import { readTable } from '../../../../../src/team/core/list/rows/read-table';
import { tableOf } from '../read-file';

/** The rows of a list with their lines, and what is wrong with it. */
function rowsOf(text: string) {
  const { rows, problems } = tableOf(text);
  return {
    rows: rows.map(({ line, cells }) => [line, ...cells]),
    problems: problems.map(({ line, column, message }) => [line, column, message]),
  };
}

/** The rows of a list that nothing is wrong with. */
function soundRowsOf(text: string) {
  const { rows, problems } = rowsOf(text);
  expect(problems).toEqual([]);
  return rows;
}

function problemOf(text: string): string {
  const read = readTable(text);
  return read.ok ? '' : read.problem.message;
}

describe('what stands between cells is found', () => {
  test.each([
    ['commas', 'Name,Email\nJane,j@x.com\nPaul,p@x.com'],
    ['semicolons', 'Name;Email\nJane;j@x.com\nPaul;p@x.com'],
    ['tabs, as copied from a spreadsheet', 'Name\tEmail\nJane\tj@x.com\nPaul\tp@x.com\n'],
    ['bars', 'Name|Email\nJane|j@x.com\nPaul|p@x.com'],
  ])('%s', (_name, text) => {
    expect(soundRowsOf(text)).toEqual([
      [2, 'Jane', 'j@x.com'],
      [3, 'Paul', 'p@x.com'],
    ]);
  });

  test('where cells hold other separators in each row', () => {
    const text = 'Name;Place;Email\nDoe, Jane;A | B, C;j@x.com\nRoe, Paul;A | B, C;p@x.com';
    expect(soundRowsOf(text)[0]).toEqual([2, 'Doe, Jane', 'A | B, C', 'j@x.com']);
    expect(soundRowsOf('Name\tPlace\nDoe, Jane\tA, B\nRoe, Paul\tA, C')[1]).toEqual([
      3,
      'Roe, Paul',
      'A, C',
    ]);
  });

  test('where they stand in quotes', () => {
    const text = 'Name,Email\n"a;b;c;d",x\n"a;b;c;d",x\n"a;b;c;d",x';
    expect(soundRowsOf(text)[0]).toEqual([2, 'a;b;c;d', 'x']);
  });

  test('where the list states it', () => {
    expect(soundRowsOf('sep=;\r\nName;Email\r\nA,B;j@x.com')).toEqual([[3, 'A,B', 'j@x.com']]);
    expect(soundRowsOf('"sep=^"\n\nName^Email\nA^B')).toEqual([[4, 'A', 'B']]);
  });

  test('where there is one column alone', () => {
    expect(soundRowsOf('Email\nj@x.com\np@x.com\n')).toEqual([
      [2, 'j@x.com'],
      [3, 'p@x.com'],
    ]);
  });

  test('where the header was typed by somebody else', () => {
    expect(soundRowsOf('Name,Email\nJane;j@x.com\nPaul;p@x.com')).toEqual([
      [2, 'Jane', 'j@x.com'],
      [3, 'Paul', 'p@x.com'],
    ]);
  });
});

describe('rows hold the line in which they begin', () => {
  test.each([
    ['\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r', '\r'],
  ])('with lines that end with %s', (_name, end) => {
    const lines = ['Name,Place', '"Jane","A', 'B', '', 'C"', 'Paul,"D"', '', ',', 'Ann,E', ''];
    expect(soundRowsOf(lines.join(end))).toEqual([
      [2, 'Jane', 'A\nB\n\nC'],
      [6, 'Paul', 'D'],
      [9, 'Ann', 'E'],
    ]);
  });

  test('and the header may begin below blank ones', () => {
    const table = tableOf('\ufeff\n ,,\n\n Name ,="Email",\nJane,j@x.com,');
    expect(table.header).toEqual(['Name', 'Email', '']);
    expect(table.rows).toEqual([{ line: 5, cells: ['Jane', 'j@x.com', ''] }]);
  });
});

describe('rows have as many cells as the header', () => {
  test('those that are missing are blank', () => {
    expect(soundRowsOf('A,B,C\n1\n1,2')).toEqual([
      [2, '1', '', ''],
      [3, '1', '2', ''],
    ]);
  });

  test('those that are too many are left out', () => {
    expect(rowsOf('A,B\n1,2,3\n1,2,,\n1,2')).toEqual({
      rows: [
        [2, '1', '2'],
        [3, '1', '2'],
        [4, '1', '2'],
      ],
      problems: [
        [2, null, 'Line 2 has 3 cells; the header has 2. What is past them was left out.'],
      ],
    });
  });
});

describe('quotes that are not as they should be', () => {
  test.each([
    ['are text within a cell', 'Jane "JJ" Doe,j@x.com', ['Jane "JJ" Doe', 'j@x.com']],
    ['may have blanks around them', ' "Doe, Jane" , "j@x.com" ', ['Doe, Jane', 'j@x.com']],
    ['are text behind a blank', ' "Jane" Doe,j@x.com', [' "Jane" Doe', 'j@x.com']],
  ])('%s', (_name, row, cells) => {
    expect(soundRowsOf(`Name,Email\n${row}\nPaul,p@x.com`)).toEqual([
      [2, ...cells],
      [3, 'Paul', 'p@x.com'],
    ]);
  });

  test.each([
    ['not doubled', '"Jane "JJ" Doe",j@x.com', ['Jane "JJ" Doe', 'j@x.com']],
    ['closed too early', '"Jane" Doe,j@x.com', ['Jane Doe', 'j@x.com']],
    ['not closed', '"Jane Doe,j@x.com', ['Jane Doe', 'j@x.com']],
    ['not closed before others', '"Jane Doe,"j@x.com"', ['Jane Doe', 'j@x.com']],
    ['closed twice', '"Jane Doe"",j@x.com', ['Jane Doe"', 'j@x.com']],
  ])('are reported where they are %s', (_name, row, cells) => {
    for (const next of ['Paul,p@x.com', '"Paul","p@x.com"', '"Paul",p@x.com']) {
      expect(rowsOf(`Name,Email\nAnn,a@x.com\n${row}\n${next}\n`)).toEqual({
        rows: [
          [2, 'Ann', 'a@x.com'],
          [3, ...cells],
          [4, 'Paul', 'p@x.com'],
        ],
        problems: [reported(3, 'Name')],
      });
    }
  });

  test('do not take the lines below along, however many', () => {
    const below = Array.from({ length: 2000 }, (_, index) => `P${index},p${index}@x.com`);
    const { rows, problems } = rowsOf(['Name,Email', 'A,"a@x.com', ...below].join('\n'));
    expect(rows).toHaveLength(2001);
    expect(rows.at(-1)).toEqual([2002, 'P1999', 'p1999@x.com']);
    expect(problems).toEqual([reported(2, 'Email')]);
  });

  test('do not take along the people between two of them', () => {
    const text = 'Name,Role,Email\nA,"Boss,a@x.com\nB,Boss,b@x.com\nC,Boss",c@x.com\nD,,d@x.com';
    const { rows, problems } = rowsOf(text);
    expect(rows.map(([line]) => line)).toEqual([2, 3, 4, 5]);
    expect(rows[1]).toEqual([3, 'B', 'Boss', 'b@x.com']);
    expect(problems).toEqual([reported(2, 'Role')]);
  });

  test('do not keep a cell from holding many lines', () => {
    const notes = Array.from({ length: 200 }, (_, index) => `Line ${index}`).join('\n');
    expect(soundRowsOf(`Name,Notes,Email\nA,"${notes}",a@x.com\nB,,b@x.com`)).toEqual([
      [2, 'A', notes, 'a@x.com'],
      [202, 'B', '', 'b@x.com'],
    ]);
  });
});

test('a row with a separator of its own is read by that', () => {
  const lines = [
    'Name;Role;Email',
    'A;B, C;a@x.com',
    'B,Boss,b@x.com',
    'C\t"x;y"\tc@x.com',
    'D;;d',
  ];
  expect(rowsOf(lines.join('\n'))).toEqual({
    rows: [
      [2, 'A', 'B, C', 'a@x.com'],
      [3, 'B', 'Boss', 'b@x.com'],
      [4, 'C', 'x;y', 'c@x.com'],
      [5, 'D', '', 'd'],
    ],
    problems: [mixed(3), mixed(4)],
  });
});

describe('no table is', () => {
  test.each(['', ' \n\t\r\n', ',,,\n;;', 'sep=,\n'])('a list without anything: %j', (text) => {
    expect(problemOf(text)).toBe('There is nothing in this list.');
  });

  test('a list without names of columns', () => {
    const read = readTable('\nJane Doe,jane@acme.com\nPaul Roe,paul@acme.com');
    expect(read).toMatchObject({ ok: false, problem: { line: 2 } });
    expect(problemOf('Jane Doe,jane@acme.com')).toBe(
      "The first line should name the columns, such as 'Name' and 'Email', but has 'jane@acme.com' in it. Add a line with names above it.",
    );
  });

  test('a list of too many columns', () => {
    expect(problemOf(`A${',A'.repeat(2000)}\n1`)).toBe(
      'The first line has 2,001 columns. A list can have 1,000.',
    );
  });

  test('a list of too many rows, or with too many cells', () => {
    expect(problemOf(`A,B\n${'1,2\n'.repeat(250_001)}`)).toBe(
      'This list has more than 250,000 rows. Split it into several.',
    );
    expect(problemOf(`A${',A'.repeat(999)}\n${'1\n'.repeat(25_002)}`)).toMatch(/too many cells/);
  });
});

test('200,000 rows are read, also where each of them is broken', () => {
  const people = Array.from({ length: 200_000 }, (_, index) => index);
  const sound = tableOf(
    `Name,Email\n${people.map((id) => `"P ""${id}""",p${id}@x.com`).join('\n')}`,
  );
  expect(sound.rows).toHaveLength(people.length);
  expect(sound.rows.at(-1)).toEqual({ line: 200_001, cells: ['P "199999"', 'p199999@x.com'] });
  expect(sound.problems).toEqual([]);

  const broken = tableOf(`Name,Email\n${people.map((id) => `"P ${id},p${id}@x.com`).join('\n')}`);
  expect(broken.rows).toHaveLength(people.length);
  expect(broken.rows.at(-1)).toEqual({ line: 200_001, cells: ['P 199999', 'p199999@x.com'] });
  expect(broken.problems).toHaveLength(1001);
  expect(broken.problems[0]?.message).toBe(
    'The first 1,000 problems are listed. There are 199,000 more.',
  );
});

test.each([
  ['quotes that open', '"a,'],
  ['quotes that close at once', '""'],
  ['quotes amid cells', '"a"b'],
  ['quotes and blanks', '"a" '],
  ['lines with one quote', 'a,"\n'],
  ['lines with three', 'a,"""x\n'],
  ['separators', ','],
  ['blanks', ' '],
  ['blank lines', '\n'],
])('a million %s are no trouble', (_name, part) => {
  const { rows } = tableOf(`Name,Email\n${part.repeat(1_000_000 / part.length)}\nJane,j@x.com`);
  expect(rows.length).toBeGreaterThan(0);
});

function reported(line: number, column: string) {
  return [line, column, `The quotes in line ${line} do not match. Check what was read.`];
}

function mixed(line: number) {
  return [
    line,
    null,
    `Line ${line} separates its cells by another character than the other lines. It was read by that.`,
  ];
}
