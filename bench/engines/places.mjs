import { chromium, firefox } from 'playwright';
import { findEngines } from '../../scripts/engines/find.mjs';
import { firefoxOptions } from '../../scripts/engines/firefox.mjs';
import { openWebKit } from '../../scripts/engines/webkit.mjs';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { buildCore } from '../build-core.mjs';
import { faceSheet } from './faces.mjs';
import { measureScenes, shiftsFrom } from './measure.mjs';

/** @typedef {import('./measure.mjs').Places} Places */
/** @typedef {Readonly<Record<string, string>>} Scenes */

const SEEDS = 100;
const WINDOW = { width: 1200, height: 900 };
const STYLE = `<style>body{margin:0;width:${WINDOW.width}px}${faceSheet()}</style><body>`;
const PAGES = new Map([
  ['standards', `<!DOCTYPE html>${STYLE}`],
  ['quirks', STYLE],
]);

/**
 * How far all things of the exported scenes stand from their places in Chromium, in each other engine that is here.
 *
 * @returns {Promise<ReadonlyMap<string, readonly import('./measure.mjs').Shift[]>>} by the name of the engine
 */
export async function shiftsByEngine() {
  /** @type {typeof import('./core.ts')} */
  const { exportedScenes } = await import(await buildCore('engines'));
  const scenes = await exportedScenes(SEEDS);
  const expected = await inPlaywright(chromium.launch(launchOptions()), scenes);
  const { firefox: executablePath, webKit } = findEngines();
  const shifts = new Map();
  if (executablePath !== undefined) {
    const found = await inPlaywright(firefox.launch(firefoxOptions(executablePath)), scenes);
    shifts.set('Firefox', shiftsFrom(expected, found));
  }
  if (webKit !== undefined) {
    shifts.set('WebKitGTK', shiftsFrom(expected, await inWebKit(webKit, scenes)));
  }
  return shifts;
}

/** @param {Promise<import('playwright').Browser>} launching @param {Scenes} scenes */
async function inPlaywright(launching, scenes) {
  const browser = await launching;
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    return await inBothModes(async (html) => {
      await page.setContent(html);
      return page.evaluate(measureScenes, scenes);
    });
  } finally {
    await browser.close();
  }
}

/** @param {import('../../scripts/engines/find.mjs').WebKitPrograms} programs @param {Scenes} scenes */
async function inWebKit(programs, scenes) {
  const { ask, close } = await openWebKit(programs);
  try {
    return await inBothModes(async (html) => {
      await ask('POST', '/url', { url: 'about:blank' });
      const script = 'document.open(); document.write(arguments[0]); document.close();';
      await ask('POST', '/execute/sync', { script, args: [html] });
      const measure = `return (${measureScenes.toString()})(arguments[0])`;
      const places = await ask('POST', '/execute/sync', { script: measure, args: [scenes] });
      return /** @type {Places} */ (places);
    });
  } finally {
    await close();
  }
}

/** @param {(page: string) => Promise<Places>} measure @returns {Promise<Places>} */
async function inBothModes(measure) {
  /** @type {Places} */
  const all = {};
  for (const [mode, page] of PAGES) {
    for (const [name, places] of Object.entries(await measure(page))) {
      all[`${name}, ${mode} mode`] = places;
    }
  }
  return all;
}
