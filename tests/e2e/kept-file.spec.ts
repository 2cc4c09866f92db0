import { openSection } from './support/form';
import { expect, test, type Page } from './support/test';

/** The browser's own files, in a folder of its own: all but the dialog is real. */
async function chooses(page: Page, name: string | null): Promise<void> {
  await page.evaluate((given) => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        if (given === null) throw new DOMException('No', 'AbortError');
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(given, { create: true });
      },
    });
  }, name);
}

async function saveToFile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Save to a file' }).click();
  await page.keyboard.press('Escape');
}

const contentOf = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (given) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(given)).getFile()).text();
  }, name);

test('a signature is saved into the same file again, after a reload too', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await chooses(page, 'grace.signet.json');
  await saveToFile(page, 'Grace Hopper');
  await expect(page.getByText('Saved to a file')).toBeVisible();
  const saving = page.locator('[data-saving]');
  await expect(saving).toHaveText('Saved here and in a file');
  expect(await contentOf(page, 'grace.signet.json')).toContain('Grace Hopper');

  await page.getByLabel('Full Name').fill('Grace M. Hopper');
  await expect(saving).toHaveText('Saved on this device');
  await page.reload();
  await chooses(page, 'another.json');
  await saveToFile(page, 'Grace M. Hopper');
  await expect(saving).toHaveText('Saved here and in a file');
  expect(await contentOf(page, 'grace.signet.json')).toContain('Grace M. Hopper');

  await page.getByRole('button', { name: 'Use another' }).click();
  await expect.poll(() => contentOf(page, 'another.json').catch(() => '')).toContain('Grace M.');
});

test('no choice changes nothing', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  const saving = page.locator('[data-saving]');
  await expect(saving).toHaveText('Saved on this device');
  await chooses(page, null);
  await saveToFile(page, 'Grace Hopper');
  await expect(saving).toHaveText('Saved on this device');
  await expect(page.getByText('Saved to a file')).toBeHidden();
  await chooses(page, 'new.json');
  await saveToFile(page, 'Grace Hopper');
  await expect(saving).toHaveText('Saved here and in a file');
});
