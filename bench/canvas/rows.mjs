import * as gestures from './gestures.mjs';

/**
 * Something that people do on a canvas. A goal is a pair of figures of one run: what was aimed at then, and what the bare
 * page took. Machines differ, the ratio of the two hardly does.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {Readonly<Record<50 | 1000, readonly [aim: number, bare: number]>>} goals By the number of elements.
 * @property {number} [worstFrameMs] What no frame may take longer than.
 * @property {(session: import('./session.mjs').Session) => Promise<import('./meter.mjs').Cost>} measure
 */

/** @type {readonly Row[]} One after the other on the same page. */
export const ROWS = [
  row('opening a design file', gestures.openFile, [28, 13], [125, 83]),
  row('memory after it, MB', gestures.memory, [8, 1.5], [8, 1.5]),
  row('moving the pointer, a move', gestures.hover, [1.5, 1], [2, 1.2]),
  row('dragging one, a move', gestures.dragOne, [3, 1.6], [5, 2.3]),
  row('dragging a hundred, a move', gestures.dragMany, [4, 3], [8, 6.6]),
  row('letting go after it', gestures.letGo, [12, 7], [20, 7]),
  row('zoom, a wheel step', gestures.zoom, [6, 4.8], [15, 23]),
  row('pan, a wheel step', gestures.pan, [5, 3.6], [7, 7.6]),
  { ...row('marquee, a move', gestures.marquee, [5, 2.5], [8, 3.4]), worstFrameMs: 33 },
  row('Ctrl+A', gestures.selectAll, [12, 6.3], [40, 6.3]),
  row('Delete all', gestures.deleteAll, [12, 6.1], [25, 6.1]),
  row('undo of it', gestures.undo, [20, 6], [120, 19]),
  row('opening the page', gestures.openPage, [2.5, 1], [2.5, 1]),
];

/**
 * How many times the bare page's work a row may be. Where no goal was set for a number of elements, the looser one holds.
 *
 * @param {Row} row
 * @param {number} count
 */
export function goalOf({ goals }, count) {
  const known = Object.entries(goals);
  const own = known.filter(([elements]) => Number(elements) === count);
  return Math.max(...(own.length > 0 ? own : known).map(([, [aim, bare]]) => aim / bare));
}

/**
 * @param {string} name
 * @param {Row['measure']} measure
 * @param {readonly [number, number]} few
 * @param {readonly [number, number]} many
 * @returns {Row}
 */
function row(name, measure, few, many) {
  return { name, measure, goals: { 50: few, 1000: many } };
}
