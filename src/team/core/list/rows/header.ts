import { cleanLine, formatCount } from '../../../../base/text';
import { parseEmail } from '../../../../model/person/web/email';
import { withoutGuard } from '../cells/read-cell';

export const MOST_COLUMNS = 1000;

/** The names of columns as a table has them. */
export function cleanHeader(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cleanLine(withoutGuard(cell)));
}

/** What is wrong with a header; null where nothing is. */
export function headerProblem(header: readonly string[]): string | null {
  if (header.length > MOST_COLUMNS) {
    return `The first line has ${formatCount(header.length)} columns. A list can have ${formatCount(MOST_COLUMNS)}.`;
  }
  const person = header.find((cell) => parseEmail(cell) !== null);
  return person === undefined
    ? null
    : `The first line should name the columns, such as 'Name' and 'Email', but has '${person}' in it. Add a line with names above it.`;
}

/** How many of the first rows are needed to find the header. */
export const FIRST_ROWS = 30;
/** Reports have a title, a date and who made it. */
const MOST_ABOVE = 8;
const MOST_CELLS_ABOVE = 2;
const LONGEST_NAME = 60;

/**
 * The place of the header among the first rows, which are not blank. Reports have a title and a date above it: rows of one or
 * two cells, where the header and the people below it have at least twice as many, and only the people have addresses.
 */
export function headerPlace(rows: readonly (readonly string[])[]): number {
  const counts = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  for (let place = 0; place <= MOST_ABOVE && place < rows.length; place++) {
    const count = counts[place] ?? 0;
    const most = Math.max(0, ...counts.slice(0, place));
    if (count > MOST_CELLS_ABOVE && count >= most * 2) {
      return most <= MOST_CELLS_ABOVE && isHeader(rows[place], rows.slice(place + 1)) ? place : 0;
    }
  }
  return 0;
}

/** Whether cells are different names, and a row below has an address. */
function isHeader(
  cells: readonly string[] = [],
  below: readonly (readonly string[])[] = [],
): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    new Set(names).size === names.length &&
    names.every((name) => name.length <= LONGEST_NAME && /\p{L}/u.test(name)) &&
    !names.some(isAddress) &&
    below.some((row) => row.some(isAddress))
  );
}

function isAddress(cell: string): boolean {
  return /\S@\S/.test(cell);
}

/** What is reported of lines above the header. */
export function aboveHeader(first: number, last: number): string {
  return first === last
    ? `Line ${first} is above the names of the columns. It was left out.`
    : `Lines ${first} to ${last} are above the names of the columns. They were left out.`;
}
