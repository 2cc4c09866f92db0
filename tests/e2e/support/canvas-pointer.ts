import { expect, type Locator, type Page } from '@playwright/test';
import { placeOnCanvas, type CanvasBox } from '../../helpers/place-on-canvas';
import { openWith } from './designer';
import { boxAtRest } from './box-at-rest';

/** An element of a design file: what is missing is its type's own. */
export interface FileElement {
  readonly id: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly [more: string]: unknown;
}

/** What the pointer is tried on: a text, a picture, a thin line and what is locked. */
export const NAME = { id: 'name', type: 'name', x: 60, y: 40, width: 100, height: 30 };
export const LOGO = { id: 'logo', type: 'logo', x: 300, y: 137, width: 120, height: 60 };
export const LINE = { id: 'line', type: 'line', x: 40, y: 300, width: 100, height: 2 };
export const PINNED = {
  id: 'pinned',
  type: 'rectangle',
  x: 460,
  y: 20,
  width: 80,
  height: 50,
  locked: true,
};
export const ALL = [NAME, LOGO, LINE, PINNED];

/** Opens the designer with a design, nothing selected, and without the grid unless that is asked for. */
export async function openDesign(
  page: Page,
  design: readonly FileElement[],
  { hasGrid = false } = {},
): Promise<void> {
  await openWith(page, design);
  const isShown = (await page.locator('[data-design-grid]').count()) === 1;
  if (isShown !== hasGrid) await page.getByRole('button', { name: 'Grid', exact: true }).click();
  await expect(page.locator('[data-design-grid]')).toHaveCount(hasGrid ? 1 : 0);
}

/** The drawing of an element. */
export function drawn(page: Page, id: string): Locator {
  return page.locator(`[data-design-canvas] [role=option][data-element-id="${id}"]`);
}

/** Where an element is seen, in canvas units, however its drawing got there. */
export async function placeOf(page: Page, id: string): Promise<CanvasBox> {
  return drawn(page, id).evaluate(placeOnCanvas);
}

export async function expectAt(page: Page, id: string, x: number, y: number): Promise<void> {
  await expect.poll(() => placeOf(page, id), `the place of ${id}`).toMatchObject({ x, y });
}

export async function expectSize(
  page: Page,
  id: string,
  width: number,
  height: number,
): Promise<void> {
  await expect.poll(() => placeOf(page, id), `the size of ${id}`).toMatchObject({ width, height });
}

export async function expectSelected(page: Page, ids: readonly string[]): Promise<void> {
  const chosen = page.locator('[data-design-canvas] [role=option][aria-selected=true]');
  await expect(chosen).toHaveCount(ids.length);
  for (const id of ids) await expect(drawn(page, id)).toHaveAttribute('aria-selected', 'true');
}

export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Where the frame's corner lies in the window, and how large a unit is drawn. */
export async function viewOf(page: Page): Promise<View> {
  return page.locator('g[aria-label="Design"]').evaluate((list) => {
    const matrix = (list as SVGGElement).getScreenCTM();
    return { zoom: matrix?.a ?? 0, x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
  });
}

/** A point of the canvas in the window. */
export async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const view = await viewOf(page);
  return [view.x + x * view.zoom, view.y + y * view.zoom];
}

/** Moves the pointer to a point of the canvas, in steps as a person would. */
export async function moveTo(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(...(await at(page, x, y)), { steps: 4 });
}

/** Presses at one point of the canvas and moves to another; the button stays down. */
export async function pull(
  page: Page,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...(await at(page, fromX, fromY)));
  await page.mouse.down();
  await moveTo(page, toX, toY);
}

/** Presses at the middle of a handle and moves by an offset; the button stays down. */
export async function pullHandle(
  page: Page,
  handle: string,
  dx: number,
  dy: number,
): Promise<void> {
  const seen = page.locator(`g:has(> [data-handle="${handle}"]) > rect`).first();
  const box = await boxAtRest(seen);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
}

type Finger = readonly [x: number, y: number];

/** Fingers on the screen, at points of the window. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const send = async (type: Touch, points: readonly Finger[], timestamp = Date.now() / 1000) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  return {
    down: (...points: readonly Finger[]) => send('touchStart', points),
    /** A finger goes down and along in one go: one that rests would open the menu instead. */
    drag: async (from: Finger, ...path: readonly Finger[]) => {
      await Promise.all([
        send('touchStart', [from]),
        ...path.map((point) => send('touchMove', [point])),
      ]);
    },
    /** Two taps a fifth of a second apart, however long the page takes to answer the first. */
    tapTwice: async (place: Finger) => {
      const start = Date.now() / 1000;
      await Promise.all([
        send('touchStart', [place], start),
        send('touchEnd', [], start + 0.05),
        send('touchStart', [place], start + 0.2),
        send('touchEnd', [], start + 0.25),
      ]);
    },
    move: (...points: readonly Finger[]) => send('touchMove', points),
    up: (...left: readonly Finger[]) => send('touchEnd', left),
    /** The system takes the fingers for itself. */
    cancel: () => send('touchCancel', []),
  };
}
