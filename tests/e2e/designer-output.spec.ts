import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectNoBreach } from './support/axe';
import { add, openDesigner } from './support/designer';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menu').getByText(item, { exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** What an exported file says of its outermost table. */
async function exportedWidth(page: Page): Promise<string | undefined> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return /<table[^>]*? width="(\d+)"/.exec(file)?.[1];
}

test('a design is copied as rich HTML and pasted into a mail', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await add(page, 'Rectangle');
  await choose(page, 'Copy signature');
  await expect(page.getByText('Rich HTML signature copied to clipboard')).toBeVisible();

  await page.evaluate(() => {
    const mail = document.createElement('div');
    mail.contentEditable = 'true';
    mail.id = 'mail';
    document.body.prepend(mail);
    mail.focus();
  });
  await page.keyboard.press('Control+V');
  await expect(page.locator('#mail table').getByText('John Smith')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('John Smith');
  expect(text).not.toContain('<table');
});

test('the HTML can be read, selected and copied, and the plain text too', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await choose(page, 'View HTML…');
  const dialog = page.getByRole('dialog', { name: 'Your signature as code' });
  await expect(dialog.getByText('John Smith')).toBeVisible();
  await expect(dialog.getByText(/\d of 10,000 characters/)).toBeVisible();
  const shown = await dialog.getByRole('tabpanel').textContent();

  await dialog.getByRole('button', { name: 'Copy HTML code' }).click();
  await expect(page.getByText('HTML code copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<table .*John Smith.*<\/table>$/s);
  expect(shown).toBe(copied);

  await dialog.getByRole('tab', { name: 'HTML' }).press('ArrowRight');
  await expect(dialog.getByRole('tabpanel', { name: 'Plain text' })).toHaveText('John Smith');
  await dialog.getByRole('button', { name: 'Copy plain text' }).click();
  await expect(page.getByText('Plain text copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('John Smith');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('trimming makes what is exported as wide as what is on the canvas', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  expect(await exportedWidth(page)).toBe('600');
  await choose(page, 'Trim to content');
  expect(await exportedWidth(page)).toBe('120');
  await page.getByRole('button', { name: 'Export options' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Trim to content' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await exportedWidth(page)).toBe('600');
});

test('with nothing on the canvas there is nothing to copy or look at', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Export options' }).click();
  for (const name of ['Copy signature', 'View HTML…', 'Plain text…']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in menu and dialog, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openDesigner(page);
    await add(page, 'Name');
    await page.getByRole('button', { name: 'Export options' }).click();
    await expectNoBreach(page, '[role=menu]');
    await page.getByRole('menuitem', { name: 'View HTML…' }).click();
    await expect(page.getByRole('dialog').getByText('John Smith')).toBeVisible();
    await expectNoBreach(page);
  });
}
