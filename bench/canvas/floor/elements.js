/** Served to the bare page and read by the benchmark alike, so that both draw the same. */

const COLUMNS = 25;
const CELL = { width: 32, height: 14 };
/** Room for a marquee to begin in. */
const MARGIN = 30;

/** How many of the first elements make whole rows at any number measured here. */
export const ROW = COLUMNS;

/**
 * Small texts side by side, as many as asked for.
 *
 * @param {number} count
 */
export function makeElements(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: `text-${index + 1}`,
    x: MARGIN + (index % COLUMNS) * CELL.width,
    y: MARGIN + Math.floor(index / COLUMNS) * CELL.height,
    width: CELL.width - 2,
    height: CELL.height - 2,
    content: `No ${index + 1}`,
  }));
}
