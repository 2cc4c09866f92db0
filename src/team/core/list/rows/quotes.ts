/*
 * Where a cell in quotes ends. A quote that is never closed would take the rest of the list with it, so what does not look
 * like the end of a cell is none, and no cell goes on for hundreds of lines.
 */

/** How a list is written: what stands between its cells, and how many a row has; 0 while that is unknown. */
export interface ListShape {
  readonly separator: string;
  readonly columns: number;
}

/**
 * The place of the quote that closes the cell whose quote opens at `open`; -1 where none does as it should: one with the
 * next cell, the end of the line or the end of the text behind it, blanks aside.
 */
export function closingQuote(text: string, open: number, shape: ListShape): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at - open > MOST_CHARACTERS) return -1;
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    return isCellEnd(text, pastBlanks(text, at + 1), shape.separator) &&
      !isRunaway(text.slice(open + 1, at), shape)
      ? at
      : -1;
  }
  return -1;
}

/** The place of the first character that is no blank. */
export function pastBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** Whether no cell goes on at this place. */
export function isCellEnd(text: string, at: number, separator: string): boolean {
  return at >= text.length || text[at] === '\n' || text[at] === separator;
}

/** How many line ends a text holds. */
export function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Notes and addresses have a few lines each. */
const MOST_BREAKS = 300;
const MOST_CHARACTERS = 200_000;
/** In characters: how far behind a row its reading looks, but for blanks. */
export const LOOK_AHEAD = MOST_CHARACTERS + 10;
/** With fewer columns, a line of an address could pass for a row. */
const FEWEST_COLUMNS = 3;

/** Whether what a cell would hold are rows: too many lines, or one that is somebody's with all of their cells. */
function isRunaway(content: string, { separator, columns }: ListShape): boolean {
  const breaks = breaksIn(content);
  if (breaks < 2 || breaks > MOST_BREAKS) return breaks > MOST_BREAKS;
  const whole = content.split('\n').slice(1, -1);
  return whole.some(
    (line) =>
      columns >= FEWEST_COLUMNS && line.includes('@') && line.split(separator).length === columns,
  );
}
