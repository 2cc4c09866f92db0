import { closingQuote, isCellEnd, pastBlanks, type ListShape } from './quotes';

/** A row that is read whatever its quotes are like. */
export interface LooseRow {
  readonly cells: readonly string[];
  /** The place of its line end, or of the end of the text. */
  readonly end: number;
  /** The cells whose quotes are not closed as they should be. */
  readonly odd: readonly number[];
}

interface LooseCell {
  readonly value: string;
  readonly end: number;
  readonly isOdd: boolean;
}

/**
 * Reads the row that begins at a place. Quotes may have blanks around them. A cell whose quote is not closed ends with the
 * first quote in its line that could be meant to, else where it would without quotes: nothing after it is lost.
 */
export function readLoosely(text: string, start: number, shape: ListShape): LooseRow {
  const cells: string[] = [];
  const odd: number[] = [];
  let lineEnd = lineEndFrom(text, start);
  for (let at = start; ;) {
    if (at > lineEnd) lineEnd = lineEndFrom(text, at);
    const { value, end, isOdd } = readCell(text, at, lineEnd, shape);
    if (isOdd) odd.push(cells.length);
    cells.push(value);
    if (text[end] !== shape.separator) return { cells, end, odd };
    at = end + 1;
  }
}

/** The place of the next line end, or of the end of the text. */
function lineEndFrom(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function readCell(text: string, at: number, lineEnd: number, shape: ListShape): LooseCell {
  const open = pastBlanks(text, at);
  if (text[open] !== '"') return plainCell(text, at, lineEnd, shape);
  const close = closingQuote(text, open, shape);
  if (close !== -1) return quotedCell(text, open, close, false);
  if (open !== at) return plainCell(text, at, lineEnd, shape);
  const meant = meantToClose(text.slice(open, lineEnd), shape.separator);
  return meant === -1
    ? { ...plainCell(text, at, lineEnd, shape), isOdd: true }
    : quotedCell(text, open, open + meant, true);
}

function quotedCell(text: string, open: number, close: number, isOdd: boolean): LooseCell {
  const value = text.slice(open + 1, close).replaceAll('""', '"');
  return { value, end: pastBlanks(text, close + 1), isOdd };
}

/** Quotes at its beginning mean nothing, then. */
function plainCell(text: string, at: number, lineEnd: number, shape: ListShape): LooseCell {
  const rest = text.slice(at, lineEnd);
  const length = rest.indexOf(shape.separator);
  const value = length === -1 ? rest : rest.slice(0, length);
  const unquoted = value.startsWith('"') ? value.slice(1).replace(/"("?)/g, '$1') : value;
  return { value: unquoted, end: at + value.length, isOdd: false };
}

/** The first quote with the end of a cell behind it, unless another cell's opens before; -1 for none. */
function meantToClose(line: string, separator: string): number {
  for (let at = line.indexOf('"', 1); at !== -1; at = line.indexOf('"', at + 1)) {
    if (isCellEnd(line, pastBlanks(line, at + 1), separator)) return at;
    if (line[at - 1] === separator) return -1;
  }
  return -1;
}
