import { boxOf, countOf, drawn, firstFree, frames } from './in-page.mjs';
import { columnsOf, makeElements } from './floor/elements.js';
import { openMeter } from './meter.mjs';

/** @typedef {Awaited<ReturnType<typeof openDesk>>} Desk */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {import('./pages.mjs').Sight} Sight */

/** How many elements, in rows and columns from the first corner, are dragged together. */
const BLOCK = 10;
/** Beside all elements, and beside the marks of the first ones: there a marquee begins. */
const BESIDE = { x: -10, y: -18 };
const BELOW = { x: 300, y: 450 };
/** How far behind what it catches a marquee ends: farther than rows before it have dragged that. */
const BEHIND = 30;

/**
 * A page with so many elements to come: what the rows need to know of it, and what they do on it.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {import('./pages.mjs').CanvasPage} kind
 * @param {number} count
 */
export async function openDesk(context, kind, count) {
  const page = await context.newPage();
  await page.goto(kind.empty, { waitUntil: 'networkidle' });
  const elements = makeElements(count);
  const columns = columnsOf(count);
  const isInBlock = (/** @type {unknown} */ _, /** @type {number} */ index) =>
    index % columns < BLOCK && index < BLOCK * columns;
  /** @param {Sight} sight */
  const see = (sight) => page.evaluate(drawn, sight);

  /** Where the corner of the canvas lies: asked once, as the first element is dragged later. @type {Point} */
  let origin = { x: 0, y: 0 };
  const findOrigin = async () => {
    const [first] = elements;
    const box = await page.evaluate(boxOf, kind.element('e0'));
    if (first === undefined || Math.abs(box.width - first.width) > 0.1) {
      throw new Error('The canvas is not shown at its own size.');
    }
    origin = { x: box.x - first.x, y: box.y - first.y };
  };

  return {
    page,
    kind,
    count,
    meter: await openMeter(page),
    see,
    /** @param {number} index */
    boxOf: (index) => page.evaluate(boxOf, kind.element(`e${index}`)),
    /** The first rectangle from this one on that takes a press on its middle: a mark may lie over it. @param {number} index */
    async freeFrom(index) {
      const later = elements.flatMap(({ type }, place) =>
        type === 'rectangle' && place >= index ? [place] : [],
      );
      const found = await page.evaluate(
        firstFree,
        later.map((place) => kind.element(`e${place}`)),
      );
      return later[found] ?? index;
    },
    rest: () => page.evaluate(frames, 2),
    block: elements.filter(isInBlock).length,
    /** A rectangle in the middle of the block: those on the diagonal are rectangles. */
    inBlock: diagonal(Math.min(BLOCK, Math.ceil(count / columns)) / 2, columns),
    /** A rectangle in the middle of all. */
    inMiddle: diagonal(Math.ceil(count / columns) / 2, columns),
    /** From one corner to the other of a marquee round all elements, or round the block. @param {'all' | 'block'} what */
    around(what) {
      const { x, y } = origin;
      const caught = what === 'all' ? elements : elements.filter(isInBlock);
      const behind = what === 'all' ? BEHIND : 1;
      const right = Math.max(...caught.map((one) => one.x + one.width)) + behind;
      const bottom = Math.max(...caught.map((one) => one.y + one.height)) + behind;
      return { from: { x: x + BESIDE.x, y: y + BESIDE.y }, to: { x: x + right, y: y + bottom } };
    },
    /** A point under all elements. */
    below: () => ({ x: origin.x + BELOW.x, y: origin.y + BELOW.y }),
    /** Fails unless so many are selected. @param {number} wanted */
    async expectSelected(wanted) {
      const { selector, nodes } = kind.selected(wanted);
      const found = await page.evaluate(countOf, selector);
      if (found !== nodes)
        throw new Error(`${wanted} should be selected: ${selector} has ${found}.`);
    },
    /** Clears the selection by a click beside the elements. */
    async clear() {
      await page.mouse.click(origin.x + BESIDE.x, origin.y + BESIDE.y);
      await see(kind.selected(0));
    },
    async openDesign() {
      const design = { version: 1, background: '#ffffff', elements, signatureData: {} };
      const buffer = Buffer.from(JSON.stringify(design));
      const file = { name: 'design.json', mimeType: 'application/json', buffer };
      await page.locator('input[type="file"][aria-label="Design file"]').setInputFiles(file);
      await see(kind.shown(count));
    },
    findOrigin,
  };
}

/** @param {number} place @param {number} columns */
function diagonal(place, columns) {
  return Math.floor(place) * (columns + 1);
}
