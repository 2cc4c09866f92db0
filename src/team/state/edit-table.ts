import type { ListFieldId } from '../core/list/list-fields';
import type { CellChange, Mapping, ListTable, TableRow } from '../core/list/table';
import type { TeamList } from './team-slice';

/*
 * What can be done to a list by hand. A row goes by its line, which it keeps whatever comes before it: so line 14 is line 14 of
 * the file all the time.
 */

/** A cell: the line of its row, and the place of its column. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
}

/** Changes the text of a cell; the same table where it has that already. What was wrong in its line is dropped. */
export function withCell(table: ListTable, { line, column }: CellPlace, text: string): ListTable {
  const at = table.rows.findIndex((row) => row.line === line);
  const row = table.rows[at];
  if (row === undefined || row.cells[column] === undefined || row.cells[column] === text) {
    return table;
  }
  const rows = table.rows.with(at, { line, cells: row.cells.with(column, text) });
  return { ...table, rows, problems: table.problems.filter((problem) => problem.line !== line) };
}

/** Changes the texts of cells that still hold what they are to be changed from; the same table where none does. */
export function withCells(table: ListTable, changes: readonly CellChange[]): ListTable {
  const byLine = new Map<number, CellChange[]>();
  for (const change of changes)
    byLine.set(change.line, [...(byLine.get(change.line) ?? []), change]);
  let isSame = true;
  const rows = table.rows.map((row) => {
    const cells = (byLine.get(row.line) ?? []).reduce(
      (now, { column, from, to }) => (now[column] === from ? now.with(column, to) : now),
      row.cells,
    );
    isSame &&= cells === row.cells;
    return cells === row.cells ? row : { line: row.line, cells };
  });
  return isSame ? table : { ...table, rows };
}

/** Adds rows at the end, blank where they have no cell. */
export function withRows(table: ListTable, added: readonly (readonly string[])[]): ListTable {
  const last = table.rows.reduce((line, row) => Math.max(line, row.line), 1);
  const rows = added.map((cells, index) => ({
    line: last + 1 + index,
    cells: table.header.map((_name, column) => cells[column] ?? ''),
  }));
  return { ...table, rows: [...table.rows, ...rows] };
}

/** A table without some of its rows, and those. */
export function withoutRows(
  table: ListTable,
  lines: ReadonlySet<number>,
): { readonly table: ListTable; readonly removed: readonly TableRow[] } {
  const removed = table.rows.filter(({ line }) => lines.has(line));
  if (removed.length === 0) return { table, removed };
  const rows = table.rows.filter(({ line }) => !lines.has(line));
  const problems = table.problems.filter(({ line }) => !lines.has(line));
  return { table: { ...table, rows, problems }, removed };
}

/** Puts rows back where they were. One whose line is taken by now comes last. */
export function withRowsAgain(table: ListTable, removed: readonly TableRow[]): ListTable {
  const taken = new Set(table.rows.map(({ line }) => line));
  const back = removed.filter(({ line }) => !taken.has(line));
  const rows = [...table.rows, ...back].toSorted((a, b) => a.line - b.line);
  const late = removed.filter(({ line }) => taken.has(line)).map(({ cells }) => cells);
  return withRows({ ...table, rows }, late);
}

/**
 * Puts what was copied from a spreadsheet into cells: its first into `from`, the others beside and below it, in the order in
 * which rows and columns are shown. Rows past the end are added; columns past the end are left out.
 */
export function withPasted(
  table: ListTable,
  from: CellPlace,
  cells: readonly (readonly string[])[],
  shown: { readonly lines: readonly number[]; readonly columns: readonly number[] },
): ListTable {
  const top = shown.lines.indexOf(from.line);
  const start = shown.columns.indexOf(from.column);
  if (top === -1 || start === -1) return table;
  const changed = new Map<number, readonly string[]>();
  const added: (readonly string[])[] = [];
  const byLine = new Map(table.rows.map((row) => [row.line, row]));
  for (const [index, texts] of cells.entries()) {
    const row = byLine.get(shown.lines[top + index] ?? 0);
    const cellsNow = placed(row?.cells ?? table.header.map(() => ''), texts, start, shown.columns);
    if (row === undefined) added.push(cellsNow);
    else changed.set(row.line, cellsNow);
  }
  const rows = table.rows.map((row) => {
    const now = changed.get(row.line);
    return now === undefined ? row : { line: row.line, cells: now };
  });
  const problems = table.problems.filter(({ line }) => !changed.has(line));
  return withRows({ ...table, rows, problems }, added);
}

function placed(
  cells: readonly string[],
  texts: readonly string[],
  start: number,
  columns: readonly number[],
): readonly string[] {
  return texts.reduce((now, text, index) => {
    const column = columns[start + index];
    return column === undefined ? now : now.with(column, text);
  }, cells);
}

/** The cells of what a spreadsheet puts on the clipboard; a cell with line ends stands in quotes there. */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;
  const whole = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at <= whole.length;) {
    cell.lastIndex = at;
    const [all = '', quoted, plain = '', end = ''] = cell.exec(whole) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') rows.push([]);
    at += all.length;
  }
  return rows;
}

/** Adds a column for a field at the end, blank in all rows. */
export function withColumn(list: TeamList, field: ListFieldId, label: string): TeamList {
  const { table, mapping } = list;
  const rows = table.rows.map(({ line, cells }) => ({ line, cells: [...cells, ''] }));
  return {
    ...list,
    table: { ...table, header: [...table.header, label], rows },
    mapping: { ...mapping, [field]: table.header.length },
  };
}

/** Lets a column hold another field, or none. No field has two columns, and no column two fields. */
export function withMapped(mapping: Mapping, column: number, field: ListFieldId | null): Mapping {
  const others = Object.entries(mapping).filter(
    ([other, place]) => place !== column && other !== field,
  );
  return Object.fromEntries(field === null ? others : [...others, [field, column]]);
}

/** The field that a column holds; null for none. */
export function fieldOf(mapping: Mapping, column: number): ListFieldId | null {
  const entries = Object.entries(mapping) as [ListFieldId, number][];
  return entries.find(([, place]) => place === column)?.[0] ?? null;
}

/** Whether a row has any text. One that was added and not filled in yet is no person. */
export function isFilled({ cells }: TableRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
