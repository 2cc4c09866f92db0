import * as inPage from './in-page.mjs';
import { openMeter } from './meter.mjs';
import { BESIDE, makeScene } from './scene.mjs';

/** @typedef {import('./pages.mjs').Sight} Sight */
/** @typedef {import('./scene.mjs').Point} Point */

/**
 * A page that is measured, and what it shows.
 *
 * @typedef {object} Session
 * @property {import('playwright').Page} page
 * @property {import('./pages.mjs').CanvasPage} kind
 * @property {number} count
 * @property {import('./scene.mjs').Scene} scene
 * @property {import('./meter.mjs').Meter} meter
 * @property {Point} origin Where the corner of the canvas lies in the window, once there is a design.
 */

/**
 * Opens a page without a design.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {import('./pages.mjs').CanvasPage} kind
 * @param {number} count How many elements are to come.
 * @returns {Promise<Session>}
 */
export async function openSession(context, kind, count) {
  const page = await context.newPage();
  await page.goto(kind.empty, { waitUntil: 'networkidle' });
  const meter = await openMeter(page);
  return { page, kind, count, meter, scene: makeScene(count), origin: { x: 0, y: 0 } };
}

/** Opens the design as a file, and waits until it is drawn. @param {Session} session */
export async function openDesign({ page, kind, count, scene: { elements } }) {
  const design = { version: 1, background: '#ffffff', elements, signatureData: {} };
  const buffer = Buffer.from(JSON.stringify(design));
  const file = { name: 'design.json', mimeType: 'application/json', buffer };
  await page.locator('input[type="file"][aria-label="Design file"]').setInputFiles(file);
  await see({ page }, kind.shown(count));
}

/** Notes where the canvas lies, as long as its first element lies where the design has it. @param {Session} session */
export async function findOrigin(session) {
  const [first] = session.scene.elements;
  const box = await boxOf(session, 0);
  if (first === undefined || Math.abs(box.width - first.width) > 0.1) {
    throw new Error('The canvas is not shown at its own size.');
  }
  session.origin = { x: box.x - first.x, y: box.y - first.y };
}

/** @param {Pick<Session, 'page'>} session @param {Sight} sight */
export function see({ page }, sight) {
  return page.evaluate(inPage.drawn, sight);
}

/** Waits until what was done last is drawn. @param {Session} session */
export function settle({ page }) {
  return page.evaluate(inPage.frames, 2);
}

/** @param {Session} session @param {number} index */
export function boxOf({ page, kind }, index) {
  return page.evaluate(inPage.boxOf, kind.element(`e${index}`));
}

/** The first rectangle from one on that takes a press on its middle: a mark may lie over it. @param {Session} session @param {number} index */
export async function freeFrom({ page, kind, scene: { elements } }, index) {
  const later = elements.flatMap(({ type }, place) =>
    type === 'rectangle' && place >= index ? [place] : [],
  );
  const selectors = later.map((place) => kind.element(`e${place}`));
  return later[await page.evaluate(inPage.firstFree, selectors)] ?? index;
}

/** A point of the canvas in the window, at zoom 1. @param {Session} session @param {Point} point @returns {Point} */
export function inWindow({ origin }, { x, y }) {
  return { x: origin.x + x, y: origin.y + y };
}

/** Fails unless so many are selected. @param {Session} session @param {number} wanted */
export async function expectSelected({ page, kind }, wanted) {
  const { selector, nodes } = kind.selected(wanted);
  const found = await page.evaluate(inPage.countOf, selector);
  if (found !== nodes) throw new Error(`${wanted} should be selected: ${selector} has ${found}.`);
}

/** Clears the selection by a click beside the elements. @param {Session} session */
export async function clearSelection(session) {
  const { x, y } = inWindow(session, BESIDE);
  await session.page.mouse.click(x, y);
  await see(session, session.kind.selected(0));
}
