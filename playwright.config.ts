import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/serve-for-e2e.mjs',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    // Set by the global setup, before a worker reads this file.
    baseURL: process.env['SIGNET_URL'] ?? '',
    // The tests of what works offline allow them; for all others the page comes from the server.
    serviceWorkers: 'block',
    // Recording takes a third of the time; `--trace on` records where a test is to be looked at.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], launchOptions: launchOptions() },
    },
  ],
});
