import { readFile } from 'node:fs/promises';
import { expectNoBreach } from './support/axe';
import { openDesigner } from './support/designer';
import { openSection, SIZES } from './support/form';
import { expect, inShortRun, test, type Locator, type Page } from './support/test';

const PAGES = {
  '/': async (page: Page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Personal Information' })).toBeVisible();
  },
  '/drag-drop': openDesigner,
} as const;

const menu = (page: Page): Locator => page.getByRole('button', { name: /^Signatures:/ });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Your signatures' });
const rows = (page: Page): Locator =>
  list(page).getByRole('list', { name: 'Your signatures' }).getByRole('listitem');

async function openList(page: Page): Promise<void> {
  await menu(page).click();
  await expect(list(page).getByRole('button', { name: 'New signature' })).toBeVisible();
}

/** Chooses what the small menu of a signature offers. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: `Options for ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function rename(page: Page, name: string, next: string): Promise<void> {
  await choose(page, name, 'Rename');
  const field = list(page).getByRole('textbox', { name: 'Name of the signature' });
  await expect(field).toBeFocused();
  await field.fill(next);
  await field.press('Enter');
  await expect(list(page).getByRole('button', { name: `Options for ${next}` })).toBeFocused();
}

for (const [route, open] of Object.entries(PAGES)) {
  for (const { name: size, width, height } of SIZES) {
    const details = inShortRun((route === '/') === (size === 'phone'));
    // What the list does with them is the same on both pages.
    const once = inShortRun(route === '/drag-drop' && size === 'desktop');
    test.describe(`the signatures at ${route} on the ${size}`, details, () => {
      test.use({ viewport: { width, height } });

      test('are begun, named, copied, opened, deleted and brought back', async ({ page }) => {
        test.slow();
        await open(page);
        await openList(page);
        await expect(rows(page)).toHaveCount(1);
        await rename(page, 'Jane Doe', 'First');
        await expect(menu(page)).toContainText('First');

        await list(page).getByRole('button', { name: 'New signature' }).click();
        await expect(list(page)).toBeHidden();
        await expect(menu(page)).toBeFocused();
        await expect(menu(page)).toContainText('Jane Doe');

        await openList(page);
        await choose(page, 'First', 'Duplicate');
        await expect(menu(page)).toContainText('First copy');

        await openList(page);
        await expect(rows(page)).toHaveCount(3);
        await expect(list(page).locator('[aria-current="true"]')).toContainText('First copy');
        await expectNoBreach(page);

        await list(page)
          .getByRole('button', { name: /^First Edited/ })
          .click();
        await expect(menu(page)).toContainText('First');
        await expect(menu(page)).not.toContainText('First copy');

        await openList(page);
        await choose(page, 'First', 'Delete');
        await expect(menu(page)).toContainText('First copy');
        await page.getByRole('region', { name: 'Notices' }).getByText('Undo').click();
        await expect(menu(page)).not.toContainText('First copy');
        await page.reload();
        await expect(menu(page)).toContainText('First');
        await expect(menu(page)).not.toContainText('First copy');
      });

      test('go out to a file and come in again', once, async ({ page }) => {
        await open(page);
        await openList(page);
        await rename(page, 'Jane Doe', 'Taken away');
        const downloading = page.waitForEvent('download');
        await choose(page, 'Taken away', 'Save to a file');
        const download = await downloading;
        expect(download.suggestedFilename()).toBe('Taken away.signet.json');
        const buffer = await readFile(await download.path());

        await rename(page, 'Taken away', 'Still here');
        await list(page)
          .getByLabel('Signature file')
          .setInputFiles({ name: 'a.signet.json', mimeType: 'application/json', buffer });
        await expect(menu(page)).toContainText('Taken away');
        await openList(page);
        await expect(rows(page)).toHaveCount(2);
      });

      test(
        'that are deleted can be brought back from the list, or deleted forever',
        once,
        async ({ page }) => {
          await open(page);
          await openList(page);
          await rename(page, 'Jane Doe', 'First');
          await choose(page, 'First', 'Delete');
          await list(page).getByText('Recently deleted').click();
          await expectNoBreach(page);
          await list(page).getByRole('button', { name: 'Restore: First' }).click();
          await expect(rows(page)).toHaveCount(2);
          await choose(page, 'First', 'Delete');
          await expect(rows(page)).toHaveCount(1);
          await list(page).getByText('Recently deleted').click();
          const purge = list(page).getByRole('button', { name: 'Delete forever: First' });
          await purge.click();
          await expect(list(page)).toContainText('This cannot be undone.');
          await purge.click();
          await expect(list(page).getByText('Recently deleted')).toBeHidden();
        },
      );
    });
  }
}

test('the list works by keys alone', async ({ page }) => {
  await PAGES['/'](page);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(list(page).getByRole('button', { name: 'New signature' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('button', { name: 'Options for Jane Doe' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('a banner states that saved work cannot be read, and that it is left as it is', async ({
  page,
}) => {
  await PAGES['/'](page);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await expect(menu(page)).toContainText('Saved');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    IDBObjectStore.prototype.getAll = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.getAllKeys = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.openCursor = IDBObjectStore.prototype.get;
  });
  await page.reload();
  const banner = page.getByRole('region', { name: 'Saved work' });
  await expect(banner).toContainText('It will not be overwritten');
  await expectNoBreach(page);
  await banner.getByRole('button', { name: 'Start new' }).click();
  await expect(banner).toBeHidden();
});

test.describe('what was done on the form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is undone and done again by buttons and keys, a field at a time', async ({ page }) => {
    await PAGES['/'](page);
    await openSection(page, 'Personal Information');
    const name = page.getByLabel('Full Name');
    const title = page.getByLabel('Job Title');
    await name.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ada');
    await title.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Countess');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveValue('Head of Design');
    await expect(name).toHaveValue('Ada');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('Jane Doe');
    await page.keyboard.press('Control+Shift+z');
    await expect(name).toHaveValue('Ada');
    await page.keyboard.press('Control+y');
    await expect(title).toHaveValue('Countess');

    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('menuitem', { name: /^Job Title/ })).toBeVisible();
    await expectNoBreach(page, '[role="menu"]');
    await page.getByRole('menuitem', { name: 'Start' }).click();
    await expect(name).toHaveValue('Jane Doe');
    await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
  });

  test('is undone though it was starting over or the end of a picture', async ({ page }) => {
    await PAGES['/'](page);
    await openSection(page, 'Images');
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
    await expect(page.getByText('Click to upload profile picture')).toBeVisible();
    // The notice of it offers the same.
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('img', { name: 'Chosen: Profile Picture' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' })).not.toContainText('Photo removed');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('img', { name: 'Chosen: Profile Picture' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Click to upload profile picture')).toBeVisible();
  });
});
