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
} from './session.mjs';
import { frames } from './in-page.mjs';
import { BELOW, marqueeRound } from './scene.mjs';

/** @typedef {import('./session.mjs').Session} Session */
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

/** @param {Session} session */
export async function openFile(session) {
  const cost = await session.meter.costOf(1, () => openDesign(session));
  await findOrigin(session);
  return cost;
}

/** @param {Session} session @returns {Promise<Cost>} */
export async function memory({ meter }) {
  await sleep(SAVED_MS);
  return { main: await meter.memory(), all: Number.NaN, worstFrame: Number.NaN };
}

/** @param {Session} session */
export async function hover(session) {
  const { page, meter, scene } = session;
  const path = loop(middleOf(await boxOf(session, scene.inMiddle)), { x: 250, y: 120 });
  const cost = await meter.costOf(path.length, () => follow(page, path));
  await expectSelected(session, 0);
  return cost;
}

/** @param {Session} session */
export async function dragOne(session) {
  const cost = await dragFrom(session, await freeFrom(session, session.scene.inMiddle));
  await expectSelected(session, 1);
  await session.page.mouse.up();
  await clearSelection(session);
  return cost;
}

/** Leaves the button down, for `letGo`. @param {Session} session */
export async function dragMany(session) {
  const { page, scene } = session;
  const { from, to } = marqueeRound(scene.block, TEXTS_GROW);
  const [start, end] = [inWindow(session, from), inWindow(session, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await settle(session);
  await expectSelected(session, scene.block.length);
  return dragFrom(session, await freeFrom(session, scene.inBlock));
}

/** @param {Session} session */
export async function letGo(session) {
  const { page, meter, scene } = session;
  const before = await boxOf(session, scene.inBlock);
  const cost = await meter.costOf(1, () => page.mouse.up());
  const after = await boxOf(session, scene.inBlock);
  if (Math.hypot(after.x - before.x, after.y - before.y) > 1) {
    throw new Error('What was let go did not stay where it was.');
  }
  await expectSelected(session, scene.block.length);
  await clearSelection(session);
  return cost;
}

/** Out by Ctrl and the wheel, and in again. @param {Session} session */
export async function zoom(session) {
  const { keyboard } = session.page;
  await keyboard.down('Control');
  const { cost, before, after } = await wheel(session, 8);
  await keyboard.up('Control');
  expectNear(after.width / before.width, 2 ** (-NOTCHES * 0.08), 'zoom');
  return cost;
}

/** @param {Session} session */
export async function pan(session) {
  const { cost, before, after } = await wheel(session, 20);
  expectNear(after.y - before.y, -NOTCHES * 20, 'way of the view');
  return cost;
}

/** @param {Session} session */
export async function marquee(session) {
  const { page, meter, scene } = session;
  const corners = marqueeRound(scene.elements, BEHIND);
  const [from, to] = [inWindow(session, corners.from), inWindow(session, corners.to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const path = Array.from({ length: BAND_MOVES }, (_, index) => {
    const share = (index + 1) / BAND_MOVES;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  const cost = await meter.costOf(BAND_MOVES, () => follow(page, path, 1));
  await page.mouse.up();
  await settle(session);
  await expectSelected(session, session.count);
  await clearSelection(session);
  return cost;
}

/** @param {Session} session */
export function selectAll(session) {
  return press(session, 'Control+a', session.kind.selected(session.count));
}

/** @param {Session} session */
export function deleteAll(session) {
  return press(session, 'Delete', session.kind.shown(0));
}

/** @param {Session} session */
export function undo(session) {
  return press(session, 'Control+z', session.kind.shown(session.count));
}

/** The page again, in the same process, with the design that it kept. @param {Session} session @returns {Promise<Cost>} */
export async function openPage(session) {
  const { page, meter, kind, count } = session;
  await sleep(SAVED_MS);
  await page.goto(kind.beside);
  await sleep(SAVED_MS);
  const all = await meter.allThreads(async () => {
    await page.goto(kind.kept(count), { waitUntil: 'commit' });
    await see(session, kind.shown(count));
  });
  return { main: await meter.ownTime(), all, worstFrame: Number.NaN };
}

/**
 * Presses on an element and leads it round; fails unless it went along.
 *
 * @param {Session} session
 * @param {number} index
 */
async function dragFrom(session, index) {
  const { page, meter } = session;
  const before = await boxOf(session, index);
  const { x, y } = middleOf(before);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + DRAGGED, y, { steps: 3 });
  await settle(session);
  const path = loop({ x: x + DRAGGED, y }, { x: 110, y: 60 });
  const cost = await meter.costOf(path.length, () => follow(page, path));
  const after = await boxOf(session, index);
  const off = Math.hypot(after.x - before.x - DRAGGED, after.y - before.y);
  if (off > SNAP) throw new Error(`A dragged element is ${off.toFixed(1)} px off its goal.`);
  return cost;
}

/**
 * Turns the wheel one way and back, under the elements, where no mark can come to lie below the pointer.
 *
 * @param {Session} session
 * @param {number} notch
 */
async function wheel(session, notch) {
  const { page, meter, scene } = session;
  const { x, y } = inWindow(session, BELOW);
  await page.mouse.move(x, y);
  const turn = async (/** @type {number} */ way) => {
    for (let turned = 0; turned < NOTCHES; turned += 1) {
      await page.mouse.wheel(0, way);
      await page.evaluate(frames, 1);
    }
  };
  const before = await boxOf(session, scene.inMiddle);
  const there = await meter.costOf(NOTCHES, () => turn(notch), AFTER_WHEEL_MS);
  const after = await boxOf(session, scene.inMiddle);
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

/** Until what a key brings is drawn. @param {Session} session @param {string} keys @param {import('./pages.mjs').Sight} sight */
function press(session, keys, sight) {
  const { page, meter } = session;
  return meter.costOf(1, async () => {
    await page.keyboard.press(keys);
    await see(session, sight);
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
