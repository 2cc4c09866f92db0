import { expectNoBreach } from './support/axe';
import { openSection, preview } from './support/form';
import { expect, test, type Page } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function copyLink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link brings a signature to another browser, where it becomes one more', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  const link = await copyLink(page, 'Grace Hopper');
  expect(link.length).toBeLessThanOrEqual(2000);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  const dialog = other.getByRole('dialog', { name: 'Open this signature?' });
  await expect(dialog).toContainText('Grace Hopper');
  await expect(other).toHaveURL(/\/$/);
  await expectNoBreach(other);
  await dialog.getByRole('button', { name: 'Open as a new signature' }).click();
  await expect(other.getByText('Opened “Grace Hopper”')).toBeVisible();
  await expect(preview(other).getByText('Grace Hopper')).toBeVisible();
  await other.reload();
  await expect(preview(other).getByText('Grace Hopper')).toBeVisible();
  await expect(dialog).toBeHidden();
  await elsewhere.close();
});

test('a link that is put into an open page asks, and no changes nothing', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  const { hash } = new URL(await copyLink(page, 'Grace Hopper'));
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.evaluate((given) => {
    location.hash = given;
  }, hash);
  const dialog = page.getByRole('dialog', { name: 'Open this signature?' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
});

test('a link that was cut opens a dialog that states so', async ({ page }) => {
  await page.goto('/#s1.400.abc.XVVJ');
  const dialog = page.getByRole('dialog', { name: 'This link does not open' });
  await expect(dialog).toContainText('Its end is missing: 4 of 400 characters have come.');
  await expectNoBreach(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
