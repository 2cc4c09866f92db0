import { expect, test, type Page } from './support/test';
import { add, elements, openDesigner, openEmpty } from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({ viewport: { width: 1440, height: 900 } });

const layers = (page: Page) => page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');

/** The layers from the topmost down, by what is read out of them. */
const listed = (page: Page) =>
  layers(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

async function openLayers(page: Page, ...names: readonly string[]): Promise<void> {
  await openEmpty(page);
  await page.getByRole('tab', { name: /^Elements/ }).click();
  for (const name of names) await add(page, name);
  await page.getByRole('tab', { name: /^Layers/ }).click();
  await expect(layers(page)).toHaveCount(names.length);
}

test('the list of layers', async ({ page }) => {
  test.slow();
  await test.step('layers are dragged into another order, and one undo brings it back', async () => {
    await openLayers(page, 'Rectangle', 'Circle', 'Line');
    await layers(page).filter({ hasText: 'Line' }).hover();
    const bottom = await boxAtRest(layers(page).filter({ hasText: 'Rectangle' }));
    await page.mouse.down();
    await page.mouse.move(bottom.x + 80, bottom.y + 4, { steps: 4 });
    await page.mouse.move(bottom.x + 80, bottom.y + bottom.height - 2, { steps: 4 });
    await expect(page.locator('[data-drop-line]')).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => listed(page)).toEqual(['Circle', 'Rectangle', 'Line']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => listed(page)).toEqual(['Line', 'Circle', 'Rectangle']);
  });

  await test.step('a layer is dragged into a group, and moved out of it by a key', async () => {
    await openLayers(page, 'Rectangle', 'Circle', 'Line');
    await layers(page).filter({ hasText: 'Circle' }).click();
    await layers(page)
      .filter({ hasText: 'Line' })
      .click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+g');
    const tree = ['Group of 2', 'Line', 'Circle', 'Rectangle'];
    await expect.poll(() => listed(page)).toEqual(tree);
    await layers(page).last().hover();
    const group = await boxAtRest(layers(page).first());
    await page.mouse.down();
    await page.mouse.move(group.x + 80, group.y + group.height, { steps: 4 });
    await page.mouse.move(group.x + 80, group.y + group.height / 2, { steps: 4 });
    await expect(page.locator('[data-drop-line]')).toBeVisible();
    await page.mouse.up();
    const within = ['Group of 3', 'Rectangle', 'Line', 'Circle'];
    await expect.poll(() => listed(page)).toEqual(within);
    await layers(page).last().click();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => listed(page)).toEqual(['Group of 2', 'Rectangle', 'Line', 'Circle']);
    await expect(layers(page).last()).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => listed(page)).toEqual(within);
  });

  await test.step('a drag of a layer that is called off changes nothing', async () => {
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

  await test.step('layers are named, locked, hidden and put in order, by hand and by keyboard', async () => {
    await openLayers(page, 'Rectangle', 'Name');
    await layers(page).filter({ hasText: 'Jane Doe' }).dblclick();
    await page.keyboard.type('Headline');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-status-line]')).toContainText('Headline selected');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await listed(page)).toEqual(['Rectangle', 'Headline, Jane Doe']);
    await page.getByRole('button', { name: 'Lock Headline' }).click();
    await page.getByRole('button', { name: 'Hide Rectangle' }).click();
    expect(await listed(page)).toEqual(['Rectangle, hidden', 'Headline, Jane Doe, locked']);
    await expect(elements(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Show Rectangle' }).click();
    await expect(elements(page)).toHaveCount(2);
  });

  await test.step('list and canvas select the same, hidden and locked elements too', async () => {
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
});

test('a starter is chosen from the empty canvas, undone, and chosen again from the settings', async ({
  page,
}) => {
  await openDesigner(page);
  const canvas = page.locator('[data-design-canvas]');
  await canvas.getByRole('button', { name: 'Corporate' }).click();
  await expect(canvas.locator('[data-element-id^="text-"]').first()).toBeVisible();
  await expect(page.getByText('Start creating your signature')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(0);
  await add(page, 'Quote');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show designs' }).click();
  await page.getByRole('button', { name: 'Elegant' }).click();
  await expect(page.getByText('Switched to Elegant')).toBeVisible();
  await expect(canvas.getByText('Quote')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('Quote')).toBeVisible();
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
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  await page.getByRole('button', { name: 'Blank canvas' }).click();
  await expect(page.getByText('Click or drag elements onto the canvas.')).toBeVisible();
});

test('every element follows the details, and a run of typing is undone at once', async ({
  page,
}) => {
  await openDesigner(page);
  const canvas = page.locator('[data-design-canvas]');
  await canvas.getByRole('button', { name: 'Modern' }).click();
  await expect(elements(page), 'the design has come').not.toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ada Lovelace');
  await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email Address' }).fill('ada');
  await expect(page.getByText('This does not look like an email address')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(canvas.getByText('jane.doe@example.com')).toBeVisible();
  await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  await undo.click();
  await expect(canvas.getByText('Jane Doe').first()).toBeVisible();
});

test('a blank element leads to the details that it follows', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.getByRole('button', { name: 'your details' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Grace Hopper');
  await expect(elements(page).first()).toHaveAccessibleName(/Grace Hopper/);
});

test('at 1024 px the whole frame stands between the columns', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDesigner(page);
  const frame = await boxAtRest(page.locator('[data-design-frame]'));
  const column = await boxAtRest(page.locator('main'));
  expect(frame.width).toBe(600);
  expect(frame.x).toBeGreaterThanOrEqual(column.x + 20);
  expect(frame.x + frame.width).toBeLessThanOrEqual(column.x + column.width);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('elements are added, moved, changed and exported', async ({ page }) => {
    await openDesigner(page);
    const frame = await page.locator('[data-design-frame]').boundingBox();
    expect(frame?.width, 'seen whole').toBe(378);
    await page.getByRole('tab', { name: 'Elements' }).tap();
    await page.getByRole('button', { name: 'Circle', exact: true }).tap();
    await expect(elements(page)).toHaveCount(1);
    await page.getByRole('tab', { name: 'Properties' }).tap();
    const x = page.getByRole('textbox', { name: 'X', exact: true });
    await x.fill('120');
    await x.blur();
    await expect(elements(page).first()).toHaveAccessibleName(/at 120,/);
    await expect(x).toHaveCSS('height', '44px');
    const canvas = await boxAtRest(page.locator('main'));
    const circle = await boxAtRest(elements(page).first());
    expect(circle.y + circle.height).toBeLessThan(canvas.y + canvas.height);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export options' }).tap();
    await page.getByRole('menuitem', { name: 'Download HTML' }).tap();
    expect((await downloading).suggestedFilename()).toBe('email-signature.html');
  });

  test('the sheet is opened and let down by tab, handle and Escape', async ({ page }) => {
    await openDesigner(page);
    const handle = page.getByRole('button', { name: 'Panels' });
    const details = page.getByRole('tab', { name: 'Details' });
    await details.tap();
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('textbox', { name: 'Full Name' }).focus();
    await page.keyboard.press('Escape');
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(handle).toBeFocused();
    await handle.tap();
    await expect(details).toHaveAttribute('aria-selected', 'true');
    await details.tap();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await handle.hover();
    const box = await boxAtRest(handle);
    await page.mouse.down();
    await page.mouse.move(190, box.y - 120, { steps: 6 });
    await page.mouse.up();
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
  });
});

test('a number is dragged on its label as one step, faster with Shift, and called off', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  const place = page.getByRole('group', { name: 'Position & Layout' });
  const x = place.getByRole('textbox', { name: 'X', exact: true });
  await x.fill('100');
  await x.blur();
  const letter = await boxAtRest(place.getByText('X', { exact: true }).last());
  const [fromX, y] = [letter.x + letter.width / 2, letter.y + letter.height / 2];
  const scrub = async (by: number) => {
    await page.mouse.move(fromX, y);
    await page.mouse.down();
    await page.mouse.move(fromX + by, y, { steps: 5 });
  };
  await scrub(25);
  await expect(elements(page).first()).toHaveAccessibleName(/at 125,/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(x).toHaveValue('100');
  await scrub(25);
  await page.mouse.up();
  await expect(x).toHaveValue('125');
  await page.keyboard.down('Shift');
  await scrub(-5);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(x).toHaveValue('75');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(x).toHaveValue('125');
  await undo.click();
  await expect(x).toHaveValue('100');
  await page.mouse.click(fromX, y);
  await expect(x).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(x).toHaveValue('101');
});
