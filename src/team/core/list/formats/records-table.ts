import { fail, ok, type Result } from '../../../../base/result';
import { MOST_COLUMNS } from '../rows/header';
import { recordToRow } from '../people/read-record';
import { MOST_CELLS, MOST_ROWS, TOO_LARGE, TOO_MANY_ROWS } from '../rows/read-table';
import type { ListProblem, ListTable, TableRow } from '../table';

/** A person as an object, with the line in which it begins. */
export interface LineRecord {
  readonly line: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A table of objects: a column for each key that any of them has, in the order of their appearance. */
export function recordsTable(
  records: readonly LineRecord[],
  problems: readonly ListProblem[],
): Result<ListTable, ListProblem> {
  if (records.length > MOST_ROWS) return failed(TOO_MANY_ROWS);
  const places = new Map<string, number>();
  const read: {
    readonly line: number;
    readonly cells: readonly string[];
    readonly at: readonly number[];
  }[] = [];
  for (const { line, record } of records) {
    const { header, cells } = recordToRow(record);
    const at = header.map((name) => placeOf(name, places));
    if (cells.some((cell) => cell.trim() !== '')) read.push({ line, cells, at });
  }
  if (read.length === 0) return failed('There are no people in this list.');
  if (read.length * places.size > MOST_CELLS) return failed(TOO_LARGE);
  const rows: readonly TableRow[] = read.map(({ line, cells, at }) => {
    const whole = Array.from({ length: places.size }, () => '');
    for (const [index, place] of at.entries()) if (place !== -1) whole[place] = cells[index] ?? '';
    return { line, cells: whole };
  });
  return ok({ header: [...places.keys()], rows, problems });
}

/** The column of a key; -1 where there are too many. */
function placeOf(name: string, places: Map<string, number>): number {
  const known = places.get(name);
  if (known !== undefined) return known;
  if (places.size === MOST_COLUMNS) return -1;
  places.set(name, places.size);
  return places.size - 1;
}

function failed(message: string): Result<ListTable, ListProblem> {
  return fail({ line: 0, column: null, message });
}
