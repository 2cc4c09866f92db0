import {
  at,
  expectAt,
  expectSize,
  moveTo,
  NAME,
  openDesign,
  placeOf,
  pull,
} from './support/canvas-pointer';
import { elements } from './support/designer';
import { expect, test, type Page } from './support/test';

/* R and T draw by a drag or a click, as in other design tools. */

test.use({ viewport: { width: 1440, height: 900 } });

const surface = (page: Page) => page.locator('[data-design-canvas] [role=presentation]').first();
const field = (page: Page) => page.getByRole('textbox', { name: 'Text of Text' });

/** The id of what was added last. */
async function newest(page: Page): Promise<string> {
  await expect(elements(page)).toHaveCount(2);
  return (await elements(page).last().getAttribute('data-element-id')) ?? '';
}

test('R draws a rectangle of the size that was dragged, or of its own with a click', async ({
  page,
}) => {
  await openDesign(page, [NAME]);
  await page.keyboard.press('r');
  await expect(surface(page)).toHaveCSS('cursor', 'crosshair');
  await page.keyboard.press('Escape');
  await expect(surface(page)).not.toHaveCSS('cursor', 'crosshair');

  await page.keyboard.press('r');
  await pull(page, [311, 137], [431, 177]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(elements(page)).toHaveCount(1);
  await expect(surface(page)).toHaveCSS('cursor', 'crosshair');

  await pull(page, [311, 137], [431, 177]);
  await expect(page.locator('[data-live-numbers]')).toContainText('120 × 40');
  await page.mouse.up();
  const drawn = await newest(page);
  await expectAt(page, drawn, 311, 137);
  await expectSize(page, drawn, 120, 40);
  await expect(surface(page)).not.toHaveCSS('cursor', 'crosshair');
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(1);

  await page.keyboard.press('r');
  await page.mouse.click(...(await at(page, 311, 137)));
  const clicked = await newest(page);
  await expectAt(page, clicked, 311, 137);
  expect((await placeOf(page, clicked)).width).toBeGreaterThan(50);
});

test('T draws a text of the width that was dragged, or as wide as its words with a click', async ({
  page,
}) => {
  await openDesign(page, [NAME]);
  await page.keyboard.press('t');
  await pull(page, [311, 137], [431, 170]);
  await page.mouse.up();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Words that need two lines at this width');
  await page.keyboard.press('Escape');
  const drawn = await newest(page);
  await expect.poll(async () => (await placeOf(page, drawn)).width).toBe(120);
  expect((await placeOf(page, drawn)).height).toBeGreaterThan(30);
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(1);

  await page.keyboard.press('t');
  await moveTo(page, 311, 137);
  await page.mouse.down();
  await page.mouse.up();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Short');
  await page.keyboard.press('Escape');
  const clicked = await newest(page);
  const { x, width } = await placeOf(page, clicked);
  expect(x).toBe(311);
  expect(width).toBeLessThan(60);
});
