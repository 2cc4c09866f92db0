import { readFile } from 'node:fs/promises';
import { expectNoBreachInEither } from './support/axe';
import { pasteInto } from './support/paste';
import { expectMembers, openTeam } from './support/team-states';
import type { Download } from '@playwright/test';
import { expect, test, type Page } from './support/test';

const HEAD = 'Name,Email,Job title';
const FIRST = [HEAD, 'Ada Poe,ada@acme.example,Cook', 'Cy Day,cy@acme.example,Waiter'];
const LATER = [HEAD, 'Ada Poe,ada@acme.example,Head cook', 'Dee Foe,dee@acme.example,Chef'];

async function openList(page: Page, lines: readonly string[]): Promise<void> {
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', lines.join('\n'));
  await expectMembers(page, lines.length - 1);
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

test('a page for a review shows both sides of an earlier archive, by keyboard', async ({
  page,
}) => {
  await openList(page, FIRST);
  await page.getByRole('button', { name: 'Make 2 signatures' }).click();
  const archive = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save the archive' }).click(),
  );
  await page.getByRole('button', { name: 'Replace' }).click();
  await pasteInto(page.getByLabel('Paste a list'), '', LATER.join('\n'));
  await expect(page.getByRole('gridcell', { name: 'Dee Foe' })).toBeVisible();

  const path = test.info().outputPath('earlier.zip');
  await archive.saveAs(path);
  await page.getByLabel('Choose an archive or manifest.json').setInputFiles(path);
  await expect(page.getByText(/^Run of .*, 2 people$/)).toBeVisible();
  const save = page.getByRole('button', { name: 'Save for review' });
  await expect(save).toHaveAccessibleDescription(/both sides/);
  await save.focus();
  const review = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(review.suggestedFilename()).toMatch(/ review\.html$/);
  await expect(page.getByText('Saved: 1 new, 1 changed, 1 leaving, 0 as before.')).toBeVisible();
  await expect(save).toBeFocused();
  await expectNoBreachInEither(page);

  const html = await readFile(await review.path(), 'utf8');
  expect(html).toContain('<del>Cook');
  expect(html).toContain('<ins>Head cook');
  await page.goto('about:blank');
  await page.setContent(html);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Changed Ada Poe',
    'New Dee Foe',
    'Leaves cy@acme.example',
  ]);
  await expect(page.getByRole('figure')).toHaveCount(4);
  for (const [width, columns] of [
    [1440, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const sides = page.locator('.sides').first();
    const tracks = await sides.evaluate((each) => getComputedStyle(each).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
  await expectNoBreachInEither(page, 'main > :not(section), section > :not(.sides)');
});

test('a manifest.json alone shows who changes, and what it cannot show', async ({ page }) => {
  await openList(page, FIRST);
  const people = { 'ada@acme.example': '0'.repeat(32) };
  const manifest = { version: 2, name: 'A', made: '2026-06-05', people, files: {} };
  await page.getByLabel('Choose an archive or manifest.json').setInputFiles({
    name: 'manifest.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(manifest)),
  });
  const save = page.getByRole('button', { name: 'Save for review' });
  await expect(save).toHaveAccessibleDescription(/choose the archive to see both sides/);
  const review = await downloaded(page, () => save.click());
  expect(await readFile(await review.path(), 'utf8')).toContain(
    'The file of the earlier run is not there.',
  );
  await page.getByRole('button', { name: 'Earlier run: Remove' }).click();
  await expect(page.getByText(/^Saved: /)).toHaveCount(0);
});

test('an archive without a manifest is refused in a sentence', async ({ page }) => {
  await openList(page, FIRST);
  await page
    .getByLabel('Choose an archive or manifest.json')
    .setInputFiles('tests/fixtures/people/formats/staff.xlsx');
  await expect(page.getByRole('alert').filter({ hasText: 'archive' })).toHaveText(
    'This archive has no manifest.json of an earlier run.',
  );
});

test('it shows how far it is, and is cancelled by keyboard', async ({ page }) => {
  test.slow();
  const lines = Array.from({ length: 3000 }, (_, at) => `Ada ${at},a${at}@acme.example,Cook`);
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', [HEAD, ...lines].join('\n'));
  await expect(page.getByText('3,000 people get a signature')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save for review' });
  await save.focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Page for review: Cancel' });
  await expect(cancel).toBeFocused();
  await expect(page.getByRole('progressbar', { name: /^Comparing signatures: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make 3,000 signatures' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(save).toBeFocused();
  await expect(page.getByText(/^Saved: /)).toHaveCount(0);
});
