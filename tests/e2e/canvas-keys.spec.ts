import { expectSaved } from './support/stored';
import { expect, test } from './support/test';
import { expectNoBreach } from './support/axe';
import { build, element, notices, shown, selected, stack, zoom } from './support/canvas';
import { elements, openDesigner, openEmpty, placeField } from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('the keyboard table', async ({ page }) => {
  test.slow();
  await test.step('arrows nudge by 1 and with Shift by 10, announced once, each key undone by itself', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await expect(shown(page)).toContainText('Rectangle');
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Shift+ArrowDown']) {
      await page.keyboard.press(key);
    }
    await expect(placeField(page, 'X')).toHaveValue('31');
    await expect(placeField(page, 'Y')).toHaveValue('31');
    await expect(shown(page)).toHaveText('Moved Rectangle to 31, 31');
    for (const y of ['21', '20']) {
      await page.keyboard.press('Control+z');
      await expect(placeField(page, 'Y')).toHaveValue(y);
    }
    await expect(placeField(page, 'X')).toHaveValue('31');
    for (const x of ['21', '20']) {
      await page.keyboard.press('Control+z');
      await expect(placeField(page, 'X')).toHaveValue(x);
    }
    await expect(shown(page)).toHaveText('Undone: Move Rectangle');
    await page.keyboard.press('Control+Shift+z');
    await expect(placeField(page, 'X')).toHaveValue('21');
    await page.keyboard.press('Control+y');
    await expect(placeField(page, 'X')).toHaveValue('31');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('Control+z');
    await expect(placeField(page, 'X')).toHaveValue('31');
  });

  await test.step('Tab walks through the elements in stacking order, focus and selection in step, and out', async () => {
    await build(page, 3);
    await page.keyboard.press('Escape');
    await page.getByRole('application').focus();
    for (const name of ['Rectangle', 'Circle', 'Divider']) {
      await page.keyboard.press('Tab');
      await expect(element(page, name)).toBeFocused();
      await expect(element(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toHaveText('1 selected');
    }
    await page.keyboard.press('Shift+Tab');
    await expect(element(page, 'Circle')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-design-canvas] svg:focus-within')).toHaveCount(0);
  });

  await test.step('Escape clears the selection, Ctrl+A brings all', async () => {
    await build(page, 2);
    await page.keyboard.press('Escape');
    await element(page, 'Circle').click();
    await page.keyboard.press('Control+a');
    await expect(selected(page)).toHaveText('2 selected');
    await page.keyboard.press('Escape');
    await expect(selected(page)).toHaveText('0 selected');
  });

  for (const key of ['Delete', 'Backspace']) {
    await test.step(`${key} removes, and the canvas keeps the keys`, async () => {
      await build(page, 2);
      await element(page, 'Circle').click();
      await page.keyboard.press(key);
      await expect(elements(page)).toHaveCount(1);
      await expect(page.getByRole('application')).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(elements(page)).toHaveCount(2);
    });
  }

  await test.step('Delete in the panel gives the keys back to the canvas', async () => {
    await build(page, 2);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(elements(page)).toHaveCount(1);
    await expect(page.getByRole('application')).toBeFocused();
  });

  await test.step('Ctrl+D duplicates', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+d');
    await expect(elements(page)).toHaveCount(2);
    await expect(placeField(page, 'X')).toHaveValue('40');
  });

  await test.step('Ctrl+] and [, with Shift all the way', async () => {
    await build(page, 3);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+]');
    await expect.poll(() => stack(page)).toEqual(['Circle', 'Rectangle', 'Divider']);
    await page.keyboard.press('Control+[');
    await expect.poll(() => stack(page)).toEqual(['Rectangle', 'Circle', 'Divider']);
    await page.keyboard.press('Control+Shift+]');
    await expect.poll(() => stack(page)).toEqual(['Circle', 'Divider', 'Rectangle']);
    await page.keyboard.press('Control+Shift+[');
    await expect.poll(() => stack(page)).toEqual(['Rectangle', 'Circle', 'Divider']);
    await expect(element(page, 'Rectangle')).toBeFocused();
  });

  await test.step('Ctrl+Shift+L locks and unlocks, Ctrl+Shift+H hides and shows', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+Shift+l');
    await expect(page.locator('[data-lock-badge]')).toHaveCount(1);
    await page.keyboard.press('Control+Shift+l');
    await expect(page.locator('[data-lock-badge]')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+h');
    await expect(elements(page)).toHaveCount(0);
    await page.keyboard.press('Control+Shift+h');
    await expect(elements(page)).toHaveCount(1);
  });

  await test.step('Ctrl+G groups and Ctrl+Shift+G takes apart', async () => {
    await build(page, 3);
    await element(page, 'Rectangle').click();
    await element(page, 'Circle').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+g');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(selected(page)).toHaveText('2 selected');
    await page.keyboard.press('Control+Shift+g');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(selected(page)).toHaveText('1 selected');
  });

  await test.step('Shift+1 fits all, Shift+2 the selection, Shift+0 is 100 %', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Shift+Digit2');
    await expect(zoom(page)).toHaveText('400%');
    await page.keyboard.press('Shift+Digit1');
    await expect(zoom(page)).toHaveText(/^1[0-4]\d%$/);
    await page.keyboard.press('Shift+Digit0');
    await expect(zoom(page)).toHaveText('100%');
  });

  await test.step('+ and - zoom, with Shift or without', async () => {
    for (const [key, percent] of [
      ['+', 110],
      ['Shift+Equal', 120],
      ['Equal', 130],
      ['NumpadAdd', 140],
      ['-', 130],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoom(page)).toHaveText(`${percent}%`);
    }
  });

  await test.step('T and Enter begin a text, which is there once something is typed, R and Enter add a rectangle', async () => {
    await build(page, 0);
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text of Text' })).toBeFocused();
    await page.keyboard.type('Ada tart');
    await page.keyboard.press('Escape');
    await expect(elements(page)).toHaveCount(1);
    await expect(elements(page).first()).toContainText('Ada tart');
    for (const key of ['t', 'Enter', 'Escape']) await page.keyboard.press(key);
    await expect(elements(page)).toHaveCount(1);
    await page.keyboard.press('r');
    await expect(elements(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(element(page, 'Rectangle')).toBeVisible();
  });

  await test.step('a style is copied and pasted by keys', async () => {
    await build(page, 0);
    for (const words of ['first', 'second']) {
      await page.keyboard.press('t');
      await page.keyboard.press('Enter');
      await page.keyboard.type(words);
      await page.keyboard.press('Escape');
    }
    const [first, second] = [elements(page).nth(0), elements(page).nth(1)];
    await first.click();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+Alt+c');
    await second.click();
    await page.keyboard.press('Control+Alt+v');
    await expect(second.locator('text')).toHaveAttribute('font-weight', '700');
  });

  await test.step('keys stay out of fields, menus and dialogs', async () => {
    await build(page, 1);
    await placeField(page, 'X').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(elements(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await zoom(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(elements(page)).toHaveCount(1);
  });
});

test('the clipboard', async ({ page, context }) => {
  test.slow();
  await test.step('copy, cut and paste, in one tab', async () => {
    await build(page, 2);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(elements(page)).toHaveCount(3);
    await expect(placeField(page, 'X')).toHaveValue('30');
    await page.keyboard.press('Control+x');
    await expect(elements(page)).toHaveCount(2);
    await page.keyboard.press('Control+v');
    await expect(elements(page)).toHaveCount(3);
    await expect(placeField(page, 'X')).toHaveValue('30');
  });

  await test.step('plain text becomes a text element', async () => {
    await openEmpty(page);
    await page.evaluate(() => navigator.clipboard.writeText('Best regards,\nAda'));
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+v');
    await expect(elements(page).first()).toHaveAccessibleName(/Best regards, Ada/);
  });

  await test.step('between two tabs', async () => {
    await build(page, 2);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    // The second tab opens what lies on the device by then.
    await expectSaved(page);
    const second = await context.newPage();
    await second.goto('/drag-drop');
    await second.getByRole('button', { name: 'Clear Canvas' }).click();
    await expect(elements(second)).toHaveCount(0);
    await second.getByRole('application').focus();
    await second.keyboard.press('Control+v');
    await expect(elements(second)).toHaveCount(2);
    await expect(second.locator('[data-selected-count]')).toHaveText('2 selected');
    await expect(elements(second).first()).toHaveAccessibleName(/at 20, 20/);
  });
});

test('locked and mixed selections', async ({ page }) => {
  test.slow();
  await test.step('all locked: nothing happens, and the menu states why', async () => {
    await build(page, 1);
    await element(page, 'Rectangle').click();
    await page.keyboard.press('Control+Shift+l');
    for (const key of ['ArrowRight', 'Delete', 'Control+x']) await page.keyboard.press(key);
    await expect(element(page, 'Rectangle')).toHaveAccessibleName(/at 20, 20, locked/);
    await element(page, 'Rectangle').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    await expect(menu.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(menu.getByRole('menuitem', { name: /^Delete/ })).toContainText(
      'All selected elements are locked',
    );
    await expectNoBreach(page);
  });

  await test.step('some locked: the others move, and a notice states how many stayed', async () => {
    await build(page, 2);
    await element(page, 'Circle').click();
    await page.keyboard.press('Control+Shift+l');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(element(page, 'Rectangle')).toHaveAccessibleName(/at 30, 20/);
    await expect(element(page, 'Circle')).toHaveAccessibleName(/at 200, 40, locked/);
    await expect(notices(page)).toContainText('1 locked element wasn’t changed');
    await page.keyboard.press('Control+d');
    await expect(elements(page)).toHaveCount(4);
    await expect(page.locator('[data-lock-badge]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear Canvas' }).click();
    await expect(elements(page)).toHaveCount(0);
  });
});

test('where the frame does not fit at 100 %, it is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 800 });
  await openDesigner(page);
  await expect(zoom(page)).not.toHaveText('100%');
  const canvas = await boxAtRest(page.getByRole('application'));
  const frame = await boxAtRest(page.locator('[data-design-frame]'));
  expect(frame.x).toBeGreaterThanOrEqual(canvas.x);
  expect(frame.x + frame.width).toBeLessThanOrEqual(canvas.x + canvas.width);
});
