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

/** The cursor over a point of the canvas. */
async function cursorAt(page: Page, x: number, y: number): Promise<string> {
  return page.evaluate(
    ([left, top]) => {
      const under = document.elementFromPoint(left, top);
      return under === null ? '' : getComputedStyle(under).cursor;
    },
    await at(page, x, y),
  );
}

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
  // What is drawn over the design does not inherit it: all of it would be styled again.
  await expect(surface(page).locator('svg').last()).toHaveCSS('cursor', 'default');
  expect(await cursorAt(page, 311, 137)).toBe('crosshair');
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

test('T pressed on a text writes in it where it was pressed, and one that wraps is as wide as its words again after a double click on its side', async ({
  page,
}) => {
  const words = { content: 'Order a cake', width: 60, wrap: true };
  await openDesign(page, [{ ...NAME, ...words, type: 'text', id: 'words' }]);
  const wide = async () => (await placeOf(page, 'words')).width;
  await expect.poll(wide).toBe(60);
  await page.keyboard.press('t');
  await page.mouse.click(...(await at(page, 61, 50)));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Please: ');
  await page.keyboard.press('Escape');
  await expect(elements(page)).toHaveCount(1);
  await expect(elements(page)).toHaveAccessibleName(/Please: Order a cake/);
  await expect(surface(page)).not.toHaveCSS('cursor', 'crosshair');

  const side = await page.locator('[data-handle="e"]').boundingBox();
  await page.mouse.dblclick((side?.x ?? 0) + 4, (side?.y ?? 0) + 4);
  await expect.poll(wide).toBeGreaterThan(100);
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(wide).toBe(60);
});

test('the toolbar shows which tool is armed, and arms it by mouse and by keys', async ({
  page,
}) => {
  await openDesign(page, [NAME]);
  const tools = page.getByRole('group', { name: 'Tools' });
  const tool = (name: string) => tools.getByRole('button', { name });
  const armed = tools.getByRole('button', { pressed: true });
  await expect(armed).toHaveAccessibleName('Select and move');
  await page.keyboard.press('r');
  await expect(armed).toHaveAccessibleName('Draw a rectangle');
  await page.keyboard.press('t');
  await expect(armed).toHaveAccessibleName('Draw a text');
  await tool('Draw a text').click();
  await expect(armed).toHaveAccessibleName('Select and move');

  await tool('Draw a rectangle').click();
  await expect(armed).toHaveAccessibleName('Draw a rectangle');
  await pull(page, [311, 137], [431, 177]);
  await page.mouse.up();
  await expectSize(page, await newest(page), 120, 40);
  await expect(armed).toHaveAccessibleName('Select and move');
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(1);

  await tool('Draw a rectangle').focus();
  await page.keyboard.press('Enter');
  await expect(armed).toHaveAccessibleName('Draw a rectangle');
  await page.keyboard.press('Enter');
  await newest(page);
  await expect(armed).toHaveAccessibleName('Select and move');

  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  await expect(tool('Draw a text')).toHaveAttribute('aria-disabled', 'true');
});

test('at 1024 px the toolbar with all tools leaves the help free', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDesign(page, [NAME]);
  const boxes = [
    page.getByRole('toolbar', { name: 'Canvas' }),
    page.getByRole('button', { name: 'Help' }),
  ];
  const [bar, help] = await Promise.all(boxes.map((part) => part.boundingBox()));
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThan(help?.x ?? 0);
});
