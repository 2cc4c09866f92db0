import { fail, ok, type Result } from '../../../../base/result';
import type { Sequence } from '../../../../base/sequence';
import { formatCount } from '../../../../base/text';
import { eachRow, type RawRow } from './each-row';
import { beginningIn } from './pieces';
import { readLoosely } from './loose-row';
import { makeProblemList, type ProblemList } from '../problem-list';
import { breaksIn, type ListShape } from './quotes';
import { withoutHex } from '../formats/hex-cells';
import { aboveHeader, cleanHeader, FIRST_ROWS, headerPlace, headerProblem } from './header';
import { asArray, type KeepRows, type ListProblem, type ListTable, type TableRow } from '../table';

/** More people than the largest companies write to by hand; a list of more is a mistake, or meant to do harm. */
export const MOST_ROWS = 250_000;
/** Rows times columns, as short rows are filled up. */
export const MOST_CELLS = 25_000_000;

/**
 * Reads a list as rows and columns, whatever stands between its cells: comma, semicolon, tab or bar. What is copied from a
 * spreadsheet has tabs. What is not written by the rules is read as it is probably meant, and a problem names its line.
 */
export function readTable(text: string): Result<ListTable, ListProblem> {
  return readRows([text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')], asArray);
}

/** The same for a text in pieces, with line feeds alone: `keep` decides how its rows are kept. */
export function readRows<Rows extends Sequence<TableRow>>(
  pieces: Iterable<string>,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  const source = pieces[Symbol.iterator]();
  const lines = beginningIn(source);
  const { start, separator } = beginningOf(lines);
  if (start === lines.length) return failed('There is nothing in this list.');
  const place = beginningOfHeader(lines, start, separator);
  const top = readHeader(lines, place, separator);
  const lineOf = (at: number): number => breaksIn(lines.slice(0, at)) + 1;
  const problem = headerProblem(top.header);
  if (problem !== null) return failed(problem, lineOf(place));
  const above = place === start ? null : aboveHeader(lineOf(start), lineOf(place) - 1);
  const rest = { first: lines.slice(top.end + 1), source };
  return readBody(rest, top, lineOf(top.end) + 1, above, keep);
}

function failed(message: string, line = 0): Result<never, ListProblem> {
  return fail({ line, column: null, message });
}

/**
 * Where the list begins: behind blank rows, the line that sets the separator for Excel, and the one in which PowerShell's
 * Export-Csv names a type.
 */
function beginningOf(text: string): { readonly start: number; readonly separator: string } {
  let [start, separator] = [0, ''];
  for (;;) {
    start += BLANK_ROWS.exec(text.slice(start))?.[0].length ?? 0;
    const line = SETTING.exec(text.slice(start, start + LONGEST_SETTING));
    if (line === null) break;
    separator = line[1] ?? separator;
    start += line[0].length;
  }
  return { start, separator: separator === '' ? sniffSeparator(text.slice(start)) : separator };
}

const SETTING = /^(?:"?sep=([^"\n ])"?[ ,;\t]*|"?#TYPE [^\n]*)(?:\n|$)/i;
const LONGEST_SETTING = 500;

/** Where the header begins: behind a title and other rows that hold far less than it. */
function beginningOfHeader(text: string, start: number, separator: string): number {
  const rows: { readonly start: number; readonly cells: readonly string[] }[] = [];
  for (let at = start; at < text.length && rows.length < FIRST_ROWS;) {
    const { cells, end } = readLoosely(text, at, { separator, columns: 0 });
    if (!cells.every(isBlank)) rows.push({ start: at, cells });
    at = end + 1;
  }
  const place = rows[headerPlace(rows.map(({ cells }) => cells))];
  if (place === undefined || place.start === start) return start;
  // By another separator, the first row could be a header that was typed by hand.
  const others = SEPARATORS.map((each) =>
    readLoosely(text, start, { separator: each, columns: 0 }),
  );
  const most = Math.max(
    ...others.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length),
  );
  return most * 2 <= place.cells.length ? place.start : start;
}

/** Rows without text, with separators or without. */
const BLANK_ROWS = /^(?:[\s,;|"]*(?:\n|$))?/;

interface Top {
  readonly header: readonly string[];
  readonly end: number;
  readonly separator: string;
}

/** A header may have a separator of its own, typed by hand above what a program wrote. */
function readHeader(text: string, start: number, separator: string): Top {
  const read = (each: string) => readLoosely(text, start, { separator: each, columns: 0 });
  const own = read(separator);
  const others = own.cells.length > 1 ? [] : SEPARATORS.map(read);
  const { cells, end } = [own, ...others].reduce((best, each) =>
    each.cells.length > best.cells.length ? each : best,
  );
  return { header: cleanHeader(cells), end, separator };
}

/** What follows a header: the rest of the text that was looked at, and of the pieces behind it. */
interface Rest {
  readonly first: string;
  readonly source: Iterator<string>;
}

function readBody<Rows extends Sequence<TableRow>>(
  rest: Rest,
  { header, separator }: Top,
  line: number,
  above: string | null,
  keep: KeepRows<Rows>,
): Result<ListTable<Rows>, ListProblem> {
  const problems = makeProblemList();
  if (above !== null) problems.add(0, null, above);
  const shape: ListShape = { separator, columns: header.length };
  let tooMuch: string | null = null;
  const meantRows = function* (): Generator<TableRow> {
    let count = 0;
    for (const raw of eachRow(piecesOf(rest), line, shape)) {
      const meant = asMeant(raw, shape);
      if (meant.cells.every(isBlank)) continue;
      if (count === MOST_ROWS) tooMuch = TOO_MANY_ROWS;
      else if (count * header.length > MOST_CELLS) tooMuch = TOO_LARGE;
      if (tooMuch !== null) return;
      report(meant, header, problems);
      count += 1;
      yield { line: raw.line, cells: withoutHex(fitted(meant.cells, header.length)) };
    }
  };
  const rows = keep(meantRows());
  return tooMuch === null ? ok({ header, rows, problems: problems.all() }) : failed(tooMuch);
}

function* piecesOf({ first, source }: Rest): Generator<string> {
  yield first;
  for (let step = source.next(); step.done !== true; step = source.next()) yield step.value;
}

export const TOO_MANY_ROWS = `This list has more than ${formatCount(MOST_ROWS)} rows. Split it into several.`;
export const TOO_LARGE =
  'This list has too many cells to be read at once. Remove columns that are not needed, or split it.';

function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}

interface MeantRow extends RawRow {
  /** That it has a separator of its own. */
  readonly isMixed?: true;
}

/** A row with another number of cells than the header may have another separator: the one by which it has as many. */
function asMeant(raw: RawRow, { separator, columns }: ListShape): MeantRow {
  const { cells, odd, text } = raw;
  if (columns === 1 || (cells.length === columns && odd.length === 0)) return raw;
  for (const other of SEPARATORS) {
    if (other === separator || !text.includes(other)) continue;
    const read = readLoosely(text, 0, { separator: other, columns });
    const isWhole = read.end === text.length && read.odd.length === 0;
    if (isWhole && read.cells.length === columns) {
      return { ...raw, cells: read.cells, odd: [], isMixed: true };
    }
  }
  return raw;
}

function report(row: MeantRow, header: readonly string[], problems: ProblemList): void {
  const { line, cells, odd, isMixed } = row;
  if (isMixed === true) {
    const message = `Line ${line} separates its cells by another character than the other lines. It was read by that.`;
    problems.add(line, null, message);
  }
  for (const place of odd) {
    const message = `The quotes in line ${line} do not match. Check what was read.`;
    problems.add(line, header[place] ?? null, message);
  }
  if (cells.slice(header.length).some((cell) => !isBlank(cell))) {
    const message = `Line ${line} has ${cells.length} cells; the header has ${header.length}. What is past them was left out.`;
    problems.add(line, null, message);
  }
}

function fitted(cells: readonly string[], columns: number): readonly string[] {
  if (cells.length === columns) return cells;
  if (cells.length > columns) return cells.slice(0, columns);
  return [...cells, ...Array.from({ length: columns - cells.length }, () => '')];
}

/** What may stand between the cells of a list; the likelier of two that are as good comes first. */
const SEPARATORS = ['\t', ';', ',', '|'] as const;

/**
 * The separator of a list: the one by which most of its first rows have the same number of cells, the header above all. A
 * comma for a list of one column.
 */
function sniffSeparator(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let [best, separator]: [Consistency, string] = [{ score: 0, columns: 1 }, ','];
  for (const candidate of SEPARATORS) {
    const found = consistency(sample, candidate);
    if (isBetter(found, best)) [best, separator] = [found, candidate];
  }
  return separator;
}

const SAMPLE_CHARACTERS = 100_000;
const SAMPLE_ROWS = 200;

interface Consistency {
  readonly score: number;
  readonly columns: number;
}

function isBetter(a: Consistency, b: Consistency): boolean {
  return a.score === b.score ? a.columns > b.columns : a.score > b.score;
}

function consistency(sample: string, separator: string): Consistency {
  const counts = cellCounts(sample, separator);
  const often = new Map<number, number>();
  for (const count of counts) if (count > 1) often.set(count, (often.get(count) ?? 0) + 1);
  const [columns, rows] = [...often].reduce(
    (most, each) => (each[1] > most[1] || (each[1] === most[1] && each[0] > most[0]) ? each : most),
    [1, 0],
  );
  const share = rows / Math.max(1, counts.length);
  return { score: counts[0] === columns ? share * 1.5 : share, columns };
}

/** How many cells each of the first rows has. */
function cellCounts(sample: string, separator: string): readonly number[] {
  const counts: number[] = [];
  for (let at = 0; at < sample.length && counts.length < SAMPLE_ROWS;) {
    const { cells, end } = readLoosely(sample, at, { separator, columns: 0 });
    if (cells.some((cell) => cell.trim() !== '')) counts.push(cells.length);
    at = end + 1;
  }
  return counts;
}
