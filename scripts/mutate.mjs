import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { AREAS, filesOf } from './mutate/areas.mjs';
import { sampleLines } from './mutate/sample.mjs';
import { ROOT, expectedError } from './run.mjs';

/*
 * Changes the product in small ways and runs unit tests against each change: those that no test notices show what is not
 * tested. "npm run mutate" tries a sample of geometry, gestures and commands, "npm run mutate -- compiler" one of the
 * compiler, "npm run mutate -- src/export/items/clashes.ts" all of that file.
 */

/** How many examples each property is tried with: few, as each change meets them. */
const FC_RUNS = '20';
const REPORT = '.cache/mutants';

const named = process.argv.slice(2);
const { area, mutate } = chosen(named);
await ensurePackages();
process.env['FC_RUNS'] ??= FC_RUNS;
const { Stryker } = await import('@stryker-mutator/core');
await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: area.config, related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  // A timeout on a busy machine must not count as a failed test.
  timeoutMS: 15_000,
  timeoutFactor: 2,
  ignorePatterns: [
    '.cache',
    'dist',
    'storybook-static',
    'coverage',
    'bench',
    'docs',
    'public',
    'stories',
    'tests/browser',
    'tests/e2e',
  ],
  // Vitest does not check types, and most files have none to check.
  disableTypeChecks: false,
  // It would read tsconfig.json by an interface that TypeScript 7 does not have; nothing here needs that.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  htmlReporter: { fileName: `${REPORT}/report.html` },
  jsonReporter: { fileName: `${REPORT}/report.json` },
}).runMutationTest();
console.log(`The report is ${REPORT}/report.html`);

/** @param {string[]} wanted the name of an area, or paths of files @returns {{ area: import('./mutate/areas.mjs').Area, mutate: string[] }} */
function chosen(wanted) {
  const [first = 'designer'] = wanted;
  const named = AREAS[first];
  if (named !== undefined) return { area: named, mutate: sample(named) };
  const area = Object.values(AREAS).find((each) => filesOf(each).includes(first));
  const strange = area === undefined ? first : wanted.find((path) => !filesOf(area).includes(path));
  if (area === undefined || strange !== undefined) {
    throw expectedError(`No file of ${Object.keys(AREAS).join(' or ')}: ${strange}`);
  }
  return { area, mutate: wanted };
}

/** @param {import('./mutate/areas.mjs').Area} area */
function sample(area) {
  return filesOf(area).flatMap((path) =>
    sampleLines(path, readFileSync(join(ROOT, path), 'utf8'), area.share),
  );
}
