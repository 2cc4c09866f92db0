import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../../../src/team/browser/decode-bytes';
import { readList } from '../../../../src/team/core/list/read-list';
import { readRows } from '../../../../src/team/core/list/rows/read-table';
import { asArray, type TableRow } from '../../../../src/team/core/list/table';

/*
 * A window of a million characters is read at a time. What stands at its end must be read as it would be within a text.
 */

/** How a row is written, and the cells that it has. */
type Quirk = (id: number) => readonly [text: string, cells: readonly string[]];

const QUIRKS: readonly Quirk[] = [
  (id) => [`P ${id},p${id}@x.com,Baker`, [`P ${id}`, `p${id}@x.com`, 'Baker']],
  (id) => [`"Doe, ${id}",p${id}@x.com,"A ""B"" C"`, [`Doe, ${id}`, `p${id}@x.com`, 'A "B" C']],
  (id) => [
    `P ${id},p${id}@x.com,"1 Main St\nTown"`,
    [`P ${id}`, `p${id}@x.com`, '1 Main St\nTown'],
  ],
  (id) => [`"P ${id},p${id}@x.com,open`, [`P ${id}`, `p${id}@x.com`, 'open']],
  (id) => [`P ${id};p${id}@x.com;Cook`, [`P ${id}`, `p${id}@x.com`, 'Cook']],
  (id) => [
    `P ${id},p${id}@x.com,"${'long '.repeat(2000)}"`,
    [`P ${id}`, `p${id}@x.com`, 'long '.repeat(2000)],
  ],
];

const HEADER = 'Name,Email,Title';
const COUNT = 60_000;

function longList() {
  const rows: TableRow[] = [];
  const texts = [HEADER];
  let line = 2;
  for (let id = 0; id < COUNT; id++) {
    // The long ones are few.
    const quirk = QUIRKS[id % 1009 === 0 ? 5 : id % 5];
    const [text, cells] = quirk?.(id) ?? ['', []];
    rows.push({ line, cells });
    texts.push(text);
    line += text.split('\n').length;
  }
  return { text: texts.join('\n'), rows };
}

/** Comparing all of them takes minutes where it is done by the test runner. */
function firstOther(found: readonly TableRow[], meant: readonly TableRow[]): TableRow | undefined {
  return found.find((row, index) => JSON.stringify(row) !== JSON.stringify(meant[index]));
}

function* cut(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('a list that is longer than what is looked at at once', () => {
  const { text, rows } = longList();

  test.each([997, 65_536, 1_500_000, text.length])('in pieces of %d characters', (length) => {
    expect(text.length).toBeGreaterThan(2_000_000);
    const read = readRows(cut(text, length), asArray);
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.value.rows).toHaveLength(rows.length);
    expect(firstOther(read.value.rows, rows)).toBeUndefined();
  });

  test('as the bytes of a file with the line ends of Windows, whose letters were garbled', async () => {
    const windows = text.replaceAll('\n', '\r\n').replaceAll('Baker', 'BÃ¤cker');
    const bytes = new TextEncoder().encode(windows);
    const read = await readList(bytes, { decodeBytes, keep: asArray });
    if (!read.ok) throw new Error(read.problem.message);
    const meant = rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.replace('Baker', 'Bäcker')),
    }));
    expect(read.value.table.rows).toHaveLength(rows.length);
    expect(firstOther(read.value.table.rows, meant)).toBeUndefined();
  });
});

test('one row that is longer than that is read whole', () => {
  const cells = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(100_000)}`);
  const header = cells.map((_, at) => `Column ${at}`).join(',');
  const text = `${header}\n${cells.map((cell) => `"${cell}"`).join(',')}\nlast${','.repeat(39)}`;
  const read = readRows(cut(text, 10_000), asArray);
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.value.rows.map(({ line }) => line)).toEqual([2, 3]);
  expect(read.value.rows[0]?.cells).toEqual(cells);
});
