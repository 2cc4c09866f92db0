import { readFile } from 'node:fs/promises';
import { add, openDesigner } from './support/designer';
import { openSection } from './support/form';
import { expect, test, type Page } from './support/test';

/* The shortest code is chosen once for form and designer, stays with the signature and can be undone. */

const NAME = 'Shortest code';
/** What only the whole code has. */
const WHOLE = /border-collapse/;

async function downloaded(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('the form writes it, keeps it over a reload, and takes it back', async ({ page }) => {
  await page.goto('/');
  const choice = page.getByRole('switch', { name: NAME });
  await expect(choice).not.toBeChecked();
  const whole = await downloaded(page, 'Download HTML');
  expect(whole).toMatch(WHOLE);
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await expect(
    page.getByText('classic Outlook and Outlook for phones may show').first(),
  ).toBeVisible();
  const shortest = await downloaded(page, 'Download HTML');
  expect(shortest).not.toMatch(WHOLE);
  expect(shortest.length).toBeLessThan(0.75 * whole.length);
  await page.reload();
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: 'Use the whole code' }).click();
  await expect(choice).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(choice).toBeChecked();
});

test('the designer has the same choice, by keys as well', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.getByRole('button', { name: 'Export options' }).press('Enter');
  const choice = page.getByRole('menuitemcheckbox', { name: NAME });
  await expect(choice).not.toBeChecked();
  await choice.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await downloaded(page, 'Export')).not.toMatch(WHOLE);
  await page.getByRole('button', { name: 'Export options' }).click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await downloaded(page, 'Export')).toMatch(WHOLE);
});

test('what is too long for Gmail is made short by one press', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Social Media');
  const networks = page.getByRole('region', { name: 'Social Media' }).getByRole('textbox');
  for (const field of await networks.all()) await field.fill(`https://a.example/${'w'.repeat(60)}`);
  await page.getByRole('button', { name: 'Use the shortest code' }).click();
  await expect(page.getByRole('switch', { name: NAME })).toBeChecked();
  await expect(page.getByText('Too big for Gmail')).toHaveCount(0);
});
