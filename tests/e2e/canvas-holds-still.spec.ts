import { drawn, moveTo, NAME, openDesign } from './support/canvas-pointer';
import { elements, openDesigner } from './support/designer';
import { boxAtRest } from './support/box-at-rest';
import { expect, test, type Locator, type Page } from './support/test';

/* What changes beside the canvas, or on it, does not take the design out of sight. */

test.use({ viewport: { width: 1440, height: 900 } });

const frame = (page: Page) => page.locator('[data-design-frame]');
const canvas = (page: Page) => page.locator('[data-design-canvas]');

async function boxOf(part: Locator) {
  const box = await boxAtRest(part);
  return { ...box, bottom: box.y + box.height };
}

test('as the email view opens and closes, and as the last element goes', async ({ page }) => {
  await openDesign(page, [NAME]);
  const before = await boxOf(frame(page));
  const room = await boxOf(canvas(page));
  await page.keyboard.press('Shift+e');
  await expect(page.getByRole('region', { name: 'Email view' })).toBeVisible();
  await expect.poll(async () => (await boxOf(canvas(page))).height).toBeLessThan(room.height);
  const small = await boxOf(canvas(page));
  const beside = await boxOf(frame(page));
  expect(beside.y).toBeGreaterThan(small.y);
  expect(beside.bottom).toBeLessThan(small.bottom);
  await page.keyboard.press('Shift+e');
  await expect.poll(() => boxOf(frame(page))).toEqual(before);

  await moveTo(page, 300, 100);
  await page.mouse.wheel(0, 37);
  await expect.poll(async () => (await boxOf(frame(page))).y).toBe(before.y - 37);
  await drawn(page, 'name').click();
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Start creating' })).toBeVisible();
  expect((await boxOf(frame(page))).y).toBe(before.y - 37);
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(1);
  expect((await boxOf(frame(page))).y).toBe(before.y - 37);
});

test('an empty frame is where it is with elements', async ({ page }) => {
  await openDesigner(page);
  const empty = await boxOf(frame(page));
  await openDesign(page, [NAME]);
  expect(await boxOf(frame(page))).toEqual(empty);
});
