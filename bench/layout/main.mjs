import inliner from 'juice';
import { buildCore } from '../build-core.mjs';
import { fixed, showAims, showTable } from '../show.mjs';
import { median } from '../statistics.mjs';

const COUNTS = [10, 100, 1000];
/** Runs of each, by the number of elements; as many again, half of them, to warm up. */
const RUNS = new Map([
  [10, 100],
  [100, 40],
  [1000, 10],
]);
/** Cut to a depth and flattened from there: bounded, but not by this. */
const CAPPED = 'spiral';
const STEEPEST = 1.6;

/** @type {typeof import('./core.ts')} */
const { SHAPES, prepareInlining, prepareLayout } = await import(await buildCore('layout'));

/** @typedef {{ shape: string, layout: number[], juice: number[] }} Row */

/** @type {Row[]} */
const rows = [];
for (const [shape, make] of Object.entries(SHAPES)) {
  /** @type {Row} */
  const row = { shape, layout: [], juice: [] };
  for (const count of COUNTS) {
    const { layout, juice } = measure(make(count), RUNS.get(count) ?? 1);
    row.layout.push(layout);
    row.juice.push(juice);
  }
  rows.push(row);
}
report();

/**
 * Medians in ms, the two alternating, so that other load on the computer affects both alike.
 *
 * @param {Parameters<typeof prepareLayout>[0]} design
 * @param {number} runs
 */
function measure(design, runs) {
  const layOut = prepareLayout(design);
  const inline = prepareInlining(design, inliner);
  const layout = [];
  const juice = [];
  for (let run = -runs / 2; run < runs; run += 1) {
    const start = performance.now();
    layOut();
    const between = performance.now();
    inline();
    const end = performance.now();
    if (run < 0) continue;
    layout.push(between - start);
    juice.push(end - between);
  }
  return { layout: median(layout), juice: median(juice) };
}

function report() {
  showTable(
    [
      'layout and emission, median ms (share of juice)',
      ...COUNTS.map((count) => `${count} elements`),
      'exponent',
    ],
    rows.map((row) => [
      row.shape,
      ...COUNTS.map((_, at) => `${fixed(row.layout[at] ?? 0)} (${fixed(shareOf(row, at))})`),
      fixed(exponentOf(row)),
    ]),
  );
  const shares = rows.flatMap((row) =>
    COUNTS.map((_, at) => ({ row, at, share: shareOf(row, at) })),
  );
  const dearest = shares.reduce((most, each) => (each.share > most.share ? each : most));
  const free = rows.filter(({ shape }) => shape !== CAPPED);
  const steepest = free.reduce((most, row) => (exponentOf(row) > exponentOf(most) ? row : most));
  showAims([
    {
      text: 'less than juice takes, at every size',
      isMet: dearest.share < 1,
      found: `at most ${fixed(dearest.share)} of it (${dearest.row.shape}, ${COUNTS[dearest.at]})`,
    },
    {
      text: `from 100 to 1,000 elements no steeper than n^${STEEPEST}, but the ${CAPPED}`,
      isMet: exponentOf(steepest) <= STEEPEST,
      found: `${fixed(exponentOf(steepest))} (${steepest.shape})`,
    },
  ]);
}

/** @param {Row} row @param {number} at */
function shareOf({ layout, juice }, at) {
  return (layout[at] ?? 0) / (juice[at] ?? 1);
}

/** How the time grows between the last two sizes. @param {Row} row */
function exponentOf({ layout }) {
  return Math.log10((layout[2] ?? 1) / (layout[1] ?? 1));
}
