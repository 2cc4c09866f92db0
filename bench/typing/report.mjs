import { fixed, showAims, showTable } from '../show.mjs';
import { median, quantile } from '../statistics.mjs';

/** @typedef {import('../costs.mjs').Cost} Cost */
/** @typedef {{ each: Cost[], after: Cost }} Round */

const PARTS = /** @type {const} */ (['script', 'style', 'layout', 'paint', 'collector', 'other']);
const MAX_KEY_MS = 8;
const MAX_PREVIEW_MS = { median: 50, p95: 100 };

/**
 * @param {readonly Round[]} form
 * @param {readonly Round[]} empty
 * @param {readonly (readonly number[])[]} latencies
 */
export function report(form, empty, latencies) {
  showTable(
    ['main thread, one key, ms', 'median', 'p95', 'first keys', 'on the clock', 'after typing'],
    [costRow('the form', form), costRow('an empty controlled input', empty)],
  );
  console.log('');
  showTable(
    ['of which, mean ms', ...PARTS],
    [partsRow('the form', form), partsRow('an empty controlled input', empty)],
  );
  console.log('');
  showTable(
    ['key to preview, ms', 'median', 'p95', 'first keys'],
    [
      [
        'the form',
        ...summary(
          latencies.flat(),
          latencies.map(([first]) => first ?? Number.NaN),
        ),
      ],
    ],
  );
  showAims(aims(form, empty, latencies.flat()));
}

/** @param {string} name @param {readonly Round[]} rounds */
function costRow(name, rounds) {
  const firsts = rounds.map(({ each }) => each[0]?.cpu ?? Number.NaN);
  const busy = median(allKeys(rounds).map((key) => key.busy));
  const after = median(rounds.map((round) => round.after.cpu));
  return [name, ...summary(cpuOf(rounds), firsts), fixed(busy), fixed(after)];
}

/** @param {string} name @param {readonly Round[]} rounds */
function partsRow(name, rounds) {
  const keys = allKeys(rounds);
  return [
    name,
    ...PARTS.map((part) =>
      fixed(keys.reduce((sum, key) => sum + key.parts[part], 0) / keys.length),
    ),
  ];
}

/** Median, p95 and the first keys. @param {readonly number[]} values @param {readonly number[]} firsts */
function summary(values, firsts) {
  return [
    fixed(median(values)),
    fixed(quantile(values, 0.95)),
    firsts.map((first) => fixed(first, 1)).join(' '),
  ];
}

/** @param {readonly Round[]} rounds */
function allKeys(rounds) {
  return rounds.flatMap(({ each }) => each);
}

/** @param {readonly Round[]} rounds */
function cpuOf(rounds) {
  return allKeys(rounds).map(({ cpu }) => cpu);
}

/**
 * @param {readonly Round[]} form
 * @param {readonly Round[]} empty
 * @param {readonly number[]} latencies
 * @returns {import('../show.mjs').Aim[]}
 */
function aims(form, empty, latencies) {
  const key = median(cpuOf(form));
  const ratio = key / median(cpuOf(empty));
  const middle = median(latencies);
  const late = quantile(latencies, 0.95);
  return [
    {
      text: `a key done within ${MAX_KEY_MS} ms of main thread at the median`,
      isMet: key <= MAX_KEY_MS,
      found: `${fixed(key)} ms, ${fixed(ratio, 1)} times an empty controlled input`,
    },
    {
      text: `preview within ${MAX_PREVIEW_MS.median} ms at the median`,
      isMet: middle <= MAX_PREVIEW_MS.median,
      found: `${fixed(middle)} ms`,
    },
    {
      text: `preview within ${MAX_PREVIEW_MS.p95} ms at p95`,
      isMet: late <= MAX_PREVIEW_MS.p95,
      found: `${fixed(late)} ms`,
    },
  ];
}
