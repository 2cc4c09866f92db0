import { build, element, said, selected } from './support/canvas';
import { elements, openWith, placeField } from './support/designer';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const TEXT = { type: 'text', width: 100, height: 30, content: 'Words' };

test.describe('keys after a click of the mouse', () => {
  /** Presses something that keeps no text, in a panel or a toolbar. */
  const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a radio button': (page) => page.getByRole('radio', { name: 'Align text right' }).click(),
    'a slider': (page) => page.getByRole('slider', { name: 'Font size slider' }).click(),
    'a switch': (page) => page.getByRole('switch', { name: 'Advanced Settings' }).click(),
    'a tab': (page) => page.getByRole('tab', { name: 'Layers' }).click(),
    'a button of the panel': (page) => page.getByRole('button', { name: 'Teal' }).click(),
    'a button of the toolbar': (page) => page.getByRole('button', { name: 'Grid' }).click(),
  };
  for (const [what, press] of Object.entries(PRESSES)) {
    test(`mean the selection: ${what}`, async ({ page }) => {
      await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
      await element(page, 'Text').click();
      await press(page);
      await page.keyboard.press('ArrowLeft');
      await expect(placeField(page, 'X')).toHaveValue('59');
      await page.keyboard.press('Control+d');
      await expect(elements(page)).toHaveCount(2);
      await press(page);
      await page.keyboard.press('Delete');
      await expect(elements(page)).toHaveCount(1);
      await page.keyboard.press('Control+z');
      await expect(elements(page)).toHaveCount(2);
      await press(page);
      await page.keyboard.press('Escape');
      await expect(selected(page)).toHaveText('0 selected');
    });
  }

  test('belong to the field where there is one to write in', async ({ page }) => {
    await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
    await element(page, 'Text').click();
    const words = page.getByRole('textbox', { name: 'Text', exact: true });
    await words.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(words).toHaveValue('Word');
    await page.keyboard.press('ArrowLeft');
    await expect(words).toBeFocused();
    await expect(placeField(page, 'X')).toHaveValue('60');
  });
});

test('who goes by keys moves radio buttons, sliders and tabs by arrows, and has all other keys', async ({
  page,
}) => {
  await openWith(page, [{ ...TEXT, x: 60, y: 60 }]);
  await element(page, 'Text').click();
  const left = page.getByRole('radio', { name: 'Align text left' });
  await left.focus();
  await page.keyboard.press('ArrowRight');
  const center = page.getByRole('radio', { name: 'Align text center' });
  await expect(center).toBeChecked();
  await expect(center).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(left).toBeChecked();
  await page.getByRole('slider', { name: 'Font size slider' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Font size' })).toHaveValue('15');
  await expect(placeField(page, 'X')).toHaveValue('60');
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(0);
});

test('Escape leaves the preview', async ({ page }) => {
  await build(page, 1);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Preview' })).toHaveCount(0);
});

test('the canvas is one tab stop, where Tab walks on', async ({ page }) => {
  await build(page, 3);
  const stops = elements(page).and(page.locator('[tabindex="0"]'));
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveAttribute('aria-label', /^Divider/);
  await element(page, 'Circle').click();
  await expect(stops).toHaveAttribute('aria-label', /^Circle/);
  await page.keyboard.press('Escape');
  await expect(stops).toHaveAttribute('aria-label', /^Rectangle/);
  await page.getByRole('application').focus();
  for (const name of ['Rectangle', 'Circle', 'Divider']) {
    await page.keyboard.press('Tab');
    await expect(element(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(elements(page).and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(element(page, 'Divider')).toBeFocused();
});

test('hiding all keeps the focus on the canvas, and what happened is said', async ({ page }) => {
  await build(page, 2);
  await element(page, 'Circle').click();
  await page.keyboard.press('Control+Shift+l');
  await expect(said(page)).toHaveText('Circle locked');
  await page.keyboard.press('Control+Shift+l');
  await expect(said(page)).toHaveText('Circle unlocked');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+h');
  await expect(elements(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('2 elements hidden');
  await expect(page.getByRole('application')).toBeFocused();
});
