import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoBreachInEither } from './support/axe';
import { dropFiles } from './support/drop-files';
import { pasteInto } from './support/paste';
import { picture } from './support/pictures';
import { expectMembers, openTeam } from './support/team-states';
import { expect, test, type Page } from './support/test';

const LIST = [
  'Name,Email,Job title,Employee ID',
  'Ada Okafor,ada@acme.example,Head of Sales,1',
  'Bo Weber,bo@acme.example,Account Manager,2',
  'Cy Young,cy@acme.example,Designer,3',
].join('\n');

const OVERRIDES = [
  'Email,Job title,Pronouns',
  'bo@acme.example,Director,he/him',
  'gone@acme.example,CEO,',
].join('\n');

const ADDRESSES = [
  'Address,Person or mailbox,Name to show',
  'sales@acme.example,mailbox,Acme sales',
  'okafor@acme.example,ada@acme.example,',
  'x@acme.example,gone@acme.example,',
].join('\n');

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-more-lists-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, bytes: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A folder with a photo each for Ada and Bo, and what is none. */
async function photosFolder(page: Page): Promise<string> {
  const photo = await picture(page, 120, 120, 'image/jpeg');
  mkdirSync(join(folder, 'staff photos/Berlin/new'), { recursive: true });
  mkdirSync(join(folder, 'staff photos/.previews'));
  written('staff photos/ada@acme.example.jpg', photo);
  written('staff photos/Berlin/new/0002.jpg', photo);
  written('staff photos/cy@acme.example.jpg', 'no picture');
  written('staff photos/.previews/ada@acme.example.jpg', 'not looked at');
  return join(folder, 'staff photos');
}

async function openList(page: Page): Promise<void> {
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  await expectMembers(page, 3);
}

const moreLists = (page: Page) => page.getByRole('button', { name: 'More lists' });
const make = (page: Page) => page.getByRole('button', { name: /^Make \d+ signatures?$/ });

/** Chooses what a button opens a chooser for, by the keyboard. */
async function choose(page: Page, name: string, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name, exact: true }).press('Enter'),
  ]);
  await chooser.setFiles(path);
}

async function savedArchive(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the archive' }).click(),
  ]);
  return unzipSync(new Uint8Array(await readFile(await download.path())));
}

test('overrides, other addresses and photos come by keyboard, are reported, and are in the archive', async ({
  page,
}) => {
  test.slow();
  await openList(page);
  const photos = await photosFolder(page);
  await moreLists(page).press('Enter');

  await choose(page, 'Choose overrides', written('overrides.csv', OVERRIDES));
  await expect(page.getByText('1 person. Pronouns, Job title')).toBeVisible();
  await expect(
    page.getByText('Overrides, line 3: there is no gone@acme.example on the list.'),
  ).toBeVisible();
  await page
    .getByRole('rowheader', { name: 'Line 3, overrides: Job title: Director, Pronouns: he/him' })
    .click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('iframe').contentFrame().getByText('Director')).toBeVisible();
  await expect(page.getByText('Line 3 has overrides: Job title: Director')).toBeVisible();

  await choose(page, 'Choose addresses', written('aliases.csv', ADDRESSES));
  await expectMembers(page, 4);
  await expect(
    page.getByText('1 other address of people, 1 mailbox with a signature'),
  ).toBeVisible();
  await expect(
    page.getByText('Other addresses, line 4: gone@acme.example gets no signature'),
  ).toBeVisible();
  // The mailbox stands in line 2 of its own list.
  await page.getByRole('rowheader', { name: 'Line 2' }).click();
  await expect(preview.getByText('ada@acme.example', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Google Workspace (GAM7)' }).check();
  await expect(page.getByText('1 other address of a person gets no signature')).toHaveCount(5);

  await choose(page, 'Choose a folder', photos);
  await expect(page.getByText('2 of 4 people have a photo in it.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Photos: cy@acme.example.jpg is no whole JPEG, PNG or GIF of 20 MB at most.'),
  ).toBeVisible();
  await expect(page.getByText('Photos: 1 without a photo in staff photos.')).toBeVisible();
  await expectNoBreachInEither(page);

  await page.getByRole('button', { name: 'On the command line' }).click();
  await expect(page.locator('pre')).toContainText(
    "--overrides overrides.csv --addresses aliases.csv --photos 'staff photos'",
  );

  await make(page).click();
  await expect(page.getByRole('heading', { name: '4 signatures made' })).toBeVisible();
  const files = await savedArchive(page);
  const signature = (address: string): string =>
    strFromU8(files[`signatures/${address}.html`] ?? new Uint8Array());
  expect(signature('bo@acme.example')).toContain('Director');
  expect(signature('sales@acme.example')).toContain('Acme sales');
  expect(Object.keys(files)).toContain('google/addresses.csv');
  expect(signature('ada@acme.example')).toContain('data:image/');
  expect(signature('cy@acme.example')).not.toContain('data:image/');
});

test('what was chosen is there after a reload, but for the photos, and nothing is made without them', async ({
  page,
}) => {
  await openList(page);
  const photos = await photosFolder(page);
  await moreLists(page).click();
  await choose(page, 'Choose overrides', written('overrides.csv', OVERRIDES));
  await choose(page, 'Choose a folder', photos);
  await expect(page.getByText('2 of 3 people have a photo in it.', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Choose the folder ‘staff photos’ again')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Line 3, overrides/ })).toBeVisible();
  await expect(make(page)).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 'Choose it again', photos);
  await expect(page.getByText('Choose the folder ‘staff photos’ again')).toBeHidden();
  await expect(make(page)).not.toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await page.getByRole('button', { name: 'Make them without photos' }).click();
  await expect(make(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Choose the folder ‘staff photos’ again')).toBeVisible();
});

test('a list is replaced and left out, and comes back by Undo; what is none changes nothing', async ({
  page,
}) => {
  await openList(page);
  await moreLists(page).click();
  await choose(page, 'Choose overrides', written('overrides.csv', OVERRIDES));
  const line = page.getByRole('rowheader', { name: 'Line 3' });
  await expect(line).toHaveAccessibleName(/Director/);

  await choose(page, 'Overrides: Another file', written('notes.pdf', '%PDF-1.7 and so on'));
  await expect(page.getByRole('alert').filter({ hasText: 'This is a PDF' })).toBeVisible();
  await expect(line).toHaveAccessibleName(/Director/);

  const other = 'Email,Job title\nbo@acme.example,Head of Accounts';
  await choose(page, 'Overrides: Another file', written('other.csv', other));
  await expect(line).toHaveAccessibleName(/Head of Accounts/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveAccessibleName(/Director/);

  const row = await page.getByRole('heading', { name: 'Overrides' }).boundingBox();
  const dropped = Buffer.from('Email,Job title\nbo@acme.example,Buyer');
  const file = { name: 'dropped.csv', type: 'text/csv', bytes: [...dropped] };
  await dropFiles(page, [file], (row?.x ?? 0) + 5, (row?.y ?? 0) + 5);
  await expect(line).toHaveAccessibleName(/Buyer/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveAccessibleName(/Director/);

  await page.getByRole('button', { name: 'Overrides: Leave out' }).press('Enter');
  await expect(line).toHaveAccessibleName('Line 3');
  await expect(page.getByRole('button', { name: 'Choose overrides' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveAccessibleName(/Director/);

  // Another list of people keeps them; a list that is removed takes them along.
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await pasteInto(page.getByLabel('Paste a list'), '', LIST.replaceAll('Bo Weber', 'Bo Webster'));
  await expect(page.getByRole('gridcell', { name: 'Bo Webster' })).toBeVisible();
  await expect(line).toHaveAccessibleName(/Director/);
  await page.getByRole('button', { name: 'Forget this list' }).click();
  await page.getByRole('button', { name: 'Type a list' }).click();
  await moreLists(page).click();
  await expect(page.getByRole('button', { name: 'Choose overrides' })).toBeVisible();
});

test('a list beside is pasted by keyboard, and a file is read as another encoding', async ({
  page,
}) => {
  await openList(page);
  await moreLists(page).press('Enter');
  const line = page.getByRole('rowheader', { name: 'Line 3' });
  await page.getByRole('button', { name: 'Paste overrides' }).press('Enter');
  const field = page.getByLabel('Paste the overrides here');
  await pasteInto(field, '', '<html><p>no list</p></html>');
  await expect(page.getByRole('alert').filter({ hasText: 'This is a web page' })).toBeVisible();
  await expect(field).toHaveValue(/no list/);
  await expectNoBreachInEither(page);
  await field.fill(OVERRIDES);
  await page.getByRole('button', { name: 'Use these cells' }).press('Enter');
  await expect(line).toHaveAccessibleName(/Director/);
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'Overrides: Paste' })).toBeFocused();

  const latin = Buffer.from('Email,Job title\nbo@acme.example,Général à Besançon', 'latin1');
  await choose(page, 'Overrides: Another file', written('latin.csv', latin));
  await expect(line).toHaveAccessibleName(/Général/);
  await expect(page.getByText(/^Overrides: read as .*Général à Besançon/)).toBeVisible();
  const encoding = page.getByLabel('Encoding of overrides');
  await encoding.selectOption({ label: 'Cyrillic (Windows-1251)' });
  await expect(line).toHaveAccessibleName(/Gйnйral/);
  // Until it is its turn, Undo is that of the file before.
  await expect(page.getByText('Overrides read as Cyrillic (Windows-1251)')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveAccessibleName(/Général/);
});
