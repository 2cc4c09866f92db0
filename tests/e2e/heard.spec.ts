import { expectNoBreach } from './support/axe';
import { add, openDesigner } from './support/designer';
import { showPreview, SIZES } from './support/form';
import { expect, inShortRun, test, type Page } from './support/test';

/* What a screen reader reads of the signature is shown beside it, in the form and in the designer. */

const linesOf = (page: Page) =>
  page.getByRole('list', { name: 'What is heard' }).getByRole('listitem');

const withoutNames = (page: Page) => page.getByRole('switch', { name: 'Without hidden names' });

for (const { name: place, width, height } of SIZES) {
  test(
    `the form shows what a screen reader reads, in the ${place}`,
    inShortRun(place === 'phone'),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await showPreview(page);
      const button = page.getByRole('button', { name: 'What is heard' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(linesOf(page).filter({ hasText: 'link LinkedIn' })).toBeVisible();
      await expect(page.getByText(/^about \d+ s$/)).toBeVisible();
      await expect(page.getByText('12 of 12 met')).toBeVisible();
      await withoutNames(page).focus();
      await page.keyboard.press('Space');
      await expect(linesOf(page).filter({ hasText: 'link in, LinkedIn' })).toBeVisible();
      await expect(page.getByText(/lines sound different there\.$/)).toBeVisible();
      await expectNoBreach(page);
      await button.press('Enter');
      await expect(linesOf(page)).toHaveCount(0);
    },
  );
}

test('the designer shows what a screen reader reads in its email view, as the design changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesigner(page);
  await add(page, 'Name');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+E');
  const button = page.getByRole('button', { name: 'What is heard' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(linesOf(page)).toHaveText([/^Jane Doe/]);
  await add(page, 'Email');
  await expect(linesOf(page).filter({ hasText: /^link \S+@/ })).toHaveCount(1);
  await expectNoBreach(page);
  await button.click();
  await expect(linesOf(page)).toHaveCount(0);
});
