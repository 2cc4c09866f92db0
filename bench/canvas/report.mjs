import { fixed, showTable } from '../show.mjs';
import { median } from '../statistics.mjs';
import { goalOf, ROWS } from './rows.mjs';

/** @typedef {import('./meter.mjs').Cost} Cost */
/** The costs of each row in all rounds, by its name. @typedef {Record<'ours' | 'bare', Map<string, Cost[]>>} Found */

const HEAD = ['ours', 'all', 'worst frame', 'bare', 'all', 'ratio', 'goal', ''];

/** @param {number} count @param {Found} found @param {boolean} isWhole Whether the times of all threads are known. */
export function report(count, found, isWhole) {
  const lines = ROWS.map((row) => {
    const ours = middle(found.ours.get(row.name) ?? []);
    const bare = middle(found.bare.get(row.name) ?? []);
    const ratio = ours.main / bare.main;
    const goal = goalOf(row, count);
    const isMet = ratio <= goal && !(ours.worstFrame > (row.worstFrameMs ?? Infinity));
    const figures = [ours.main, ours.all, ours.worstFrame, bare.main, bare.all].map(shown);
    return [row.name, ...figures, `${fixed(ratio)}x`, `${fixed(goal)}x`, isMet ? 'met' : 'NOT MET'];
  });
  console.log('');
  showTable(...columnsKnown([`${count} elements`, ...HEAD], lines, isWhole));
}

/** @param {readonly Cost[]} costs @returns {Cost} */
function middle(costs) {
  return {
    main: median(costs.map(({ main }) => main)),
    all: median(costs.map(({ all }) => all)),
    worstFrame: median(costs.map(({ worstFrame }) => worstFrame)),
  };
}

/** @param {number} figure */
function shown(figure) {
  return Number.isNaN(figure) ? '-' : fixed(figure);
}

/** @param {string[]} head @param {string[][]} lines @param {boolean} isWhole @returns {[string[], string[][]]} */
function columnsKnown(head, lines, isWhole) {
  const isKnown = (/** @type {unknown} */ _, /** @type {number} */ column) =>
    isWhole || head[column] !== 'all';
  return [head.filter(isKnown), lines.map((line) => line.filter(isKnown))];
}
