import { expect, inShortRun, test } from './support/test';
import { expectNoBreach, expectNoBreachInEither } from './support/axe';
import { add, elements, openDesigner } from './support/designer';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, inShortRun(viewport.width === 1440), () => {
    test.use({ viewport });

    // In the dark each of these is looked at by the long step `states`.
    test('axe finds nothing on the designer, empty, with one selected, several, all locked, and in the preview', async ({
      page,
    }) => {
      test.slow();
      await openDesigner(page);
      await expectNoBreachInEither(page);
      for (const name of ['Name', 'Logo', 'Background', 'Social Links']) {
        await add(page, name);
        await expectNoBreach(page);
      }
      await elements(page).first().click();
      await page.keyboard.press('Control+a');
      await expectNoBreach(page);
      await page.keyboard.press('Control+Shift+l');
      await expectNoBreachInEither(page);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
      await expectNoBreachInEither(page);
    });
  });
}

test('on a phone, axe finds nothing with either panel open', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesigner(page);
  await expectNoBreach(page);
  for (const panel of ['Elements', 'Layers', 'Details', 'Properties']) {
    await page.getByRole('tab', { name: panel }).click();
    await expectNoBreach(page);
  }
});
