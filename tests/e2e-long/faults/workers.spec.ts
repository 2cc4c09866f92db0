import { picture } from '../../e2e/support/pictures';
import { elements, openWith } from '../../e2e/support/designer';
import { marker, OVERLAPPING } from '../../e2e/support/designer-ways';
import { openSection, preview } from '../../e2e/support/form';
import { pasteInto } from '../../e2e/support/paste';
import { expect, test, type Page } from '../../e2e/support/test';
import { breakWorker, makeBreakable, fixWorkers, WORKER_ENDS } from './support/broken-workers';
import { expectStanding } from './support/lost-parts';

/* A worker that does not come to the end of its work. */

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

// What is broken is waited for, twice where it is asked again.
test.describe.configure({ timeout: 60_000 });
const BROKEN = { timeout: 30_000 };

test.beforeEach(({ page }) => makeBreakable(page));

/** Blank where it changes just now. */
const clipboard = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    try {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text() ?? '';
    } catch {
      return '';
    }
  });

async function typeName(page: Page, name: string): Promise<void> {
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill(name);
  await expect(preview(page).getByText(name).first()).toBeVisible();
}

for (const end of WORKER_ENDS) {
  test(`the form prints by itself where the export worker ${end}`, async ({ page }) => {
    await page.goto('/');
    await typeName(page, 'Ada Lovelace');
    await breakWorker(page, 'signet-export', end);
    await typeName(page, 'Grace Hopper');
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(page.getByText(/still (a sample value|sample values)/)).toBeVisible(BROKEN);
    await expect.poll(() => clipboard(page)).toContain('Grace Hopper');
    await fixWorkers(page);
    await typeName(page, 'Ada King');
    await page.getByRole('button', { name: /Copy HTML|Copied!/ }).click();
    await expect.poll(() => clipboard(page)).toContain('Ada King');
    await expectStanding(page);
  });

  test(`the designer shows a message where the export worker ${end}, and nothing is lost`, async ({
    page,
  }) => {
    await openWith(page, OVERLAPPING);
    await breakWorker(page, 'signet-export', end);
    await elements(page).last().press('Control+d');
    await page.getByRole('button', { name: 'Copy signature' }).click();
    await expect(page.getByText('Failed to copy to clipboard')).toBeVisible(BROKEN);
    await expectStanding(page);
    // The page can be worked with, and is saved.
    await elements(page).last().press('Control+d');
    await expect(elements(page)).toHaveCount(4);
    await fixWorkers(page);
    await page.getByRole('button', { name: 'Copy signature' }).click();
    await expect(page.getByText(/copied to clipboard$|sample value/).first()).toBeVisible();
    await expect.poll(() => clipboard(page)).toContain('What lies above');
    await page.reload();
    await expect(elements(page)).toHaveCount(4);
  });

  test(`an export worker that once ${end} is replaced without a message`, async ({ page }) => {
    await openWith(page, OVERLAPPING);
    await breakWorker(page, 'signet-export', end, 1);
    await elements(page).last().press('Control+d');
    await page.getByRole('button', { name: 'Copy signature' }).click();
    await expect(page.getByText(/copied to clipboard$|sample value/).first()).toBeVisible(BROKEN);
    await expect(page.getByText('Failed to copy')).toHaveCount(0);
  });

  test(`a photo is taken where the picture worker ${end}`, async ({ page }) => {
    await page.goto('/');
    await openSection(page, 'Images');
    await breakWorker(page, 'signet-images', end);
    const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
    const buffer = await picture(page, 400, 200, 'image/png');
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(
      field.getByText('Processing image...').or(field.getByText('uploaded')),
    ).toBeVisible();
    await expect(field.getByText('Image uploaded successfully!')).toBeVisible(BROKEN);
    await page.reload();
    await expect(page.getByRole('img', { name: 'Chosen: Profile Picture' })).toHaveAttribute(
      'src',
      /^data:image/,
    );
  });

  test(`the panel of a finding shows a message where the worker of fixes ${end}`, async ({
    page,
  }) => {
    await openWith(page, OVERLAPPING);
    await expect(marker(page)).toBeVisible();
    await breakWorker(page, 'signet-fixes', end);
    await marker(page).click();
    await expect(page.getByText('Could not look for fixes.')).toBeVisible(BROKEN);
    await fixWorkers(page);
    await page.keyboard.press('Escape');
    await marker(page).click();
    await expect(page.getByRole('button', { name: 'Move apart' })).toBeVisible();
  });

  test(`a mail is read later where the worker that reads files ${end}`, async ({ page }) => {
    await openWith(page, OVERLAPPING);
    await breakWorker(page, 'signet-reading', end);
    const file = page.getByLabel('Design file', { exact: true });
    await file.setInputFiles('tests/fixtures/import/15-owa-mail.eml');
    await expect(page.getByText(/did not load|took too long/).first()).toBeVisible(BROKEN);
    await expectStanding(page);
    await fixWorkers(page);
    await file.setInputFiles('tests/fixtures/import/15-owa-mail.eml');
    await expect(page.getByText('Replaces the design')).toBeVisible();
  });

  test(`a list is read later where the worker of teams ${end}`, async ({ page }) => {
    await page.goto('/team');
    await breakWorker(page, 'signet-team', end);
    const list = 'Name\tE-mail\nAda Okafor\tada@acme.example';
    await pasteInto(page.getByLabel('Paste a list'), '', list);
    await expect(page.getByText(/could not be read|went wrong/i).first()).toBeVisible(BROKEN);
    await expectStanding(page);
    await fixWorkers(page);
    await pasteInto(page.getByLabel('Paste a list'), '', list);
    await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
  });
}
