import { isWritten } from './exported-cell';

/*
 * What spreadsheets do to cells: formulas, their errors, guards against both, and phone numbers that became numbers.
 */

/** The text of a cell, and what is wrong with it: null where nothing is. */
export interface ReadCell {
  readonly text: string;
  readonly problem: CellProblem | null;
}

export const CELL_PROBLEMS = {
  error: 'This cell holds an error of the spreadsheet, so it counts as blank.',
  formula: 'This cell holds a formula instead of its result, so it counts as blank.',
  rounded:
    'The spreadsheet has rounded this phone number, so it is left out. Format the column as text.',
} as const;

export type CellProblem = keyof typeof CELL_PROBLEMS;

/**
 * Reads a cell as the person who filled it meant it. Formulas and errors count as blank, and so does a mark for nothing: a
 * dash, `n/a`. What else begins like a formula is text.
 */
export function readCell(cell: string, isPhone: boolean): ReadCell {
  const text = withoutGuard(cell.trim());
  if (SPREADSHEET_ERROR.test(text)) return { text: '', problem: 'error' };
  if (FORMULA.test(text)) return { text: '', problem: 'formula' };
  if (isPhone && ROUNDED.test(text)) return { text: '', problem: 'rounded' };
  if (NOTHING.test(text)) return { text: '', problem: null };
  return { text: isPhone ? text.replace(FRACTION, '$1') : text, problem: null };
}

/** Whether a cell is sure to be plain text: most begin with a letter, and need no further check. */
export function isPlain(cell: string): boolean {
  return isWritten(cell);
}

/** A cell without what keeps a spreadsheet from changing it: `="00123"`, `'+49 30 1`. */
export function withoutGuard(cell: string): string {
  const quoted = GUARDED.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return APOSTROPHE.test(cell) ? cell.slice(1) : cell;
}

const GUARDED = /^="((?:[^"]|"")*)"$/;
/** Not that of `'t Hooft`. */
const APOSTROPHE = /^'(?=[=+\-@\d(])/;

/** In the languages of spreadsheets: `#N/A`, `#REF!`, `#BEZUG!`, `#NOM?`, `#¡VALOR!`; and a column that was too narrow. */
const SPREADSHEET_ERROR =
  /^#(?:[¡¿]?\p{Lu}[\p{Lu}\d_/]*[!?]|N\/[ADB]|NV|DIV\/0!?|GETTING_DATA|#{2,})$/u;

/** A call, a reference to a cell, a text or a number in it. `=` with a word behind it is what somebody wrote. */
const FORMULA =
  /^=\s*[-+]?\s*(?:\(|\{|"|'[^']*'!|\d|\$?[A-Z]{1,3}\$?\d|[\p{L}_.\d]+(?:\(|!)|\[|#REF!)/iu;

/** 4.91512E+11, with the comma of other countries. */
const ROUNDED = /^[-+]?\d(?:[.,]\d+)?E\+?\d{1,2}$/i;
/** 4930123456.0, of programs that take all numbers for fractions. */
const FRACTION = /^(\+?\d{5,})[.,]0+$/;

const NOTHING = /^(?:[-–—_.]+|n\/a|[(<[]null[)>\]])$/i;
