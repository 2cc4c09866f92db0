import { openSection, preview } from '../../e2e/support/form';
import { picture } from '../../e2e/support/pictures';
import { expect, test, type Page } from '../../e2e/support/test';
import { breakWorker, makeBreakable } from './support/broken-workers';

/* A picture that is never decoded, in the worker or in the page. */

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.describe.configure({ timeout: 60_000 });

const photo = (page: Page) => page.getByRole('img', { name: 'Chosen: Profile Picture' });

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await picture(page, 400, 200, 'image/png');
  await page
    .getByRole('region', { name: 'Profile Picture', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
}

/** From now on pictures are not decoded to bitmaps: that fails, or never ends. */
async function breakDecoding(page: Page, how: 'fails' | 'never ends'): Promise<void> {
  await breakWorker(page, 'signet-images', how === 'fails' ? 'throws' : 'never answers');
  await page.evaluate((isHung) => {
    window.createImageBitmap = () =>
      isHung ? new Promise(() => {}) : Promise.reject(new DOMException('Broken', 'EncodingError'));
  }, how === 'never ends');
}

test.beforeEach(async ({ page }) => {
  await makeBreakable(page);
  await page.goto('/');
  await openSection(page, 'Images');
  await expect(photo(page)).toBeVisible();
});

test('a photo whose decoding never ends is reported, and the one before stays', async ({
  page,
}) => {
  const before = await photo(page).getAttribute('src');
  await breakDecoding(page, 'never ends');
  await choosePhoto(page);
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await expect(field.getByText('Error processing image. Please try again.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(photo(page)).toHaveAttribute('src', before ?? '');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await expect(preview(page).getByText('Ada Lovelace').first()).toBeVisible();
  await page.reload();
  await choosePhoto(page);
  await expect(photo(page)).toHaveAttribute('src', /^data:image/);
});

test('a photo that gives no bitmap is taken all the same', async ({ page }) => {
  await breakDecoding(page, 'fails');
  await choosePhoto(page);
  await expect(photo(page)).toHaveAttribute('src', /^data:image/, { timeout: 20_000 });
});

test('a linked picture that never comes holds up no copy', async ({ page }) => {
  await page.route('https://example.com/**', () => {});
  const address = page
    .getByRole('region', { name: 'Profile Picture', exact: true })
    .getByRole('textbox')
    .first();
  await address.fill('https://example.com/me.png');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText(/copied to clipboard|sample value/).first()).toBeVisible({
    timeout: 20_000,
  });
});
