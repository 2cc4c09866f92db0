import { contentFor, missingFrom } from './content.mjs';

/**
 * `prepare` returns the work to be timed.
 *
 * @typedef {{ name: string, prepare: (content: Content) => () => string | Promise<string> }} Contender
 */
/** @typedef {import('./content.mjs').Content} Content */
/** @typedef {{ name: string, times: number[], bytes: number }} Result */

const WARM_UP = 60;
const ITERATIONS = 300;
const BATCH = 10;

/**
 * Times the contenders in batches, each in its turn and the order shifting from round to round, so that other load on the
 * computer affects all alike.
 *
 * @param {readonly Contender[]} contenders
 * @returns {Promise<Result[]>}
 */
export async function measure(contenders) {
  const results = [];
  for (const contender of contenders) {
    results.push({
      name: contender.name,
      times: /** @type {number[]} */ ([]),
      bytes: await checkedSize(contender),
    });
  }
  for (let first = 0; first < WARM_UP + ITERATIONS; first += BATCH) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (turn + first / BATCH) % contenders.length;
      const times = await runBatch(contenders[index], first);
      if (first >= WARM_UP) results[index]?.times.push(...times);
    }
  }
  return results;
}

/** @param {Contender} contender */
async function checkedSize({ name, prepare }) {
  const content = contentFor(0);
  const html = await prepare(content)();
  const missing = missingFrom(html, content);
  if (missing.length > 0) throw new Error(`${name} leaves out: ${missing.join(', ')}`);
  return Buffer.byteLength(html);
}

/** @param {Contender | undefined} contender @param {number} first */
async function runBatch(contender, first) {
  if (contender === undefined) return [];
  const works = Array.from({ length: BATCH }, (_, index) =>
    contender.prepare(contentFor(first + index)),
  );
  const times = [];
  for (const work of works) {
    const start = performance.now();
    const answer = work();
    // Awaiting a result that is there already would count as its time.
    if (typeof answer !== 'string') await answer;
    times.push(performance.now() - start);
  }
  return times;
}
