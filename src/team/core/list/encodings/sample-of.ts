import type { AnyTable } from '../table';

/** In letters, about three names. */
const LONGEST_SAMPLE = 60;
const LONGEST_CELL = 40;
const MOST_NAMES = 3;

/**
 * Some words of a list with letters beyond ASCII, to see from whether it was read right: 'Łukasz Dąbrowski, Małgorzata Żółć'.
 * Blank where there are none.
 */
export function sampleOf({ header, rows }: Pick<AnyTable, 'header' | 'rows'>): string {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const name = nameIn(cells);
    if (name !== '' && [...found, name].join(', ').length <= LONGEST_SAMPLE) found.add(name);
    if (found.size === MOST_NAMES) break;
  }
  // The names of columns show less than those of people.
  return found.size === 0 ? nameIn(header).slice(0, LONGEST_SAMPLE) : [...found].join(', ');
}

/** A sign within a word shows as much as a letter: '£ukasz' was read wrong. */
const BEYOND_ASCII = /[^\P{L}\p{ASCII}]|\p{L}[^\p{ASCII}\s\p{Cf}]|[^\p{ASCII}\s\p{Cf}]\p{L}/u;

/** The first cell with such letters, and the next one where both are a word with some: given name and family name. */
function nameIn(cells: readonly string[]): string {
  const place = cells.findIndex(isShort);
  const [name = '', next = ''] = [cells[place]?.trim(), cells[place + 1]?.trim()];
  return isPart(name) && isPart(next) ? `${name} ${next}` : name;
}

function isPart(cell: string): boolean {
  return BEYOND_ASCII.test(cell) && /^[^\s\d@.]+$/u.test(cell);
}

/** Addresses show less, and are looked at elsewhere. */
function isShort(cell: string): boolean {
  return BEYOND_ASCII.test(cell) && cell.length <= LONGEST_CELL && !cell.includes('@');
}
