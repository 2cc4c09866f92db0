import { openSection, showPreview } from './support/form';
import { picture } from './support/pictures';
import { expect, test, type Page } from './support/test';

/* A chip and the preview of its client: what the one reports, the other shows. */

test('a gradient that Outlook leaves out is named at its chips, and gone in its preview alone', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: /^Gradient/ }).check({ force: true });
  await showPreview(page);
  const words = 'Background: Outlook and Yahoo show one plain color instead of the gradient.';
  await expectAtChip(page, /^Works in Outlook \(new/, words);
  await expectAtChip(page, /^Works in Yahoo/, words);
  await page.getByRole('button', { name: 'All clients' }).click();
  await expect.poll(() => gradientsIn(page, 'Gmail')).toBeGreaterThan(0);
  expect(await gradientsIn(page, 'Outlook (new and web)')).toBe(0);
});

test('an uploaded photo that Gmail hides is no picture in its preview, and one in that of Apple Mail', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Images');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await field.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await picture(page, 400, 300, 'image/png'),
  });
  await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
  await showPreview(page);
  await expectAtChip(
    page,
    / in Gmail$/,
    'Gmail and HEY hide uploaded pictures. Link to pictures online instead.',
  );
  await page.getByRole('button', { name: 'All clients' }).click();
  const embedded = 'img[src^="data:"]';
  await expect(mailOf(page, 'Apple Mail, dark').locator(embedded).first()).toBeAttached();
  await expect(mailOf(page, 'Gmail').getByText('Jane Doe').first()).toBeAttached();
  await expect(mailOf(page, 'Gmail').locator(embedded)).toHaveCount(0);
});

async function expectAtChip(page: Page, chip: RegExp, words: string): Promise<void> {
  await page.getByRole('button', { name: chip }).click();
  const details = page.getByRole('dialog', { name: chip });
  await expect(details.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
}

function mailOf(page: Page, preview: string) {
  return page
    .getByRole('dialog', { name: 'How it looks elsewhere' })
    .frameLocator(`iframe[title="${preview}"]`);
}

async function gradientsIn(page: Page, preview: string): Promise<number> {
  return mailOf(page, preview).locator('[style*="gradient("]').count();
}
