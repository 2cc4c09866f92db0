import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { serveApp } from '../serve-app.mjs';
import { barePage, ourPage } from './pages.mjs';
import { report } from './report.mjs';
import { measureRows, opening, OPENING } from './rows.mjs';

const SIZES = [50, 300, 1000];
const ROUNDS = 3;

const app = await serveApp();
const floor = await serve({ dir: join(ROOT, 'bench/canvas/floor'), port: 0 });
const browser = await chromium.launch(launchOptions());
try {
  const kinds = { ours: ourPage(app.url), floor: barePage(floor.url) };
  console.log(`  ${ROUNDS} rounds; main thread, processor time, ms, medians`);
  for (const count of SIZES) report(count, await measure(kinds, count));
} finally {
  await browser.close();
  await Promise.all([app.close(), floor.close()]);
}

/**
 * In turns, every round with fresh pages, so that whatever else the computer does hits both alike.
 *
 * @param {Record<'ours' | 'floor', import('./pages.mjs').CanvasPage>} kinds
 * @param {number} count
 */
async function measure(kinds, count) {
  /** @type {import('./report.mjs').Found} */
  const found = { ours: new Map(), floor: new Map() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of /** @type {const} */ (['ours', 'floor'])) {
      const rows = await measureRows(browser, kinds[side], count);
      rows.set(OPENING.name, await opening(browser, kinds[side], count));
      for (const [name, times] of rows) {
        found[side].set(name, [...(found[side].get(name) ?? []), ...times]);
      }
    }
  }
  return found;
}
