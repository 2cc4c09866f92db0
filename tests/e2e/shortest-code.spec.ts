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
  await openSection(page, 'Personal Information');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
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
  await page.getByRole('button', { name: 'Undo' }).first().click();
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

test('what is too long for Gmail is made short by one press, in the report and in “Use it in…”', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Personal Quote' }).fill('Four letter word '.repeat(58));
  await openSection(page, 'Contact Information');
  await page
    .getByRole('textbox', { name: 'Website' })
    .fill(`https://a.example/${'a'.repeat(2000)}`);
  await page.getByRole('textbox', { name: 'Second Address' }).fill('1 Long Street\nSomewhere');
  const findings = page.getByRole('list', { name: 'Good to know' });
  await expect(findings).toContainText(/Too big for Gmail.* Use the shortest code, or leave out/);
  const fixes = findings.getByRole('button', { name: /^(?:Use|Leave out) / });
  await expect(fixes.first()).toHaveText('Use the shortest code');

  await page.getByRole('button', { name: 'Use it in…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Gmail' })).toBeChecked();
  await expect(dialog).toContainText('Too big for Gmail');
  await dialog.getByRole('button', { name: 'Use the shortest code' }).click();
  await expect(dialog).not.toContainText('Too big for Gmail');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: NAME })).toBeChecked();
  await expect(findings).not.toContainText('Too big for Gmail');

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(fixes.first()).toHaveText('Use the shortest code');
  await fixes.first().click();
  await expect(page.getByRole('switch', { name: NAME })).toBeChecked();
  await expect(findings).not.toContainText('Too big for Gmail');
});
