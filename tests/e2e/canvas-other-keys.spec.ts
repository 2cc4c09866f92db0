import { at, drawn, openDesign, viewOf, type FileElement } from './support/canvas-pointer';
import { add, elements } from './support/designer';
import { expect, test, type Page } from './support/test';

/* Keys that mean one thing to the page or to what has the focus, and another to the canvas. */

test.use({ viewport: { width: 1440, height: 900 } });

const BOX: FileElement = { id: 'box', type: 'rectangle', x: 60, y: 40, width: 80, height: 40 };
const OVER = { ...BOX, id: 'over', x: 80 };

/** Holds Space over the empty canvas and drags. */
async function panBySpace(page: Page): Promise<void> {
  await page.mouse.move(...(await at(page, 400, 150)));
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 430, 170)), { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up(' ');
}

test('Space pans over the canvas after a tile was clicked, and presses what the keyboard went to', async ({
  page,
}) => {
  await openDesign(page, [BOX]);
  await add(page, 'Circle');
  await page.mouse.move(...(await at(page, 500, 180)));
  const tile = page.getByRole('button', { name: 'Circle', exact: true });
  await tile.focus();
  const before = await viewOf(page);
  await panBySpace(page);
  await expect(elements(page)).toHaveCount(2);
  const after = await viewOf(page);
  expect([after.x - before.x, after.y - before.y]).toEqual([30, 20]);
  await page.keyboard.press('Tab');
  await tile.focus();
  await page.keyboard.press(' ');
  await expect(elements(page)).toHaveCount(3);
});

test('Space pans over the canvas after a button above it was clicked', async ({ page }) => {
  await openDesign(page, [BOX]);
  const grid = page.getByRole('button', { name: 'Grid', exact: true });
  await grid.click();
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  const before = await viewOf(page);
  await panBySpace(page);
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  const after = await viewOf(page);
  expect([after.x - before.x, after.y - before.y]).toEqual([30, 20]);
});

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
}

test('Ctrl with + is the page’s own on a keyboard that has it where others have a bracket', async ({
  page,
}) => {
  await openDesign(page, [BOX, OVER]);
  await drawn(page, 'box').focus();
  const isTaken = (init: Pressed) =>
    drawn(page, 'box').evaluate((node, given) => {
      const all = { bubbles: true, cancelable: true, ctrlKey: true };
      return !node.dispatchEvent(new KeyboardEvent('keydown', { ...all, ...given }));
    }, init);
  expect(await isTaken({ key: '+', code: 'BracketRight' })).toBe(false);
  expect(await isTaken({ key: '*', code: 'BracketRight', shiftKey: true })).toBe(false);
  await expect(elements(page).first()).toHaveAttribute('data-element-id', 'box');
  expect(await isTaken({ key: ']', code: 'BracketRight' })).toBe(true);
  await expect(elements(page).first()).toHaveAttribute('data-element-id', 'over');
});
