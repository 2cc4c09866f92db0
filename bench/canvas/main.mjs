import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { serveApp } from '../serve-app.mjs';
import { openSession } from './session.mjs';
import { barePage, ourPage } from './pages.mjs';
import { countsThreads } from './processor-time.mjs';
import { report } from './report.mjs';
import { ROWS } from './rows.mjs';

const SIZES = [50, 300, 1000];
const ROUNDS = 3;
const VIEWPORT = { width: 1440, height: 900 };

const app = await serveApp();
const floor = await serve({ dir: join(ROOT, 'bench/canvas/floor'), port: 0 });
try {
  const kinds = { ours: ourPage(app.url), bare: barePage(floor.url) };
  const isWhole = countsThreads();
  console.log(`  ${ROUNDS} rounds; processor time of the main thread, ms, medians`);
  if (!isWhole) console.log('  This system does not tell what all threads took: no such columns.');
  for (const count of SIZES) report(count, await measure(kinds, count), isWhole);
} finally {
  await Promise.all([app.close(), floor.close()]);
}

/**
 * Alternates the two, so that other load on the computer affects both alike.
 *
 * @param {Record<'ours' | 'bare', import('./pages.mjs').CanvasPage>} kinds
 * @param {number} count
 */
async function measure(kinds, count) {
  /** @type {import('./report.mjs').Found} */
  const found = { ours: new Map(), bare: new Map() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of /** @type {const} */ (['ours', 'bare'])) {
      for (const [name, cost] of await measureRows(kinds[side], count)) {
        found[side].set(name, [...(found[side].get(name) ?? []), cost]);
      }
    }
  }
  return found;
}

/** All rows on one page of a browser of its own. @param {import('./pages.mjs').CanvasPage} kind @param {number} count */
async function measureRows(kind, count) {
  const browser = await chromium.launch(launchOptions());
  try {
    const session = await openSession(
      await browser.newContext({ viewport: VIEWPORT }),
      kind,
      count,
    );
    const found = new Map();
    for (const { name, measure } of ROWS) {
      found.set(name, await measure(session).catch((cause) => fail(kind, count, name, cause)));
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** @param {import('./pages.mjs').CanvasPage} kind @param {number} count @param {string} name @param {unknown} cause @returns {never} */
function fail({ empty }, count, name, cause) {
  throw new Error(`${name}, ${count} elements, ${empty}: it did not do what it should.`, { cause });
}
