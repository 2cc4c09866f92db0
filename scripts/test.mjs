import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages } from './ensure.mjs';
import { ROOT, expectedError } from './run.mjs';
import { countTests } from './count-tests.mjs';
import { REPORTS, STEPS } from './test-steps.mjs';

const USES_BROWSER = new Set(['browser', 'bare', 'stories', 'e2e']);

await main(process.argv.slice(2));

/**
 * Runs the named steps, or all, goes on after a failure, and ends with one line of sums.
 *
 * @param {string[]} names
 */
async function main(names) {
  const steps = stepsNamed(names);
  await ensurePackages();
  if (steps.some(({ name }) => USES_BROWSER.has(name))) await ensureBrowser();
  mkdirSync(join(ROOT, REPORTS), { recursive: true });

  /** @type {Map<string, { passed: number, failed: number }>} */
  const results = new Map();
  for (const step of steps) results.set(step.name, await runStep(step, results));
  summarise(results);
}

/** The named steps and those they need, in their order. @param {string[]} names */
function stepsNamed(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = STEPS.map(({ name }) => name).join(', ');
    throw expectedError(`No such step: ${unknown.join(', ')}. There are: ${known}.`);
  }
  const named = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
  const needed = new Set(named.flatMap(({ needs = [] }) => needs));
  return STEPS.filter((step) => named.includes(step) || needed.has(step.name));
}

/**
 * @param {import('./test-steps.mjs').Step} step
 * @param {ReadonlyMap<string, { passed: number, failed: number }>} results
 */
async function runStep(step, results) {
  console.log(`\n=== ${step.title} (${step.name})`);
  const missing = step.needs?.find((name) => results.get(name)?.failed !== 0);
  if (missing !== undefined) {
    console.log(`--- not run: it needs '${missing}', which failed`);
    return { passed: 0, failed: 1 };
  }
  const report = join(ROOT, REPORTS, `${step.name}.json`);
  rmSync(report, { force: true });
  const start = performance.now();
  const code = await step.run();
  const result =
    step.report === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      : countTests(step.report, read(report), code);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${step.title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return result;
}

/** @param {string} file @returns {unknown} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could write
  }
}

/** @param {ReadonlyMap<string, { passed: number, failed: number }>} results */
function summarise(results) {
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(failed.length === 0 ? '' : `\nFailed steps: ${failed.join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
