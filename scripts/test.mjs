import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { ROOT, expectedError } from './run.mjs';
import { countTests } from './count-tests.mjs';
import { writeTestRun } from './measured.mjs';
import { REPORTS, STEPS } from './test-steps.mjs';

/** The argument for all steps that `npm test` leaves out, unless steps are named beside it; `npm run test:long` passes it. */
const LONG = 'long';

/** The argument for recording in docs/measured.md how each step ended. */
const WRITE = '--write';

/**
 * How many of a failed step's last lines are shown again at the end, where a long run is read. In a terminal one scrolls up.
 */
const TAIL_LINES = 60;

const words = process.argv.slice(2);
await main(
  words.filter((word) => word !== WRITE),
  words.includes(WRITE),
);

/**
 * How a step ended, and the last lines that it wrote, where they were kept.
 *
 * @typedef {{ passed: number, failed: number, seconds: string, tail: string }} Result
 */

/**
 * Runs the named steps, or all that are not long, goes on after a failure, and ends with one line of sums.
 *
 * @param {string[]} names
 * @param {boolean} isWritten
 */
async function main(names, isWritten) {
  const steps = stepsNamed(names);
  await ensurePackages();
  if (steps.some(({ usesBrowser = false }) => usesBrowser)) await ensureBrowser();
  mkdirSync(join(ROOT, REPORTS), { recursive: true });

  /** @type {Map<string, Result>} */
  const results = new Map();
  const isKept = !process.stdout.isTTY;
  await runTogether(
    steps.filter(({ isLight = false }) => isLight),
    results,
  );
  for (const step of steps.filter(({ isLight = false }) => !isLight)) {
    console.log(titleOf(step));
    const result = await runStep(step, results, isKept);
    console.log(endOf(step, result));
    results.set(step.name, result);
  }
  summarise(results);
  if (isWritten) writeDown(steps, results);
}

/** The named steps and those they need, in their order. @param {string[]} names */
function stepsNamed(names) {
  const known = [...STEPS.map(({ name }) => name), LONG];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw expectedError(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  const chosen = names.filter((name) => name !== LONG);
  const isAllLong = names.includes(LONG);
  const named = STEPS.filter(({ name, isLong = false }) =>
    chosen.length === 0 ? isLong === isAllLong : chosen.includes(name),
  );
  const needed = new Set(named.flatMap(({ needs = [] }) => needs));
  return STEPS.filter((step) => named.includes(step) || needed.has(step.name));
}

/**
 * Runs steps that keep one core busy, as many at a time as there are cores. Each is shown when it has ended.
 *
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @param {Map<string, Result>} results
 */
async function runTogether(steps, results) {
  const waiting = steps.values();
  const runNext = async () => {
    for (const step of waiting) {
      let text = '';
      const onOutput = (/** @type {string} */ more) => void (text += more);
      const result = await runStep(step, results, true, onOutput);
      console.log(`${titleOf(step)}\n${text.trimEnd()}`.trimEnd());
      console.log(endOf(step, result));
      results.set(step.name, result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

/** @param {import('./test-steps.mjs').Step} step */
function titleOf({ title, name }) {
  return `\n=== ${title} (${name})`;
}

/** @param {import('./test-steps.mjs').Step} step @param {Result} result */
function endOf({ title }, { failed, seconds }) {
  return `--- ${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`;
}

/**
 * @param {import('./test-steps.mjs').Step} step
 * @param {ReadonlyMap<string, Result>} results
 * @param {boolean} isKept whether the end of what it writes is kept
 * @param {(text: string) => void} [onOutput] receives what it writes instead of the terminal
 * @returns {Promise<Result>}
 */
async function runStep(step, results, isKept, onOutput) {
  const missing = step.needs?.find((name) => results.get(name)?.failed !== 0);
  if (missing !== undefined) {
    console.log(`--- not run: it needs '${missing}', which failed`);
    return { passed: 0, failed: 1, seconds: '0', tail: '' };
  }
  const report = join(ROOT, REPORTS, `${step.name}.json`);
  rmSync(report, { force: true });
  const start = performance.now();
  let tail = '';
  const keep = (/** @type {string} */ text) => {
    onOutput?.(text);
    tail = (tail + text).split('\n').slice(-TAIL_LINES).join('\n');
  };
  const code = await step.run({
    onText: isKept ? keep : undefined,
    isQuiet: onOutput !== undefined,
  });
  const result =
    step.report === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      : countTests(step.report, read(report), code);
  return { ...result, seconds: ((performance.now() - start) / 1000).toFixed(1), tail };
}

/** @param {string} file @returns {unknown} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could write
  }
}

/** @param {ReadonlyMap<string, Result>} results */
function summarise(results) {
  const failed = [...results].filter(([, result]) => result.failed > 0);
  for (const [name, { tail }] of failed) {
    if (tail !== '') console.log(`\n=== What ${name} wrote last\n${tail.trimEnd()}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  const names = failed.map(([name]) => name);
  console.log(names.length === 0 ? '' : `\nFailed steps: ${names.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = names.length === 0 ? 0 : 1;
}

/**
 * One line for each long step, however it ended.
 *
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @param {ReadonlyMap<string, Result>} results
 */
function writeDown(steps, results) {
  for (const { name, title, isLong = false } of steps) {
    const result = results.get(name);
    if (!isLong || result === undefined) continue;
    const { passed, failed, seconds } = result;
    writeTestRun({ name, title, passed, failed, seconds });
  }
}
