import { setTimeout as sleep } from 'node:timers/promises';
import { costsOf, costUntil, mark } from '../costs.mjs';
import { trace } from '../trace.mjs';
import { boxOf, counted, manyOf, newProfile, openPage, shown } from './pages.mjs';

/** @typedef {import('./pages.mjs').CanvasPage} CanvasPage */
/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

/**
 * Something that people do by pointer or key. `goal` is how many times the bare page's work it may be; `measure` answers
 * with the main thread's time for each event, in ms.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} goal
 * @property {(browser: Browser, page: Page, count: number, kind: CanvasPage) => Promise<number[]>} measure
 */

/** Longer than a frame, whatever the frame holds. */
const GAP_MS = 50;
const WARM = 6;
const STEPS = 20;
const REPEATS = 3;
const DRAWN = 'bench: drawn';
const BEGUN = 'bench: begun';

/** @type {readonly Row[]} One after the other on the same page. */
export const ROWS = [
  { name: 'dragging one', goal: 2.5, measure: dragOne },
  { name: 'dragging a hundred', goal: 2, measure: dragMany },
  { name: 'zooming', goal: 1, measure: zoom },
  { name: 'marquee', goal: 2.5, measure: marquee },
  { name: "undo of 'delete all'", goal: 5, measure: undoDelete },
];

export const OPENING = { name: 'opening the page', goal: 2.5 };

/** @param {Browser} browser @param {Page} page @param {number} count */
async function dragOne(browser, page, count) {
  return dragFrom(browser, page, await middleOf(page, Math.floor(count / 2)));
}

/** @param {Browser} browser @param {Page} page @param {number} count @param {CanvasPage} kind */
async function dragMany(browser, page, count, kind) {
  const many = manyOf(count);
  await kind.take(page, many);
  await sleep(GAP_MS);
  return dragFrom(browser, page, await middleOf(page, Math.floor(many / 2)));
}

/** From beside the first element towards the last. @param {Browser} browser @param {Page} page */
async function marquee(browser, page) {
  const { x, y } = await boxOf(page, 0);
  return dragFrom(browser, page, { x: x - 6, y: y - 6 }, 20);
}

/**
 * Presses, and moves to and fro; what the release brings is taken back, so that each row begins alike.
 *
 * @param {Browser} browser @param {Page} page @param {{ x: number, y: number }} start @param {number} [stride]
 */
async function dragFrom(browser, page, start, stride = 3) {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const go = async (/** @type {number} */ steps) => {
    for (let step = 1; step <= steps; step += 1) {
      const way = stride * (steps / 2 - Math.abs(step - steps / 2) + 1);
      await page.mouse.move(start.x + way, start.y + way);
      await sleep(GAP_MS);
    }
  };
  await go(WARM);
  const events = await trace(browser, page, () => go(STEPS));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await sleep(GAP_MS);
  return each(events, 'pointermove');
}

/** By Ctrl and the wheel, in and out by turns. @param {Browser} browser @param {Page} page @param {number} count */
async function zoom(browser, page, count) {
  const { x, y } = await middleOf(page, Math.floor(count / 2));
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  const go = async (/** @type {number} */ steps) => {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, step % 8 < 4 ? -10 : 10);
      await sleep(GAP_MS);
    }
  };
  await go(WARM);
  const events = await trace(browser, page, () => go(STEPS));
  await page.keyboard.up('Control');
  return each(events, 'wheel');
}

/** @param {Browser} browser @param {Page} page @param {number} count */
async function undoDelete(browser, page, count) {
  const times = [];
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await shown(page, 0);
    const events = await trace(browser, page, async () => {
      await mark(page, BEGUN);
      await page.keyboard.press('Control+z');
      await counted(page, count);
      await mark(page, DRAWN);
    });
    if (repeat > 0) times.push(costUntil(events, { from: BEGUN, to: DRAWN }).cpu);
    await shown(page, count);
  }
  return times;
}

/**
 * A page that is opened anew, with all it loads, until its elements are drawn.
 *
 * @param {Browser} browser @param {CanvasPage} kind @param {number} count
 */
export async function opening(browser, kind, count) {
  const context = await newProfile(browser);
  await kind.prepare(context, count);
  const times = [];
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const page = await context.newPage();
    const events = await trace(browser, page, async () => {
      await page.goto(kind.address(count), { waitUntil: 'commit' });
      await counted(page, count);
      await mark(page, DRAWN);
    });
    if (repeat > 0) times.push(costUntil(events, { to: DRAWN }).cpu);
    await page.close();
  }
  await context.close();
  return times;
}

/** All rows on one page of its own. @param {Browser} browser @param {CanvasPage} kind @param {number} count */
export async function measureRows(browser, kind, count) {
  const context = await newProfile(browser);
  await kind.prepare(context, count);
  const page = await openPage(context, kind, count);
  const found = new Map();
  for (const { name, measure } of ROWS) {
    found.set(name, await measure(browser, page, count, kind));
    await shown(page, count);
  }
  await context.close();
  return found;
}

/** @param {Page} page @param {number} index */
async function middleOf(page, index) {
  const { x, y, width, height } = await boxOf(page, index);
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {readonly import('../trace.mjs').TraceEvent[]} events @param {string} type */
function each(events, type) {
  const costs = costsOf(events, type, GAP_MS).each.map(({ cpu }) => cpu);
  if (costs.length !== STEPS) throw new Error(`${costs.length} of ${STEPS} events were taken in.`);
  return costs;
}
