import { fail, ok, type Result } from '../../../../base/result';
import type { Sequence } from '../../../../base/sequence';
import { makeProblemList, type ProblemList } from '../problem-list';
import { MOST_COLUMNS } from '../rows/header';
import { recordToRow } from '../people/read-record';
import { MOST_CELLS, MOST_ROWS, TOO_LARGE, TOO_MANY_ROWS } from '../rows/read-table';
import type { KeepRows, ListProblem, ListTable, TableRow } from '../table';

/** A person as an object, with the line in which it begins. */
export interface LineRecord {
  readonly line: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A table of objects, which are read twice: its columns are certain once the last one was read. */
export function recordsTable<Rows extends Sequence<TableRow>>(
  read: (problems: ProblemList) => Iterable<LineRecord>,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  const columns = recordColumns();
  for (const { record } of read(makeProblemList())) columns.add(record);
  const problems = makeProblemList();
  return columns.table(read(problems), problems, keep);
}

/** The columns of objects: one for each key that any of them has, in the order of their appearance. */
export interface RecordColumns {
  readonly add: (record: LineRecord['record']) => void;
  /** Whether there are objects at all. */
  readonly hasAny: () => boolean;
  /** The table of the objects that were added, which are gone through once more; `problems` are complete then. */
  readonly table: <Rows extends Sequence<TableRow>>(
    records: Iterable<LineRecord>,
    problems: ProblemList,
    keep: KeepRows<Rows>,
  ) => Result<ListTable<Rows>, ListProblem>;
}

export function recordColumns(): RecordColumns {
  const places = new Map<string, number>();
  let [count, filled] = [0, 0];
  return {
    add: (record) => {
      count++;
      // More are refused, whatever they have.
      if (count > MOST_ROWS) return;
      const { header, cells } = recordToRow(record);
      for (const name of header) {
        if (!places.has(name) && places.size < MOST_COLUMNS) places.set(name, places.size);
      }
      if (isFilled(cells)) filled++;
    },
    hasAny: () => count > 0,
    table: (records, problems, keep) => {
      if (count > MOST_ROWS) return failed(TOO_MANY_ROWS);
      if (filled === 0) return failed('There are no people in this list.');
      if (filled * places.size > MOST_CELLS) return failed(TOO_LARGE);
      const rows = keep(rowsOf(records, places));
      return ok({ header: [...places.keys()], rows, problems: problems.all() });
    },
  };
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function* rowsOf(
  records: Iterable<LineRecord>,
  places: ReadonlyMap<string, number>,
): Generator<TableRow> {
  for (const { line, record } of records) {
    const { header, cells } = recordToRow(record);
    if (!isFilled(cells)) continue;
    const whole = Array.from({ length: places.size }, () => '');
    for (const [index, name] of header.entries()) {
      const place = places.get(name);
      // There were too many.
      if (place !== undefined) whole[place] = cells[index] ?? '';
    }
    yield { line, cells: whole };
  }
}

function failed(message: string): Result<never, ListProblem> {
  return fail({ line: 0, column: null, message });
}
