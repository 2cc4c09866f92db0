import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { sampleLines } from './mutate/sample.mjs';
import { ROOT, expectedError } from './run.mjs';

/*
 * Changes the compiler in small ways and runs its unit tests against each change: those that no test notices show what is
 * not tested. "npm run mutate" tries a sample, "npm run mutate -- src/export/items/clashes.ts" all of that file.
 */

const FOLDERS = ['passes', 'items', 'regions', 'tables', 'geometry'];
/** Of all declarations, so that two cores are done within an hour. */
const SHARE = 0.15;
/** How many examples each property is tried with, for the same reason. */
const FC_RUNS = '20';
const REPORT = '.cache/mutants';

const named = process.argv.slice(2);
await ensurePackages();
process.env['FC_RUNS'] ??= FC_RUNS;
const { Stryker } = await import('@stryker-mutator/core');
await new Stryker({
  mutate: named.length > 0 ? named.map(existing) : sample(),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A busy machine must not pass for a test that has noticed something.
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
  ],
  // It would read tsconfig.json by an interface that TypeScript 7 does not have; nothing here needs that.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  htmlReporter: { fileName: `${REPORT}/report.html` },
  jsonReporter: { fileName: `${REPORT}/report.json` },
}).runMutationTest();
console.log(`The report is ${REPORT}/report.html`);

/** @param {string} path */
function existing(path) {
  const files = compilerFiles();
  if (!files.includes(path)) throw expectedError(`No file of the compiler: ${path}`);
  return path;
}

function sample() {
  return compilerFiles().flatMap((path) =>
    sampleLines(path, readFileSync(join(ROOT, path), 'utf8'), SHARE),
  );
}

/** @returns {string[]} */
function compilerFiles() {
  return FOLDERS.flatMap((folder) => {
    const files = readdirSync(join(ROOT, 'src/export', folder), {
      recursive: true,
      encoding: 'utf8',
    });
    const paths = files.map((file) => `src/export/${folder}/${file.replaceAll('\\', '/')}`);
    return paths.filter((path) => path.endsWith('.ts')).toSorted();
  });
}
