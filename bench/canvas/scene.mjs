import { columnsOf, makeElements } from './floor/elements.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {ReturnType<typeof makeScene>} Scene */

/** How many elements, in rows and columns from the first corner, are dragged together. */
const BLOCK = 10;
/** Beside all elements, and beside the marks of the first ones. */
export const BESIDE = { x: -10, y: -18 };
/** Under all elements. */
export const BELOW = { x: 300, y: 450 };

/**
 * The elements, those that are dragged together, and one to press on among these and among all: those on the diagonal are
 * rectangles.
 *
 * @param {number} count
 */
export function makeScene(count) {
  const columns = columnsOf(count);
  const rows = Math.ceil(count / columns);
  const elements = makeElements(count);
  const block = elements.filter((_, index) => index % columns < BLOCK && index < BLOCK * columns);
  return {
    elements,
    block,
    inBlock: diagonal(Math.min(BLOCK, rows) / 2, columns),
    inMiddle: diagonal(rows / 2, columns),
  };
}

/**
 * From beside all elements to so far behind the last of some.
 *
 * @param {Scene['elements']} elements
 * @param {number} behind
 * @returns {{ from: Point, to: Point }}
 */
export function marqueeRound(elements, behind) {
  const right = Math.max(...elements.map(({ x, width }) => x + width));
  const bottom = Math.max(...elements.map(({ y, height }) => y + height));
  return { from: BESIDE, to: { x: right + behind, y: bottom + behind } };
}

/** @param {number} place @param {number} columns */
function diagonal(place, columns) {
  return Math.floor(place) * (columns + 1);
}
