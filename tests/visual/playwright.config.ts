import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { COMPARED } from './kept-pictures';
import { SCALE } from './sizes';

/* Pictures of pages and stories beside those that were accepted. `scripts/visual.mjs` builds and serves what is shown. */

const { SIGNET_HOSTS = '', SIGNET_URL = '' } = process.env;

const { args, ...browser } = launchOptions();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: './kept-pictures.ts',
  snapshotPathTemplate: `${COMPARED}/{arg}{ext}`,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/visual.json' }]],
  // A page that is still coming is waited for, on a busy machine as well.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Not a pixel may differ by what an eye sees. The browser rounds a shadow or an underline in a layer that it moves now up and now down.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'device', threshold: 0.025 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...browser, args: [...args, `--host-resolver-rules=${SIGNET_HOSTS}`] },
    baseURL: SIGNET_URL,
    deviceScaleFactor: SCALE,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
});
