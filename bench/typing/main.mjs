import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { costsOf } from '../costs.mjs';
import { serveApp } from '../serve-app.mjs';
import { trace } from '../trace.mjs';
import { previewLatencies } from './latency.mjs';
import { serveBaseline } from './serve-baseline.mjs';
import { report } from './report.mjs';
import { GAP_MS, KEYS, openField, typeKeys } from './type.mjs';

const ROUNDS = 3;

const app = await serveApp();
const baseline = await serveBaseline();
const browser = await chromium.launch(launchOptions());
try {
  await measure();
} finally {
  await browser.close();
  await Promise.all([app.close(), baseline.close()]);
}

/** Alternates, every round with fresh pages, so that other load on the computer affects all alike. */
async function measure() {
  const form = [];
  const empty = [];
  const latencies = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    form.push(await costs(app.url));
    empty.push(await costs(baseline.url));
    latencies.push(await previewLatencies(browser, app.url));
  }
  console.log(`  ${ROUNDS} rounds of ${KEYS.length} keys, one in ${GAP_MS} ms`);
  report(form, empty, latencies);
}

/** @param {string} url */
async function costs(url) {
  const { page, field, close } = await openField(browser, url);
  const events = await trace(browser, page, () => typeKeys(page));
  const value = await field.inputValue();
  await close();
  const result = costsOf(events, 'keydown', GAP_MS);
  if (value !== KEYS.join('') || result.each.length !== KEYS.length) {
    throw new Error(`Not all keys arrived: "${value}", ${result.each.length} in the trace.`);
  }
  return result;
}
