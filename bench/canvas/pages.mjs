import { setTimeout as sleep } from 'node:timers/promises';
import { makeElements, ROW } from './floor/elements.js';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * A page with elements to work on, ours or the bare one.
 *
 * @typedef {object} CanvasPage
 * @property {(context: BrowserContext, count: number) => Promise<void>} prepare Done once for each profile.
 * @property {(count: number) => string} address
 * @property {(page: Page, count: number) => Promise<void>} take Makes the first ones follow a drag of any of them.
 */

const ELEMENT = 'svg g[role="option"]';
const VIEWPORT = { width: 1440, height: 900 };

/** Longer than saving waits. */
const REST_MS = 700;

/** @param {string} url @returns {CanvasPage} */
export function ourPage(url) {
  const address = () => `${url}/drag-drop`;
  return {
    address,
    async prepare(context, count) {
      const page = await context.newPage();
      await page.goto(address(), { waitUntil: 'networkidle' });
      await importDesign(page, count);
      await shown(page, count);
      await page.close();
    },
    async take(page, count) {
      const first = await boxOf(page, 0);
      const last = await boxOf(page, count - 1);
      await page.mouse.move(first.x - 5, first.y - 5);
      await page.mouse.down();
      await page.mouse.move(last.x + last.width + 5, last.y + last.height + 5, { steps: 5 });
      await page.mouse.up();
      const found = await page.locator(`${ELEMENT}[aria-selected="true"]`).count();
      if (found !== count) throw new Error(`${found} of ${count} elements are selected.`);
    },
  };
}

/** @param {string} url @returns {CanvasPage} */
export function barePage(url) {
  return {
    address: (count) => `${url}/?count=${count}`,
    prepare: async () => {},
    take: async (page, count) => {
      await page.evaluate((value) => {
        document.documentElement.dataset['taken'] = String(value);
      }, count);
    },
  };
}

/** A profile of its own. @param {import('playwright').Browser} browser */
export function newProfile(browser) {
  return browser.newContext({ viewport: VIEWPORT });
}

/** Opens a page and waits until all is there and quiet. @param {BrowserContext} context @param {CanvasPage} kind @param {number} count */
export async function openPage(context, kind, count) {
  const page = await context.newPage();
  await page.goto(kind.address(count));
  await shown(page, count);
  return page;
}

/** Waits for as many elements, and until what comes after is over. @param {Page} page @param {number} count */
export async function shown(page, count) {
  await counted(page, count);
  await sleep(REST_MS);
}

/** Waits for as many elements. @param {Page} page @param {number} count */
export async function counted(page, count) {
  await page.waitForFunction(
    ([selector, wanted]) => document.querySelectorAll(String(selector)).length === wanted,
    [ELEMENT, count],
  );
}

/** Where the element of an index lies on the screen. @param {Page} page @param {number} index */
export async function boxOf(page, index) {
  const box = await page.locator(ELEMENT).nth(index).boundingBox();
  if (box === null) throw new Error(`Element ${index + 1} is not on the screen.`);
  return box;
}

/** How many of the first elements a drag of many takes: a hundred, or all there are. @param {number} count */
export function manyOf(count) {
  return Math.min(4 * ROW, count);
}

/** @param {Page} page @param {number} count */
export async function importDesign(page, count) {
  const elements = makeElements(count).map((element, index) => ({
    ...element,
    type: 'text',
    zIndex: index + 1,
    style: { fontSize: 8 },
  }));
  const design = { version: 1, background: '#ffffff', elements, signatureData: {} };
  const buffer = Buffer.from(JSON.stringify(design));
  const file = { name: 'design.json', mimeType: 'application/json', buffer };
  await page.locator('input[type="file"][aria-label="Design file"]').setInputFiles(file);
}
