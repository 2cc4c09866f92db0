import { fixed, showTable } from '../show.mjs';
import { median, quantile } from '../statistics.mjs';
import { OPENING, ROWS } from './rows.mjs';

/** The times of each row, by its name. @typedef {Record<'ours' | 'floor', Map<string, number[]>>} Found */

/** @param {number} count @param {Found} found */
export function report(count, { ours, floor }) {
  console.log('');
  showTable(
    [`${count} elements`, 'ours', 'p95', 'bare SVG', 'ratio', 'goal', ''],
    [...ROWS, OPENING].map(({ name, goal }) => {
      const own = ours.get(name) ?? [];
      const least = median(floor.get(name) ?? []);
      const ratio = median(own) / least;
      return [
        name,
        fixed(median(own)),
        fixed(quantile(own, 0.95)),
        fixed(least),
        `${fixed(ratio, 1)}x`,
        `${goal}x`,
        ratio <= goal ? 'met' : 'NOT MET',
      ];
    }),
  );
}
