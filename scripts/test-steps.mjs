import { whileBusy } from './busy.mjs';
import { run, runPackage } from './run.mjs';

/**
 * One thing `npm test` does. A step with a report counts the tests found in it; any other step counts as one. `needs`
 * names steps without which it cannot run, none of them light. Those that are `isLight` run beside each other, before all
 * others. A step that `isLong` runs when it is named, and by `npm run test:long`. Before one that `usesBrowser` a Chromium
 * is brought.
 *
 * @typedef {{ name: string, title: string, run: (options?: import('./run.mjs').RunOptions) => Promise<number>, report?: 'vitest' | 'playwright', needs?: string[], isLong?: boolean, isLight?: boolean, usesBrowser?: boolean }} Step
 */

export const REPORTS = '.cache/reports';

/** The projects of Vitest whose tests run in a browser. */
const IN_BROWSER = new Set(['browser', 'bare', 'storybook']);

const COVERAGE = ['run', '--project', 'unit*', '--coverage', '--reporter=dot'];

/** @type {Step[]} */
export const STEPS = [
  light(tool('format', 'Format', 'prettier', ['--check', '--log-level', 'warn', '.'])),
  light(tool('lint', 'Lint', 'oxlint', ['--deny-warnings', '--report-unused-disable-directives'])),
  light(tool('types', 'Types', 'typescript', ['-b'])),
  light(vitest('layers', 'Layers', 'architecture')),
  light(tool('exports', 'Dead exports', 'knip', ['--no-progress', '--no-config-hints'])),
  light(script('lock', 'Lock file', 'scripts/check-lock.mjs')),
  vitest('unit', 'Unit tests', 'unit*'),
  {
    ...tool('coverage', 'Branches of the core that unit tests take', 'vitest', COVERAGE),
    isLong: true,
  },
  vitest('browser', 'Component and contract tests', 'browser'),
  vitest('bare', 'A machine with none of our fonts: canvas, worker and export agree', 'bare', {
    env: { VITE_SCENES: '100' },
  }),
  vitest('stories', 'Stories', 'storybook'),
  tool('build', 'Build', 'vite', ['build']),
  { ...script('sizes', 'Size budgets', 'scripts/check-sizes.mjs'), needs: ['build'] },
  script('packed', 'The command line, packed and run in an empty folder', 'scripts/try-packed.mjs'),
  {
    ...script(
      'scale',
      'A hundred thousand people through GNU parallel',
      'scripts/scale/parallel.mjs',
    ),
    isLong: true,
  },
  {
    ...script('dask', 'The same on a Dask cluster that loses a worker', 'scripts/scale/dask.mjs'),
    isLong: true,
  },
  {
    ...script(
      'memory',
      'Two hundred thousand people for the first time, in less than 250 MB',
      'scripts/scale/memory.mjs',
    ),
    isLong: true,
  },
  {
    ...script(
      'plan',
      'A plan for ten thousand people, 37 changed, beside making all',
      'scripts/scale/plan.mjs',
    ),
    isLong: true,
  },
  {
    ...script(
      'addon',
      'The add-on in Thunderbird: three profiles, replies, a new list',
      'scripts/run-typescript.mjs',
      ['addon'],
    ),
    isLong: true,
  },
  {
    ...script('orca', 'What Orca reads of signatures', 'scripts/run-typescript.mjs', ['orca']),
    isLong: true,
  },
  {
    ...script(
      'replies',
      'What Thunderbird makes of signatures that are quoted three times',
      'scripts/run-typescript.mjs',
      ['replies'],
    ),
    isLong: true,
  },
  {
    ...script(
      'roundcube',
      'The pack for Roundcube in Roundcube: a hundred users, undo, runs that are killed',
      'scripts/run-typescript.mjs',
      ['roundcube'],
    ),
    isLong: true,
  },
  {
    ...script(
      'sogo',
      'The pack for SOGo in SOGo: a hundred users, undo, runs that are killed, apply',
      'scripts/run-typescript.mjs',
      ['sogo'],
    ),
    isLong: true,
  },
  playwright('e2e', 'End-to-end tests', 'chromium'),
  {
    ...vitest('themes', 'Stories, all of them in light and in dark', 'storybook', {
      env: { VITE_WHOLE: '1' },
    }),
    isLong: true,
  },
  {
    ...vitest('fixes', 'Fixes on a thousand random scenes, tabs by ten seeds', 'unit*', {
      files: ['tests/fixes', 'tests/store/tab-lock.test.ts'],
      env: { FIX_SCENES: '1000', TAB_SEEDS: '10' },
    }),
    isLong: true,
  },
  {
    ...vitest('runs', 'Runs of the command line, killed and failing in twenty places', 'unit', {
      files: ['tests/cli/faults'],
      env: { RUN_FAULTS: '20' },
    }),
    isLong: true,
  },
  {
    ...vitest('scenes', 'Component and contract tests of a thousand random scenes', 'browser', {
      env: { VITE_SCENES: '1000', VITE_WHOLE: '1' },
    }),
    isLong: true,
  },
  {
    ...script('fuzz', 'Hostile designs, people and emails', 'scripts/fuzz.mjs', ['5000']),
    isLong: true,
    usesBrowser: true,
  },
  {
    ...script('visual', 'Pages and stories look as accepted', 'scripts/visual.mjs'),
    isLong: true,
  },
  {
    name: 'engines',
    title: 'Chromium, Firefox and WebKitGTK',
    run: (options) =>
      run(process.execPath, ['scripts/engines.mjs', ...reporters('engines')], options),
    report: 'vitest',
    needs: ['build'],
    isLong: true,
  },
  {
    ...playwright(
      'variants',
      'End-to-end tests again, at other sizes and on other pages',
      'variants',
    ),
    isLong: true,
  },
  {
    ...playwright('repeat', 'Each end-to-end test ten times', 'chromium', ['--repeat-each=10']),
    isLong: true,
  },
  busy(
    playwright('busy', 'End-to-end tests three times, each core busy with a loop', 'chromium', [
      '--repeat-each=3',
    ]),
  ),
  { ...playwright('states', 'Every state by axe, and in forced colors', 'states'), isLong: true },
  { ...playwright('faults', 'Faults on purpose', 'faults'), isLong: true },
  { ...playwright('monkey', 'Random input by seed', 'monkey'), isLong: true },
];

/** @param {Step} step @returns {Step} */
function light(step) {
  return { ...step, isLight: true };
}

/** Beside endless loops. @param {Step} step @returns {Step} */
function busy(step) {
  return { ...step, isLong: true, run: (options) => whileBusy(() => step.run(options)) };
}

/** @param {string} name @param {string} title @param {string} packageName @param {string[]} args @returns {Step} */
function tool(name, title, packageName, args) {
  return { name, title, run: (options) => runPackage(packageName, args, options) };
}

/** @param {string} name @param {string} title @param {string} file @param {string[]} [args] @returns {Step} */
function script(name, title, file, args = []) {
  return { name, title, run: (options) => run(process.execPath, [file, ...args], options) };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} project
 * @param {{ env?: Record<string, string>, files?: string[] }} [others] what tests read from outside, and which run
 * @returns {Step}
 */
function vitest(name, title, project, { env = {}, files = [] } = {}) {
  const args = ['run', ...files, '--project', project, ...reporters(name)];
  return {
    name,
    title,
    run: (options) => runPackage('vitest', args, { ...options, env }),
    report: 'vitest',
    usesBrowser: IN_BROWSER.has(project),
  };
}

/** What makes Vitest write a step's report. @param {string} name */
function reporters(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`];
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} project one of playwright.config.ts
 * @param {string[]} [others]
 * @returns {Step}
 */
function playwright(name, title, project, others = []) {
  const env = { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${name}.json` };
  const args = ['test', `--project=${project}`, ...others];
  return {
    name,
    title,
    run: (options) => runPackage('@playwright/test', args, { ...options, env }),
    report: 'playwright',
    needs: ['build'],
    usesBrowser: true,
  };
}
