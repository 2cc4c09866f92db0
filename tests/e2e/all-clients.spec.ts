import { add, openDesigner } from './support/designer';
import { showPreview, SIZES } from './support/form';
import { expect, inShortRun, test, type Page } from './support/test';

/* The previews of all mail clients open from wherever they are asked for. */

for (const { name: place, width, height } of SIZES) {
  test(
    `the form shows all clients, in the ${place}`,
    inShortRun(place === 'phone'),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await showPreview(page);
      const button = page.getByRole('button', { name: 'All clients' });
      await button.click();
      await expectPreviews(page);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test('the designer shows them from the email view and from the palette of commands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesigner(page);
  await add(page, 'Name');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('all clients');
  await page.keyboard.press('Enter');
  await expectPreviews(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Shift+E');
  await page.getByRole('button', { name: 'All clients' }).click();
  await expectPreviews(page);
});

test('where they do not load, the page shows a message, and the next click loads them again', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/previews-dialog-*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: 'All clients' });
  await button.click();
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await page.unroute('**/previews-dialog-*.js');
  await button.click();
  await expect(dialogOf(page)).toBeVisible();
});

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'How it looks elsewhere' });
}

/** A mail of the signature is there. */
async function expectPreviews(page: Page): Promise<void> {
  const mail = dialogOf(page).frameLocator('iframe[title="Outlook classic"]');
  await expect(mail.getByText('Jane Doe').first()).toBeAttached();
}
