import { add, elements, openDesigner, placeField } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('undo in a field of the panel goes back in the design', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  await page.keyboard.press('Escape');
  await elements(page).first().press('ArrowRight');
  const x = placeField(page, 'X');
  const before = Number(await x.inputValue());

  await test.step('a number', async () => {
    await x.click();
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(x).toHaveValue(String(before));
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
    await expect(x).toHaveValue(String(before));
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
    await page.keyboard.type('00f');
    await page.keyboard.press('Escape');
    await expect(color).toHaveValue(first);
    await expect(color).not.toBeFocused();
    await page.keyboard.press('5');
    await expect(page.getByRole('textbox', { name: 'Opacity', exact: true })).toHaveValue('50');
  });
});
