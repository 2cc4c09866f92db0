import { notices } from './support/canvas';
import { openDesigner } from './support/designer';
import { expect, test, type Page } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const NOTHING = 'There is nothing in it yet, so nothing was copied or saved.';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function clearSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove sample data' }).first().click();
  await expect(
    page.getByText('Your signature appears here as you fill in the form.'),
  ).toBeVisible();
}

test('an empty signature is not copied, saved or shared, and the clipboard keeps what it had', async ({
  page,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.goto('/');
  await page.evaluate(() => navigator.clipboard.writeText('as before'));
  await clearSample(page);
  await expect(page.getByRole('region', { name: 'Email clients' })).toHaveCount(0);

  for (const name of ['Copy HTML', 'Download HTML']) {
    await page.getByRole('button', { name }).click();
    await expect(notices(page)).toContainText(NOTHING);
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Use it in…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await expect(dialog.getByText('There is nothing in this signature yet.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Copy|Download/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  expect(await clipboard(page)).toBe('as before');
  expect(downloads).toEqual([]);
});

test('phrases of a template are no signature either, until a field is filled', async ({ page }) => {
  await page.goto('/');
  await clearSample(page);
  await page.getByRole('button', { name: 'Choose Your Style' }).click();
  await page.getByRole('radio', { name: 'Vintage', exact: true }).check();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(notices(page)).toContainText(NOTHING);
  await expect(
    page.getByText('Your signature appears here as you fill in the form.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Personal Information' }).click();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard(page)).toContain('Ada Lovelace');
  await expect(page.getByRole('region', { name: 'Email clients' })).toBeVisible();
});

test('an empty canvas is not exported', async ({ page }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await openDesigner(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(notices(page)).toContainText(NOTHING);
  expect(downloads).toEqual([]);
  await page.getByRole('button', { name: 'Checks: 0 open issues' }).click();
  await expect(page.getByText('Nothing to check yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email clients' })).toHaveCount(0);
});
