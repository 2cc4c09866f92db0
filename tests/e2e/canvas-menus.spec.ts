import { expect, test } from './support/test';
import { expectNoBreach } from './support/axe';
import { build, element, selected } from './support/canvas';
import { drawn, openDesign } from './support/canvas-pointer';
import { add, elements, placeField } from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('the context menu', async ({ page }) => {
  test.slow();
  await test.step('a right click selects first, and the menu aligns', async () => {
    await build(page, 2);
    await element(page, 'Rectangle').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    await expect(element(page, 'Rectangle')).toHaveAttribute('aria-selected', 'true');
    await expect(element(page, 'Circle')).toHaveAttribute('aria-selected', 'false');
    await menu.getByRole('menuitem', { name: 'Align', exact: true }).hover();
    const align = page.getByRole('menu', { name: 'Align', exact: true });
    await expectNoBreach(page);
    await align.getByRole('menuitem', { name: 'Align right' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(element(page, 'Rectangle')).toHaveAccessibleName(/at 480, 20/);
    await expect(element(page, 'Rectangle')).toBeFocused();
  });

  await test.step('by the keyboard: opened, walked through, closed', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    await expect(menu.getByRole('menuitem', { name: /^Add label/ })).toBeFocused();
    await page.keyboard.press('o');
    await expect(menu.getByRole('menuitem', { name: 'Order' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: /^Bring forward/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('menuitem', { name: 'Order' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(element(page, 'Rectangle')).toBeFocused();
  });

  await test.step('on the canvas it pastes where it was asked for', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+c');
    const frame = await boxAtRest(page.locator('[data-design-frame]'));
    await page.mouse.click(frame.x + 320, frame.y + 120, { button: 'right' });
    await expect(selected(page)).toHaveText('0 selected');
    await page.getByRole('menuitem', { name: 'Paste' }).click();
    await expect(elements(page)).toHaveCount(2);
    await expect(placeField(page, 'X')).toHaveValue('320');
    await expect(placeField(page, 'Y')).toHaveValue('120');
  });
});

test('the context menu holds what concerns the selection', async ({ page }) => {
  const text = { type: 'text', content: 'Hello', y: 20 };
  await openDesign(page, [
    { ...text, id: 'a', x: 20 },
    { ...text, id: 'b', x: 120, groups: ['g'] },
    { ...text, id: 'c', x: 220, groups: ['g'] },
    { id: 'box', type: 'rectangle', x: 320, y: 20 },
  ]);
  const of = async (id: string, present: readonly string[], absent: readonly string[]) => {
    await drawn(page, id).click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    for (const name of present)
      await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
    for (const name of absent)
      await expect(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toHaveCount(0);
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  };
  await of('a', ['Edit text'], ['Crop', 'Add label', 'Group', 'Ungroup', 'Stack']);
  await of('b', ['Ungroup', 'Stack'], ['Edit text', 'Group', 'Crop']);
  await of('box', ['Add label'], ['Edit text', 'Ungroup']);
});

test('a menu that is opened by keys is covered by no tooltip', async ({ page }) => {
  await build(page, 1);
  const history = page.getByRole('button', { name: 'History', exact: true });
  await history.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a menu that is opened by a mouse is covered by no tooltip, however long it rests', async ({
  page,
}) => {
  await page.clock.install();
  await build(page, 1);
  const tooltip = page.getByRole('tooltip');
  const history = page.getByRole('button', { name: 'History', exact: true });
  await history.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText('History');
  await history.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem').last().hover();
  await history.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Redo' }).hover();
  await history.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText('History');
});

test('the command palette', async ({ page }) => {
  test.slow();
  await test.step('finds by the starts of words, runs, and gives the focus back', async () => {
    await build(page, 1);
    await page.keyboard.press('Escape');
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'All commands' });
    await expect(field).toBeFocused();
    await expectNoBreach(page);
    await field.fill('add job');
    await expect(page.getByRole('option', { selected: true }).last()).toContainText(
      'Add Job Title',
    );
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(elements(page)).toHaveCount(2);
    await expect(element(page, 'Job Title')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Add Job Title');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(element(page, 'Job Title')).toBeFocused();
  });

  await test.step('with nothing selected, what can be used is found first', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('font');
    const found = page.getByRole('group', { name: 'Found' }).getByRole('option');
    await expect(found.first()).toContainText('Go to the styles of the design');
    const isOff = (await found.all()).map(async (option) =>
      (await option.getAttribute('aria-disabled')) === 'true' ? 1 : 0,
    );
    const inOrder = await Promise.all(isOff);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(new Set(inOrder).size).toBe(2);
    await page.keyboard.press('Enter');
    const properties = page.getByRole('complementary', { name: 'Properties' });
    await expect(properties.getByLabel('Design font')).toBeVisible();
    await expect(properties.locator(':focus')).toHaveCount(1);
  });

  await test.step('what a command opens keeps the focus', async () => {
    await build(page, 1);
    await page.keyboard.press('Escape');
    await add(page, 'Name');
    await element(page, 'Name').click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('edit text');
    await page.keyboard.press('Enter');
    await expect(
      page.locator('[data-design-canvas] :is(textarea, [contenteditable])'),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(element(page, 'Name')).toBeFocused();
  });

  await test.step('shows why a command cannot be chosen, and does not choose it', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('distr h');
    const option = page.getByRole('listbox', { name: 'All commands' }).getByRole('option');
    await expect(option).toContainText('Select at least 3 elements');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.getByRole('combobox').fill('zzz');
    await expect(page.getByText('No matching commands.')).toBeVisible();
  });
});

test('? lists the shortcuts', async ({ page }) => {
  await build(page, 1);
  await element(page, 'Rectangle').click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Bring to front');
  await expect(dialog).toContainText('Ctrl+Shift+]');
  await expect(dialog).toContainText('Turn off snapping');
  await expectNoBreach(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(element(page, 'Rectangle')).toBeFocused();
});

test('the history', async ({ page }) => {
  test.slow();
  await test.step('lists the steps, marks the present, and jumps back and forth', async () => {
    await build(page, 3);
    await page.getByRole('button', { name: 'History' }).click();
    const menu = page.getByRole('menu', { name: 'History' });
    await expectNoBreach(page);
    await menu.getByRole('menuitem', { name: 'Start' }).click();
    await expect(elements(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'History' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(elements(page)).toHaveCount(3);
  });

  await test.step('a click right after Escape is not lost', async () => {
    await build(page, 2);
    await element(page, 'Circle').click();
    const target = await boxAtRest(element(page, 'Rectangle'));
    for (let round = 0; round < 5; round++) {
      await page.getByRole('button', { name: 'History' }).click();
      await page.keyboard.press('Escape');
      await page.mouse.click(target.x + 30, target.y + 30);
      await expect(element(page, 'Rectangle')).toHaveAttribute('aria-selected', 'true');
      await expect(element(page, 'Rectangle')).toBeFocused();
      await element(page, 'Circle').click();
    }
  });
});
