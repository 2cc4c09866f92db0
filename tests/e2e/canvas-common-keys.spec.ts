import { add, elements, openDesigner, placeField } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('keys that other design programs have, too', async ({ page }) => {
  await openDesigner(page);

  await test.step('O and Enter put down a circle', async () => {
    await page.keyboard.press('o');
    await page.keyboard.press('Enter');
    await expect(elements(page)).toHaveAccessibleName(/^Circle/);
  });

  await test.step('Alt and a letter align', async () => {
    await page.keyboard.press('Alt+a');
    await expect(placeField(page, 'X')).toHaveValue('0');
    await add(page, 'Name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Alt+a');
    await expect(placeField(page, 'X')).toHaveValue('0');
  });

  await test.step('Shift and A stack what is selected in the list of layers', async () => {
    await page.getByRole('tab', { name: /^Layers/ }).click();
    const layers = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');
    await layers.first().click();
    await layers.last().click({ modifiers: ['Shift'] });
    await page.keyboard.press('Shift+A');
    await expect(layers.first()).toHaveAccessibleName(/^Stack of 2/);
  });
});
