import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import core from './tsconfig.core.json' with { type: 'json' };
import { launchOptions } from './scripts/find-browser.mjs';
import { nodeSide } from './tests/browser/cli/node-side.ts';

// Met only while tests run. Vite must know them before, or it reloads the page in the middle of a test. Where a picture is
// missing, its server answers with the app's own page, and bundles what that needs.
const LATE_PACKAGES = [
  '@guidepup/virtual-screen-reader',
  '@reduxjs/toolkit',
  'clsx',
  'dompurify',
  'idb-keyval',
  'juice',
  'lucide-react',
  'papaparse',
  'radix-ui',
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-redux',
  'react-router-dom',
  'read-excel-file/universal',
];

// A window smaller than the page in it would shrink that, and shots of it.
const LARGE_WINDOW = { viewport: { width: 2000, height: 2400 } };

// Colors that are on their way from one theme to the other would be taken for those of the other.
const STILL = { reducedMotion: 'reduce' as const };

/** Pictures of made-up hosts are asked for in tests: nobody is. */
const NOWHERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Tests that put something else in the place of a module: they have their modules to themselves. */
const ISOLATED = 'tests/**/*.isolated.test.ts';

/** One fewer than there are cores is what Vitest takes unasked: on two cores, half of the machine. */
const EVERY_CORE = { maxWorkers: availableParallelism() };

/** What names projects other than that of Storybook. */
const OTHERS = /^(?:unit(?:\*|-isolated)?|architecture|engines|browser|bare)$/;

const UNIT = {
  ...EVERY_CORE,
  environment: 'node',
  setupFiles: ['tests/setup.ts'],
  // Properties are tried with hundreds of scenes, on whatever machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  test: {
    // Golden files are written on demand: the first run with a new template must not make one of whatever it gives.
    update: 'none',
    coverage: {
      reportsDirectory: '.cache/coverage',
      reporter: ['text-summary', 'html', 'json'],
      include: core.include.map((folder) => `${folder}/**/*.ts`),
      thresholds: { branches: 92 },
    },
    projects: [
      {
        test: {
          ...UNIT,
          name: 'unit',
          // The modules of the product are loaded once for all: loading them anew took a third of the time.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/browser/**',
            'tests/e2e/**',
            'tests/architecture/**',
            'tests/engines/**',
            ISOLATED,
          ],
        },
      },
      { test: { ...UNIT, name: 'unit-isolated', include: [ISOLATED] } },
      {
        test: {
          ...EVERY_CORE,
          name: 'architecture',
          environment: 'node',
          // Whole trees of files are read, on whatever machine.
          testTimeout: 30_000,
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        // Run by scripts/engines.mjs, which brings the engines.
        test: {
          ...EVERY_CORE,
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/support/serve-watched.ts',
          // A whole path through a page, on whatever machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: { include: LATE_PACKAGES },
        test: {
          ...EVERY_CORE,
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/bare/**'],
          // Hundreds of signatures are made by workers, on whatever machine.
          testTimeout: 60_000,
          setupFiles: ['tests/browser/setup-fonts.ts'],
          browser: { ...headlessChromium(LARGE_WINDOW), commands: nodeSide },
        },
      },
      {
        // The app's own fonts left out: what stands in for Arial is wider.
        extends: './vite.config.ts',
        optimizeDeps: { include: LATE_PACKAGES },
        test: {
          ...EVERY_CORE,
          name: 'bare',
          include: [
            'tests/browser/fidelity/*.test.ts',
            'tests/browser/design-drawing.test.ts',
            'tests/browser/bare/*.test.ts',
          ],
          browser: headlessChromium(LARGE_WINDOW),
        },
      },
      ...(asksForStories() ? [stories()] : []),
    ],
  },
});

/** Storybook takes seconds to start, and runs that name other projects have no need of it. */
function asksForStories(): boolean {
  const named = process.argv.filter((_, at, words) => words[at - 1] === '--project');
  return named.length === 0 || named.some((name) => !OTHERS.test(name));
}

function stories() {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: LATE_PACKAGES },
    // A page holds many files, as Storybook's does: a new one for each takes longer than its stories do.
    test: {
      ...EVERY_CORE,
      name: 'storybook',
      isolate: false,
      testTimeout: 60_000,
      browser: headlessChromium(STILL),
    },
  } satisfies TestProjectInlineConfiguration;
}

// A fresh object for each project: Vitest changes the one it is given.
function headlessChromium(contextOptions: BrowserContextOptions = {}) {
  const options = launchOptions();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...options, args: [...options.args, NOWHERE] },
      contextOptions,
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
