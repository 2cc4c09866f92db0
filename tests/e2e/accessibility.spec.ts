import { expect, inShortRun, test } from './support/test';
import { expectNoBreachInEither } from './support/axe';
import { openSection, SECTIONS, SIZES } from './support/form';

for (const { name, width, height } of SIZES) {
  test.describe(`in the ${name}`, inShortRun(name === 'desktop'), () => {
    test.use({ viewport: { width, height } });

    test('axe finds nothing on the page as it opens', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBreachInEither(page);
    });

    test('axe finds nothing with every section open and problems shown', async ({ page }) => {
      test.slow();
      await page.goto('/');
      for (const section of SECTIONS) await openSection(page, section);
      await page.getByLabel('Email Address').fill('not an address');
      await page.getByRole('textbox', { name: 'LinkedIn' }).fill('javascript:alert(1)');
      await expectNoBreachInEither(page);
      await page.getByRole('tab', { name: 'Colors' }).click();
      await page.getByText('Custom colors').click();
      await page.getByLabel('Primary', { exact: true }).fill('nonsense');
      await page.getByLabel('Primary', { exact: true }).blur();
      await expectNoBreachInEither(page);
    });

    test('axe finds nothing while a notice is shown', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Download HTML' }).click();
      await page.getByRole('button', { name: 'Copy HTML' }).click();
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText('opied');
      await expectNoBreachInEither(page);
    });

    test('axe finds nothing on the not-found page', async ({ page }) => {
      await page.goto('/nowhere');
      await expectNoBreachInEither(page);
    });
  });
}

test('a signature can be made and copied by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Personal Information' })).toBeVisible();
  const tabTo = async (label: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator('button:focus, input:focus');
      if ((await focused.count()) === 0) continue;
      const name = await focused.evaluate((active) => {
        const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [active];
        return labels.map((node) => node.textContent).join(' ');
      });
      if (name.includes(label)) return;
    }
    throw new Error(`Tab never reached ${label}`);
  };
  await tabTo('Personal Information');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await tabTo('Full Name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Only Keys');
  await tabTo('Copy HTML');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Only Keys');
});
