import { fail, ok, type Result } from '../../../../base/result';
import { TOO_LARGE, TOO_MANY_ROWS } from '../rows/read-table';
import { shown, type NumberForm } from './number-forms';

/** Of Excel. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Blank cells between others included, which are filled up. */
const MOST_PLACES = 25_000_000;
const OUTSIDE = 'This workbook has cells outside of any sheet. Save it again in your spreadsheet.';

interface SoundSheet {
  readonly xml: string;
  /** How many formulas have no result. */
  readonly unsolved: number;
}

/** A cell ends before the next one begins, closed or not, so that no part of a sheet is looked at twice. */
const ROW_OR_CELL =
  /<(?:\w+:)?row(?=[\s>/])([^<>]*)>|<((?:\w+:)?)c(?=[\s>/])([^<>]*?)(?:\/>|>([^<]*(?:<(?!\/?(?:\w+:)?c[\s>/])[^<]*)*)<\/\2c>)/g;

/**
 * A sheet without its blank cells, which have formats only; with numbers as their formats show them where that is other digits,
 * and with the addresses that some programs leave out. Refused where its cells are too many, or lie so far apart that the
 * blank ones between them would fill the memory.
 */
export function soundSheet(
  xml: string,
  forms: ReadonlyMap<string, NumberForm>,
): Result<SoundSheet, string> {
  let [row, column, lastRow, width, unsolved] = [0, 0, 0, 0, 0];
  const sound = xml.replace(
    ROW_OR_CELL,
    (whole: string, ofRow?: string, prefix = '', given = '', content = '') => {
      if (ofRow !== undefined) {
        row = Number(/\br="(\d{1,9})"/.exec(ofRow)?.[1] ?? row + 1);
        column = 0;
        return whole;
      }
      const address = /\br="([A-Z]{1,7})\d{1,9}"/.exec(given)?.[1];
      column = address === undefined ? column + 1 : columnNumber(address);
      if (!HAS_CONTENT.test(content)) {
        if (isUnsolved(given, content)) unsolved++;
        return '';
      }
      [lastRow, width] = [Math.max(lastRow, row), Math.max(width, column)];
      const place = `r="${columnLetters(column)}${row}"`;
      const number = shownNumber(given, content, forms);
      if (number !== null) return `<${prefix}c ${place} t="str"><v>${number}</v></${prefix}c>`;
      return address === undefined ? `<${prefix}c ${place}${given}>${content}</${prefix}c>` : whole;
    },
  );
  if (Math.max(row, lastRow) > LAST_ROW || width > LAST_COLUMN) return fail(OUTSIDE);
  if (lastRow * width > MOST_PLACES) return fail(lastRow > width ? TOO_MANY_ROWS : TOO_LARGE);
  return ok({ xml: sound, unsolved });
}

const HAS_CONTENT = /<(?:\w+:)?[vt](?:\s[^>]*)?>[^<]/;

/** Excel writes the type of a text where the result of a formula is a blank one. */
function isUnsolved(given: string, content: string): boolean {
  return /<(?:\w+:)?f[\s>]/.test(content) && !/\bt="str"/.test(given);
}

/** The digits of a number as its style shows them; null for those that are shown as they are stored. */
function shownNumber(
  given: string,
  content: string,
  forms: ReadonlyMap<string, NumberForm>,
): string | null {
  const form = forms.get(/\bs="(\d+)"/.exec(given)?.[1] ?? '');
  if (form === undefined || !/\bt="n"|^(?!.*\bt=)/s.test(given)) return null;
  const number = /<(?:\w+:)?v>(\d+)<\//.exec(content)?.[1];
  return number === undefined ? null : shown(number, form);
}

/** `A` is 1, `AA` is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column <= 26 ? letter : columnLetters((column - 1 - rest) / 26) + letter;
}
