/** Served to the bare page and read by the benchmark alike, so that both draw the same. */

/** What fits the column of the canvas at zoom 1. */
const BOX = { width: 600, height: 400 };
/** The share of its cell that an element takes. */
const FILL = 0.82;
const COLORS = ['#4263eb', '#e03131', '#2f9e44', '#f08c00', '#9c36b5', '#1098ad'];

/**
 * An element as a design file has it; `column` and `row` are its cell in the grid.
 *
 * @typedef {object} BenchElement
 * @property {string} id
 * @property {'rectangle' | 'text'} type
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} zIndex
 * @property {string} [content]
 * @property {{ backgroundColor?: string, color?: string, fontSize?: number }} style
 */

/** How many cells the grid of so many elements has in a row. @param {number} count */
export function columnsOf(count) {
  return Math.ceil(Math.sqrt(count));
}

/**
 * A checkerboard of filled rectangles and short texts, none of which touch.
 *
 * @param {number} count
 * @returns {BenchElement[]}
 */
export function makeElements(count) {
  const columns = columnsOf(count);
  const cell = { width: BOX.width / columns, height: BOX.height / Math.ceil(count / columns) };
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const box = {
      id: `e${index}`,
      x: Math.round((column + 0.08) * cell.width),
      y: Math.round((row + 0.08) * cell.height),
      width: Math.round(cell.width * FILL),
      height: Math.round(cell.height * FILL),
      zIndex: index + 1,
    };
    return (column + row) % 2 === 0
      ? {
          ...box,
          type: 'rectangle',
          style: { backgroundColor: COLORS[index % COLORS.length] ?? 'black' },
        }
      : { ...box, type: 'text', ...label(index, cell) };
  });
}

/** As many letters as fit. @param {number} index @param {{ width: number, height: number }} cell */
function label(index, { width, height }) {
  const fontSize = Math.max(8, Math.min(14, Math.floor(height * 0.6)));
  const length = Math.max(2, Math.min(10, Math.floor((width * FILL) / (fontSize * 0.6))));
  const letters = Array.from({ length }, (_, place) => 97 + ((index * 7 + place * 11) % 26));
  return {
    content: String.fromCodePoint(...letters),
    style: { fontSize, color: '#333333' },
  };
}
