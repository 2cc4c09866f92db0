import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/find-browser.mjs';

/** The tag of tests for the long run; `inShortRun` of tests/e2e/support/test.ts gives it. */
const LONG = /@long\b/;

const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOptions() };

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/serve-for-e2e.mjs',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // What comes on use takes its time on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    // Set by the global setup, before a worker reads this file.
    baseURL: process.env['SIGNET_URL'] ?? '',
    // The tests of what works offline allow them; for all others the page comes from the server.
    serviceWorkers: 'block',
    // Recording takes a third of the time; `--trace on` records where a test is to be looked at.
    trace: 'off',
  },
  // A step of `npm test` names one of them.
  projects: [
    { name: 'chromium', testDir: 'tests/e2e', grepInvert: LONG, use: chromium },
    { name: 'variants', testDir: 'tests/e2e', grep: LONG, use: chromium },
    { name: 'states', testDir: 'tests/e2e-long/states', use: chromium },
    { name: 'faults', testDir: 'tests/e2e-long/faults', use: chromium },
    { name: 'monkey', testDir: 'tests/e2e-long/monkey', use: chromium },
  ],
});
