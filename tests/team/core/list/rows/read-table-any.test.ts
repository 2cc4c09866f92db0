import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '../../../../../src/team/core/list/rows/loose-row';
import { readTable } from '../../../../../src/team/core/list/rows/read-table';
import { soundRows } from '../../../../../src/team/core/list/rows/each-row';
import { tableOf } from '../read-file';

/** Pieces that lists are made of, those that matter to quotes often. */
const piece = fc.oneof(
  fc.constantFrom('"', '""', ',', ';', '\t', '|', '\n', ' ', '@', 'a', "'", '='),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const words = fc
  .array(piece, { maxLength: 6 })
  .map((pieces) => pieces.join('').replaceAll('\r', '').replaceAll('\ufeff', ''));

const separator = fc.constantFrom(',', ';', '\t', '|');
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

/** A list by the rules: a name in the first column, so that no row is blank. */
const list = fc.integer({ min: 2, max: 6 }).chain((columns) =>
  fc.array(
    fc.array(words, { minLength: columns, maxLength: columns }).map((cells) => {
      const [, ...others] = cells;
      return ['x', ...others];
    }),
    { minLength: 1, maxLength: 12 },
  ),
);

test('what is written by the rules reads as it was written', () => {
  fc.assert(
    fc.property(list, separator, lineEnd, fc.boolean(), (rows, between, end, quotesAll) => {
      const header = rows[0]?.map((_, index) => `Column ${index}`) ?? [];
      const text = written([header, ...rows], between, end, quotesAll);
      const table = tableOf(`sep=${between}${end}${text}`);
      expect(table.header).toEqual(header);
      expect(table.problems).toEqual([]);
      expect(table.rows.map(({ cells }) => cells)).toEqual(rows);
      expect(table.rows.map(({ line }) => line)).toEqual(linesOf(rows));
    }),
  );
});

test('the separator of a list is found by its rows', () => {
  const plain = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '-') }), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1 }), separator, (rows, between) => {
      const named = rows.map((cells) => ['x', ...cells]);
      const table = tableOf(written([['A', 'B', 'C', 'D'], ...named], between, '\n', false));
      expect(table.rows.map(({ cells }) => cells)).toEqual(named);
    }),
  );
});

test('any text is a table or a problem, and each row has as many cells as the header', () => {
  let tables = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const read = readTable(pieces.join(''));
      if (!read.ok) return;
      tables += 1;
      const { header, rows } = read.value;
      let before = 0;
      for (const { line, cells } of rows) {
        expect(cells).toHaveLength(header.length);
        expect(line).toBeGreaterThan(before);
        before = line;
      }
    }),
    { numRuns: 500 },
  );
  expect(tables).toBeGreaterThan(100);
});

test('nothing that stands in any text is lost but separators, quotes and line ends', () => {
  const header = `${Array.from({ length: 400 }, () => 'H').join(',')}\n`;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('').replaceAll('\ufeff', '');
      const shown = tableOf(header + text)
        .rows.flatMap(({ cells }) => cells)
        .join('');
      expect(lettersOf(shown)).toBe(lettersOf(text));
    }),
    { numRuns: 500 },
  );
});

test('a row that is sound reads loosely as it does by the rules', () => {
  let sound = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('').replaceAll('\r', '');
      const shape = { separator: ',', columns: 0 };
      const end = soundRows(text, shape)(0);
      if (end === -1) return;
      sound += 1;
      const loose = readLoosely(text, 0, shape);
      expect(loose.end).toBe(end);
      expect(loose.odd).toEqual([]);
    }),
    { numRuns: 500 },
  );
  expect(sound).toBeGreaterThan(100);
});

/** RFC 4180: cells with a quote, a separator or a line end stand in quotes, and quotes in them are doubled. */
function written(
  rows: readonly (readonly string[])[],
  between: string,
  end: string,
  quotesAll: boolean,
): string {
  const cell = (text: string): string => {
    const needsQuotes = quotesAll || /^ *"|["\n]/.test(text) || text.includes(between);
    const lines = text.replaceAll('\n', end);
    return needsQuotes ? `"${lines.replaceAll('"', '""')}"` : lines;
  };
  return rows.map((cells) => cells.map(cell).join(between)).join(end);
}

/** In which each row begins, below a line for Excel and a header. */
function linesOf(rows: readonly (readonly string[])[]): readonly number[] {
  let line = 3;
  return rows.map((cells) => {
    const begins = line;
    line += cells.join('').split('\n').length;
    return begins;
  });
}

function lettersOf(text: string): string {
  return text.replace(/[\s,;|"]/g, '');
}
