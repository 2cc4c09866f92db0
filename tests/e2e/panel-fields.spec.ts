import { boxAtRest } from './support/box-at-rest';
import { add, elements, openDesigner, placeField } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('undo in a field of the panel goes back in the design', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  await page.keyboard.press('Escape');
  await elements(page).first().press('ArrowRight');
  const x = placeField(page, 'X');
  await expect(x).toHaveValue('21');

  await test.step('a number', async () => {
    await x.click();
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(x).toHaveValue('21');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(x).toHaveValue('120');
    // What stands there is replaced, as it is when the field is entered.
    await page.keyboard.type('130');
    await page.keyboard.type('+');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(x).toHaveValue('130');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(x).toHaveValue('120');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(x).toHaveValue('21');
  });

  await test.step('a color', async () => {
    const color = page.getByRole('textbox', { name: 'Background', exact: true });
    const first = await color.inputValue();
    await color.click();
    await page.keyboard.type('0f0');
    await page.keyboard.press('Enter');
    await expect(color).toHaveValue('#00ff00');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(color).toHaveValue(first);
    await page.getByRole('button', { name: /^Background:/ }).click();
    const hex = page.getByRole('textbox', { name: 'Hex' });
    await hex.fill('#ff0000');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hex).toHaveValue(first);
    await hex.fill('#ff0000');
    await page.keyboard.press('Enter');
    await expect(color).toHaveValue('#ff0000');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(color).toHaveValue(first);
    await page.keyboard.press('Escape');
    await color.click();
    await page.keyboard.type('00f');
    await page.keyboard.press('Escape');
    await expect(color).toHaveValue(first);
    await expect(color).not.toBeFocused();
    await page.keyboard.press('5');
    await expect(page.getByRole('textbox', { name: 'Opacity', exact: true })).toHaveValue('50');
  });
});

test('a percent sign means a share of the value from before, and nothing in percent', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  const width = page.getByRole('textbox', { name: 'Width', exact: true });
  await width.fill('240');
  await page.keyboard.press('Enter');
  await width.fill('50%');
  await page.keyboard.press('Enter');
  await expect(width).toHaveValue('120');
  const opacity = page.getByRole('textbox', { name: 'Opacity', exact: true });
  await opacity.fill('50%');
  await page.keyboard.press('Enter');
  await opacity.fill('40%');
  await page.keyboard.press('Enter');
  await expect(opacity).toHaveValue('40');
});

test('the width of a border stands beside its color', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  const width = await boxAtRest(page.getByRole('textbox', { name: 'Border width' }));
  const color = await boxAtRest(page.getByRole('textbox', { name: 'Border', exact: true }));
  expect(width.y + width.height).toBe(color.y + color.height);
});

test('Escape on a button of the panel goes back to the selection', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  await page.getByRole('switch', { name: 'Advanced Settings' }).focus();
  await page.keyboard.press('Escape');
  await expect(elements(page).first()).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Width', exact: true })).toBeVisible();
});
