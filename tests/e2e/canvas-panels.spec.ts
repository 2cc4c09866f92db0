import { expect, test, type Page } from '@playwright/test';
import { add, elements, openDesigner } from './support/designer';

test.use({ viewport: { width: 1440, height: 900 } });

const layers = (page: Page) => page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');

/** The layers from the topmost down, by what is read out of them. */
const listed = (page: Page) =>
  layers(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

async function openLayers(page: Page, ...names: readonly string[]): Promise<void> {
  await openDesigner(page);
  for (const name of names) await add(page, name);
  await page.getByRole('tab', { name: /^Layers/ }).click();
  await expect(layers(page)).toHaveCount(names.length);
}

test('layers are dragged into another order, and one undo brings it back', async ({ page }) => {
  await openLayers(page, 'Rectangle', 'Circle', 'Line');
  await layers(page).filter({ hasText: 'Line' }).hover();
  const bottom = await layers(page).filter({ hasText: 'Rectangle' }).boundingBox();
  if (bottom === null) throw new Error('No rectangle in the list');
  await page.mouse.down();
  await page.mouse.move(bottom.x + 80, bottom.y + 4, { steps: 4 });
  await page.mouse.move(bottom.x + 80, bottom.y + bottom.height - 2, { steps: 4 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => listed(page)).toEqual(['Circle', 'Rectangle', 'Line']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => listed(page)).toEqual(['Line', 'Circle', 'Rectangle']);
});

test('a drag of a layer that is called off changes nothing', async ({ page }) => {
  await openLayers(page, 'Rectangle', 'Circle');
  await layers(page).first().hover();
  await page.mouse.down();
  await page.mouse.move(100, 400, { steps: 6 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drop-line]')).toHaveCount(0);
  await page.mouse.up();
  expect(await listed(page)).toEqual(['Circle', 'Rectangle']);
  await expect(page.locator('[data-status-line]')).toContainText('Circle selected');
});

test('layers are named, locked, hidden and put in order, by hand and by keyboard', async ({
  page,
}) => {
  await openLayers(page, 'Rectangle', 'Name');
  await layers(page).filter({ hasText: 'John Smith' }).dblclick();
  await page.keyboard.type('Headline');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status-line]')).toContainText('Headline selected');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await listed(page)).toEqual(['Rectangle', 'Headline, John Smith']);
  await page.getByRole('button', { name: 'Lock Headline' }).click();
  await page.getByRole('button', { name: 'Hide Rectangle' }).click();
  expect(await listed(page)).toEqual(['Rectangle, hidden', 'Headline, John Smith, locked']);
  await expect(elements(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show Rectangle' }).click();
  await expect(elements(page)).toHaveCount(2);
});

test('list and canvas select the same, hidden and locked elements too', async ({ page }) => {
  await openLayers(page, 'Rectangle', 'Circle', 'Line');
  await elements(page).first().click();
  await expect(layers(page).filter({ hasText: 'Rectangle' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await layers(page).first().click();
  await layers(page)
    .last()
    .click({ modifiers: ['Shift'] });
  await expect(page.locator('[data-selected-count]')).toHaveText('3 selected');
  await layers(page)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await expect(page.locator('[data-selected-count]')).toHaveText('2 selected');
  await page.keyboard.press('Delete');
  await expect(layers(page)).toHaveCount(1);
});

test('a starter is chosen from the empty canvas, undone, and chosen again from the settings', async ({
  page,
}) => {
  await openDesigner(page);
  const canvas = page.locator('[data-design-canvas]');
  await canvas.getByRole('button', { name: 'Logo left' }).click();
  await expect(canvas.getByText('John Smith')).toBeVisible();
  await expect(page.getByText('Start creating your signature')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(0);
  await add(page, 'Quote');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Card' }).click();
  await expect(page.getByText('Started from Card')).toBeVisible();
  await expect(canvas.getByText('Make it simple.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('Make it simple.')).toBeVisible();
});

test('a blank canvas and a design file are ways to start, too', async ({ page }) => {
  await openDesigner(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a design' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'design.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"elements":[{"type":"text","x":10,"y":10,"content":"Mine"}]}'),
  });
  await expect(elements(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Blank canvas' }).click();
  await expect(page.getByText('Click an element in the library.')).toBeVisible();
});
