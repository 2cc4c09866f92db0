import readWorkbook from 'read-excel-file/universal';
import { formatCount } from '../../../../base/text';
import { fail, ok, type Result } from '../../../../base/result';
import { aboveHeader, cleanHeader, FIRST_ROWS, headerPlace, headerProblem } from '../rows/header';
import { mapColumns } from '../columns/map-columns';
import { MOST_ROWS, TOO_MANY_ROWS } from '../rows/read-table';
import type { ListProblem, ListTable, TableRow } from '../table';
import { soundWorkbook, UNREADABLE } from './workbook-sheets';

/** The table of a workbook, and the name of the sheet that it is in. */
export interface WorkbookTable {
  readonly table: ListTable;
  readonly sheet: string;
}

/**
 * Reads the sheet of a workbook (.xlsx) that has people: the first with a column of addresses, the first with an address in
 * any cell, or the first that is not blank. Numbers have all of their digits, dates are ISO 8601 days.
 */
export async function readExcel(bytes: Uint8Array): Promise<Result<WorkbookTable, ListProblem>> {
  const read = await readSheets(bytes);
  if (!read.ok) return failed(read.problem);
  const { sheets, unsolved } = read.value;
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const withColumn = filled.filter(hasAddressColumn);
  const chosen = withColumn[0] ?? filled.find(({ rows }) => hasAddress(rows)) ?? filled[0];
  if (chosen === undefined) return failed('There is nothing in this list.');
  const table = tableOf(chosen);
  if (!table.ok) return table;
  const others = withColumn.slice(1).filter(({ isHidden }) => !isHidden);
  const problems = [
    ...othersReported(chosen.name, others),
    ...unsolvedReported(unsolved),
    ...table.value.problems,
  ];
  return ok({ table: { ...table.value, problems }, sheet: chosen.name });
}

function failed(message: string, line = 0): Result<never, ListProblem> {
  return fail({ line, column: null, message });
}

function othersReported(name: string, others: readonly Sheet[]): readonly ListProblem[] {
  if (others.length === 0) return [];
  const names = others.map((sheet) => `'${sheet.name}'`).join(', ');
  const noun = others.length === 1 ? 'the sheet' : 'the sheets';
  const message = `Only the sheet '${name}' was read. There are addresses in ${noun} ${names}, too.`;
  return [{ line: 0, column: null, message }];
}

function unsolvedReported(count: number): readonly ListProblem[] {
  if (count === 0) return [];
  const what =
    count === 1
      ? 'The result of a formula is'
      : `The results of ${formatCount(count)} formulas are`;
  const message = `${what} not in the file. Open it in your spreadsheet, save it, and choose it again.`;
  return [{ line: 0, column: null, message }];
}

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Those that are not blank, with their numbers. */
  readonly rows: readonly TableRow[];
}

interface Sheets {
  readonly sheets: readonly Sheet[];
  /** How many formulas have no result. */
  readonly unsolved: number;
}

async function readSheets(bytes: Uint8Array): Promise<Result<Sheets, string>> {
  try {
    const sound = soundWorkbook(bytes);
    if (!sound.ok) return sound;
    const { bytes: sounder, visible, unsolved } = sound.value;
    const read = await readWorkbook(sounder.buffer, { parseNumber: numberText });
    const sheets = read.map(({ sheet, data }, place) => ({
      name: sheet,
      isHidden: place >= visible,
      rows: rowsOf(data),
    }));
    return ok({ sheets, unsolved });
  } catch {
    // The package rejects what is not written by the rules, each fault with an error of its own.
    return fail(UNREADABLE);
  }
}

/** The rows of a sheet; none for one that is a chart. */
function rowsOf(data: unknown): readonly TableRow[] {
  if (!Array.isArray(data)) return [];
  return (data as readonly unknown[]).flatMap((row, index) => {
    const cells = Array.isArray(row) ? row.map(cellText) : [];
    return cells.every((cell) => cell === '') ? [] : [{ line: index + 1, cells }];
  });
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date) || Number.isNaN(cell.getTime())) return '';
  const [day = '', time = ''] = cell.toISOString().split('T');
  // Times of a day lie on the day before the first.
  return day < '1900-01-01' ? time.slice(0, 5) : day;
}

/** Digits that a number is stored with that it does not have: 0.1 as 0.10000000000000001. */
const DIGITS = 15;

/** The text of a number without an exponent: phone numbers are stored as 4.930123456E11. */
function numberText(stored: string): string {
  const number = Number(stored);
  if (!/[e.]/i.test(stored) || !Number.isFinite(number)) return stored;
  const [digits = '', exponent = '0'] = number.toExponential(DIGITS - 1).split('e');
  const plain = digits.replace(/^(-?)(\d)\.(\d+)$/, '$1$2$3');
  return withPoint(plain, Number(exponent));
}

/** Digits with the decimal point behind the first one, moved by so many places. */
function withPoint(digits: string, places: number): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const all = digits.slice(sign.length);
  if (places < 0) return `${sign}0.${'0'.repeat(-places - 1)}${all}`.replace(/\.?0+$/, '');
  const padded = all.padEnd(places + 1, '0');
  return `${sign}${padded.slice(0, places + 1)}.${padded.slice(places + 1)}`.replace(/\.?0*$/, '');
}

function hasAddressColumn({ rows }: Sheet): boolean {
  const header = rows[headerOf(rows)]?.cells ?? [];
  const { email, userPrincipalName } = mapColumns(cleanHeader(header));
  return email !== undefined || userPrincipalName !== undefined;
}

function hasAddress(rows: Sheet['rows']): boolean {
  return rows.some(({ cells }) => cells.some((cell) => /\S@\S/.test(cell)));
}

function headerOf(rows: Sheet['rows']): number {
  return headerPlace(rows.slice(0, FIRST_ROWS).map(({ cells }) => cells));
}

function tableOf({ rows }: Sheet): Result<ListTable, ListProblem> {
  const place = headerOf(rows);
  const [top, ...below] = rows.slice(place);
  if (top === undefined) return failed('There is nothing in this list.');
  if (below.length > MOST_ROWS) return failed(TOO_MANY_ROWS);
  const header = cleanHeader(top.cells);
  const problem = headerProblem(header);
  if (problem !== null) return failed(problem, top.line);
  const above = place === 0 ? null : aboveHeader(rows[0]?.line ?? 1, top.line - 1);
  const problems = above === null ? [] : [{ line: 0, column: null, message: above }];
  return ok({ header, rows: below, problems });
}
