import papaparse from 'papaparse';
import { readLoosely } from './loose-row';
import {
  breaksIn,
  closingQuote,
  isCellEnd,
  LOOK_AHEAD,
  pastBlanks,
  type ListShape,
} from './quotes';

/** A row as it stands in the list. */
export interface RawRow {
  /** In which it begins. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
  /** The cells whose quotes are not closed as they should be. */
  readonly odd: readonly number[];
}

/** Rows that follow one another and are written by the rules. */
interface Run {
  readonly start: number;
  readonly rows: { readonly line: number; readonly start: number; readonly end: number }[];
}

/** So many are parsed at once, so that a list is never in the memory twice. */
const MOST_IN_RUN = 5000;

/** In characters. More is looked at where a row is longer. */
const WINDOW = 1_000_000;

/**
 * The rows of a list whose text comes in pieces, of which a window is in the memory at a time; the first row begins in `line`.
 * Papa Parse reads runs of rows that are written by the rules; at one that is not it would go on to wherever the next quote is,
 * so those are read by themselves.
 */
export function* eachRow(
  pieces: Iterable<string>,
  line: number,
  shape: ListShape,
): Generator<RawRow> {
  const source = pieces[Symbol.iterator]();
  let [text, next, wanted] = ['', line, WINDOW];
  for (let isLast = false; !isLast;) {
    [text, isLast] = filled(source, text, wanted);
    // How a row is read depends on what follows it.
    const most = isLast ? text.length : text.length - LOOK_AHEAD;
    const stop = yield* rowsUpTo(most, text, next, shape);
    wanted = stop.at === 0 ? text.length * 2 : WINDOW;
    text = text.slice(stop.at);
    next = stop.line;
  }
}

/** A text with as much behind it that it is as long as wanted, and whether nothing is left. */
function filled(
  source: Iterator<string>,
  text: string,
  wanted: number,
): readonly [text: string, isLast: boolean] {
  const parts = [text];
  for (let { length } = text; length < wanted;) {
    const step = source.next();
    if (step.done === true) return [parts.join(''), true];
    parts.push(step.value);
    length += step.value.length;
  }
  return [parts.join(''), false];
}

/** The rows of a text that end at `most` at the latest. Returns where it stopped, the beginning of a line. */
function* rowsUpTo(
  most: number,
  text: string,
  line: number,
  shape: ListShape,
): Generator<RawRow, { readonly at: number; readonly line: number }> {
  const soundEnd = soundRows(text, shape);
  let [at, next] = [0, line];
  let run: Run = { start: at, rows: [] };
  while (at < text.length) {
    const sound = soundEnd(at);
    const loose = sound === -1 ? readLoosely(text, at, shape) : null;
    const end = loose?.end ?? sound;
    if (end > most) break;
    if (loose === null) run.rows.push({ line: next, start: at, end });
    if (loose !== null || run.rows.length === MOST_IN_RUN) {
      yield* parsed(text, run, shape);
      run = { start: end + 1, rows: [] };
    }
    if (loose !== null) yield { ...loose, line: next, text: text.slice(at, end) };
    next += breaksIn(text.slice(at, end)) + 1;
    at = end + 1;
  }
  yield* parsed(text, run, shape);
  return { at, line: next };
}

function* parsed(text: string, { start, rows }: Run, shape: ListShape): Generator<RawRow> {
  const end = rows.at(-1)?.end ?? start;
  // For an empty text it makes no row, though there is one.
  if (end === start) return;
  const options = { delimiter: shape.separator, newline: '\n' } as const;
  const { data } = papaparse.parse(text.slice(start, end), options);
  if (data.length !== rows.length) {
    throw new Error(`Of ${rows.length} rows, ${data.length} were parsed`);
  }
  for (const [index, { line, start: from, end: to }] of rows.entries()) {
    yield { line, text: text.slice(from, to), cells: data[index] ?? [], odd: NONE };
  }
}

const NONE: readonly number[] = [];

/**
 * Makes a function that returns where the row that begins at a place ends: at its line end, or the end of the text. -1 for a
 * row that breaks the rules of quotes (RFC 4180). To be called from the beginning to the end: each letter is looked at once.
 */
export function soundRows(text: string, shape: ListShape): (at: number) => number {
  const quotes = placesOf('"', text);
  const separators = placesOf(shape.separator, text);
  const lineEnds = placesOf('\n', text);
  return (at) => {
    if (quotes(at) > lineEnds(at)) return lineEnds(at);
    for (let cell = at; ;) {
      const end =
        text[pastBlanks(text, cell)] === '"'
          ? endOfQuoted(text, cell, shape)
          : Math.min(separators(cell), lineEnds(cell));
      if (end === -1 || text[end] !== shape.separator) return end;
      cell = end + 1;
    }
  };
}

/** The next place of a character from another on, or the end of the text; each is looked for once. */
function placesOf(letter: string, text: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(letter, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

/** Blanks around the quotes are against the rules, though their meaning is plain. */
function endOfQuoted(text: string, cell: number, shape: ListShape): number {
  if (text[cell] !== '"') return -1;
  const close = closingQuote(text, cell, shape);
  return close !== -1 && isCellEnd(text, close + 1, shape.separator) ? close + 1 : -1;
}
