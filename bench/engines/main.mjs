import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from 'playwright';
import { launchOptions } from '../../scripts/find-browser.mjs';
import { buildCore } from '../build-core.mjs';
import { fixed, showTable } from '../show.mjs';
import { measureScenes, shiftOf } from './measure.mjs';
import { withWebKit } from './webkit.mjs';

/** @typedef {import('./measure.mjs').Places} Places */

const SEEDS = 100;
const FAR = 1;
const STYLE = '<style>body{margin:0;width:1200px}</style><body>';
/** Where systems keep WebKit's own browser. */
const LIBRARIES = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib64', 'libexec', 'lib'].map(
  (folder) => `/usr/${folder}/webkit2gtk-4.1`,
);
const PAGES = new Map([
  ['standards', `<!DOCTYPE html>${STYLE}`],
  ['quirks', STYLE],
]);

/** @type {typeof import('./core.ts')} */
const { exportedScenes } = await import(await buildCore('engines'));
const scenes = await exportedScenes(SEEDS);

const expected = await inPlaywright(await chromium.launch(launchOptions()));
/** @type {string[][]} */
const rows = [];
await compare('Firefox', placesInFirefox);
await compare('WebKitGTK', placesInWebKit);
showTable(
  ['beside Chromium', 'scenes', `over ${FAR} px`, 'things', `over ${FAR} px`, 'farthest'],
  rows,
);

/**
 * One row for an engine, or why there is none.
 *
 * @param {string} name
 * @param {() => Promise<Places | string>} measure the places, or what is not installed
 */
async function compare(name, measure) {
  const found = await measure();
  if (typeof found === 'string') {
    console.log(`  ${name} is left out: ${found} is not installed.`);
    return;
  }
  const shifts = Object.entries(expected).flatMap(([scene, places]) =>
    places.map((place, index) => ({
      scene,
      what: place.what,
      shift: shiftOf(place, found[scene]?.[index]),
    })),
  );
  const far = shifts.filter(({ shift }) => shift > FAR);
  const worst = shifts.reduce((most, each) => (each.shift > most.shift ? each : most));
  rows.push([
    name,
    String(Object.keys(expected).length),
    String(new Set(far.map(({ scene }) => scene)).size),
    String(shifts.length),
    String(far.length),
    `${worst.shift === Number.POSITIVE_INFINITY ? 'other lines' : `${fixed(worst.shift)} px`}: ${worst.what.slice(0, 24)} (${worst.scene})`,
  ]);
}

/** @returns {Promise<Places | string>} */
async function placesInFirefox() {
  const executablePath = find(['firefox', 'firefox-esr']);
  if (executablePath === undefined) return 'firefox';
  return inPlaywright(await firefox.launch({ channel: 'moz-firefox', executablePath }));
}

/** @returns {Promise<Places | string>} */
async function placesInWebKit() {
  const [driver, display] = [find(['WebKitWebDriver']), find(['xvfb-run'])];
  const browser = find(['MiniBrowser'], LIBRARIES);
  if (driver === undefined) return 'WebKitWebDriver';
  if (browser === undefined) return 'MiniBrowser';
  if (display === undefined) return 'xvfb-run';
  return withWebKit({ driver, browser, display }, (show) =>
    inBothModes(async (page) => {
      const script = `return (${measureScenes.toString()})(arguments[0])`;
      return /** @type {Places} */ (await show(page, script, scenes));
    }),
  );
}

/** @param {import('playwright').Browser} browser */
async function inPlaywright(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const places = await inBothModes(async (html) => {
    await page.setContent(html);
    return page.evaluate(measureScenes, scenes);
  });
  await browser.close();
  return places;
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

/**
 * The first program of these names on the PATH or in other folders.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} [others]
 */
function find(names, others = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
