import { setTimeout as sleep } from 'node:timers/promises';
import {
  boxOf,
  clearSelection,
  expectSelected,
  findOrigin,
  freeFrom,
  inWindow,
  openDesign,
  see,
  settle,
} from './desk.mjs';
import { frames } from './in-page.mjs';
import { BELOW, marqueeRound } from './scene.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */
/** @typedef {import('./scene.mjs').Point} Point */
/** @typedef {import('./meter.mjs').Cost} Cost */

const MOVES = 40;
const BAND_MOVES = 20;
const NOTCHES = 10;
/** How far a drag ends from where it began, and how far snapping may take it from there. */
const DRAGGED = 12;
const SNAP = 6;
/** More than opening a file adds to the height of texts, which then fit their lines. */
const TEXTS_GROW = 3;
/** More than earlier rows have dragged the elements that a marquee is to catch. */
const BEHIND = 30;
/** Longer than a view waits to be drawn sharp. */
const AFTER_WHEEL_MS = 500;
/** Longer than saving waits. */
const SAVED_MS = 1000;

/** @param {Desk} desk */
export async function openFile(desk) {
  const cost = await desk.meter.costOf(1, () => openDesign(desk));
  await findOrigin(desk);
  return cost;
}

/** @param {Desk} desk @returns {Promise<Cost>} */
export async function heap({ meter }) {
  await sleep(SAVED_MS);
  return { main: await meter.heap(), all: Number.NaN, worstFrame: Number.NaN };
}

/** @param {Desk} desk */
export async function hover(desk) {
  const { page, meter, scene } = desk;
  const path = loop(middleOf(await boxOf(desk, scene.inMiddle)), { x: 250, y: 120 });
  const cost = await meter.costOf(path.length, () => follow(page, path));
  await expectSelected(desk, 0);
  return cost;
}

/** @param {Desk} desk */
export async function dragOne(desk) {
  const cost = await dragFrom(desk, await freeFrom(desk, desk.scene.inMiddle));
  await expectSelected(desk, 1);
  await desk.page.mouse.up();
  await clearSelection(desk);
  return cost;
}

/** Leaves the button down, for `letGo`. @param {Desk} desk */
export async function dragMany(desk) {
  const { page, scene } = desk;
  const { from, to } = marqueeRound(scene.block, TEXTS_GROW);
  const [start, end] = [inWindow(desk, from), inWindow(desk, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await settle(desk);
  await expectSelected(desk, scene.block.length);
  return dragFrom(desk, await freeFrom(desk, scene.inBlock));
}

/** @param {Desk} desk */
export async function letGo(desk) {
  const { page, meter, scene } = desk;
  const before = await boxOf(desk, scene.inBlock);
  const cost = await meter.costOf(1, () => page.mouse.up());
  const after = await boxOf(desk, scene.inBlock);
  if (Math.hypot(after.x - before.x, after.y - before.y) > 1) {
    throw new Error('What was let go did not stay where it was.');
  }
  await expectSelected(desk, scene.block.length);
  await clearSelection(desk);
  return cost;
}

/** Out by Ctrl and the wheel, and in again. @param {Desk} desk */
export async function zoom(desk) {
  const { keyboard } = desk.page;
  await keyboard.down('Control');
  const { cost, before, after } = await wheel(desk, 8);
  await keyboard.up('Control');
  expectNear(after.width / before.width, 2 ** (-NOTCHES * 0.08), 'zoom');
  return cost;
}

/** @param {Desk} desk */
export async function pan(desk) {
  const { cost, before, after } = await wheel(desk, 20);
  expectNear(after.y - before.y, -NOTCHES * 20, 'way of the view');
  return cost;
}

/** @param {Desk} desk */
export async function marquee(desk) {
  const { page, meter, scene } = desk;
  const corners = marqueeRound(scene.elements, BEHIND);
  const [from, to] = [inWindow(desk, corners.from), inWindow(desk, corners.to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const path = Array.from({ length: BAND_MOVES }, (_, index) => {
    const share = (index + 1) / BAND_MOVES;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  const cost = await meter.costOf(BAND_MOVES, () => follow(page, path, 1));
  await page.mouse.up();
  await settle(desk);
  await expectSelected(desk, desk.count);
  await clearSelection(desk);
  return cost;
}

/** @param {Desk} desk */
export function selectAll(desk) {
  return press(desk, 'Control+a', desk.kind.selected(desk.count));
}

/** @param {Desk} desk */
export function deleteAll(desk) {
  return press(desk, 'Delete', desk.kind.shown(0));
}

/** @param {Desk} desk */
export function undo(desk) {
  return press(desk, 'Control+z', desk.kind.shown(desk.count));
}

/** The page again, in the same process, with the design that it kept. @param {Desk} desk @returns {Promise<Cost>} */
export async function openPage(desk) {
  const { page, meter, kind, count } = desk;
  await sleep(SAVED_MS);
  await page.goto(kind.beside);
  await sleep(SAVED_MS);
  const all = await meter.allThreads(async () => {
    await page.goto(kind.kept(count), { waitUntil: 'commit' });
    await see(desk, kind.shown(count));
  });
  return { main: await meter.ownTime(), all, worstFrame: Number.NaN };
}

/**
 * Presses on an element and leads it round; fails unless it went along.
 *
 * @param {Desk} desk
 * @param {number} index
 */
async function dragFrom(desk, index) {
  const { page, meter } = desk;
  const before = await boxOf(desk, index);
  const { x, y } = middleOf(before);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + DRAGGED, y, { steps: 3 });
  await settle(desk);
  const path = loop({ x: x + DRAGGED, y }, { x: 110, y: 60 });
  const cost = await meter.costOf(path.length, () => follow(page, path));
  const after = await boxOf(desk, index);
  const off = Math.hypot(after.x - before.x - DRAGGED, after.y - before.y);
  if (off > SNAP) throw new Error(`A dragged element is ${off.toFixed(1)} px off its goal.`);
  return cost;
}

/**
 * Turns the wheel one way and back, under the elements, where no mark can come to lie below the pointer.
 *
 * @param {Desk} desk
 * @param {number} notch
 */
async function wheel(desk, notch) {
  const { page, meter, scene } = desk;
  const { x, y } = inWindow(desk, BELOW);
  await page.mouse.move(x, y);
  const turn = async (/** @type {number} */ way) => {
    for (let turned = 0; turned < NOTCHES; turned += 1) {
      await page.mouse.wheel(0, way);
      await page.evaluate(frames, 1);
    }
  };
  const before = await boxOf(desk, scene.inMiddle);
  const there = await meter.costOf(NOTCHES, () => turn(notch), AFTER_WHEEL_MS);
  const after = await boxOf(desk, scene.inMiddle);
  const back = await meter.costOf(NOTCHES, () => turn(-notch), AFTER_WHEEL_MS);
  const cost = {
    main: (there.main + back.main) / 2,
    all: (there.all + back.all) / 2,
    worstFrame: Math.max(there.worstFrame, back.worstFrame),
  };
  return { cost, before, after };
}

/** @param {number} found @param {number} wanted @param {string} what */
function expectNear(found, wanted, what) {
  if (Math.abs(found / wanted - 1) < 0.05) return;
  throw new Error(`The ${what} is ${found.toFixed(2)}, not ${wanted.toFixed(2)}.`);
}

/** Until what a key brings is drawn. @param {Desk} desk @param {string} keys @param {import('./pages.mjs').Sight} sight */
function press(desk, keys, sight) {
  const { page, meter } = desk;
  return meter.costOf(1, async () => {
    await page.keyboard.press(keys);
    await see(desk, sight);
  });
}

/** One event after the other. @param {import('playwright').Page} page @param {readonly Point[]} path @param {number} [rest] Frames after each. */
async function follow(page, path, rest = 0) {
  for (const { x, y } of path) {
    await page.mouse.move(x, y);
    if (rest > 0) await page.evaluate(frames, rest);
  }
}

/** A closed way round a point, so far off at the most, that ends there. @param {Point} point @param {Point} reach @returns {Point[]} */
function loop({ x, y }, reach) {
  return Array.from({ length: MOVES }, (_, index) => {
    const turn = ((index + 1) / MOVES) * 2 * Math.PI;
    return { x: x + reach.x * Math.sin(turn), y: y + reach.y * Math.sin(2 * turn) };
  });
}

/** @param {{ x: number, y: number, width: number, height: number }} box */
function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
