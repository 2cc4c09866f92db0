import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { PIXEL_PNG } from '../helpers/signatures';
import { openSection } from './support/form';
import { pasteInto } from './support/paste';
import { openTeam } from './support/team-states';
import { expect, test, type Page } from './support/test';

test('an exception has several conditions, by keyboard alone, and the preview shows somebody in it', async ({
  page,
}) => {
  await openList(page, [
    'Name,Email,Country,Department',
    'Ada Okafor,ada@acme.example,United Kingdom,Sales',
    'Bo Weber,bo@acme.example,Germany,Sales',
    'Cem Kaya,cem@acme.example,DE,Marketing',
    'Dora Lind,dora@acme.example,Deutschland,Design',
  ]);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('ada@acme.example', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Exceptions' }).press('Enter');
  await page.getByRole('button', { name: 'Add an exception' }).press('Enter');
  const card = page.getByRole('listitem').filter({ has: page.getByLabel('Who', { exact: true }) });
  await expect(card.getByText('2 people. The preview shows Ada Okafor.')).toBeVisible();

  // A country is one however it is written, and the preview goes to somebody who is in it.
  await card.getByLabel('Who', { exact: true }).selectOption('Country');
  await expect(card.getByLabel('Is', { exact: true })).toHaveValue('Germany');
  await expect(card.getByText('3 people. The preview shows Bo Weber.')).toBeVisible();
  await expect(preview.getByText('bo@acme.example', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Add a condition' }).press('Enter');
  await expect(card.getByText('1 person. The preview shows Bo Weber.')).toBeVisible();
  const second = card.getByRole('group', { name: 'Condition 2' });
  await second.getByRole('button', { name: 'Or another' }).press('Enter');
  await expect(second.getByLabel('Or', { exact: true })).toHaveValue('Marketing');
  await expect(card.getByText('2 people. The preview shows Bo Weber.')).toBeVisible();
  const name = 'Country Germany and Department Sales or Marketing';
  await expect(page.getByRole('listitem', { name, exact: true })).toBeVisible();

  // What is removed gives the focus to what adds it.
  await second.getByRole('button', { name: 'Remove the value: Sales' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Or another' })).toBeFocused();
  await expect(card.getByText('1 person. The preview shows Cem Kaya.')).toBeVisible();
  await card.getByLabel('Is', { exact: true }).first().selectOption('United Kingdom (1)');
  await expect(card.getByText('No person of the list is in this group.')).toBeVisible();
  await second.getByRole('button', { name: /^Remove the condition: / }).press('Enter');
  await expect(card.getByRole('button', { name: 'Add a condition' })).toBeFocused();
  await expect(card.getByText('1 person. The preview shows Ada Okafor.')).toBeVisible();

  // What is edited is what the preview shows, also after somebody else was looked at.
  await preview.getByRole('button', { name: 'Next person' }).press('Enter');
  await expect(preview.getByText('bo@acme.example', { exact: true })).toBeVisible();
  await card.getByLabel('Palette').focus();
  await expect(preview.getByText('ada@acme.example', { exact: true })).toBeVisible();
});

test('whom a pack cannot serve stands beside it before anything is made', async ({ page }) => {
  await openList(page, [
    'Name,Email,Country,Department,City',
    'Ada Okafor,ada@acme.example,Germany,Sales,Berlin',
    'Bo Weber,bo@acme.example,Germany,Sales,Bonn',
    'Cem Kaya,cem@acme.example,Germany,Design,Berlin',
    'Dora Lind,dora@acme.example,Austria,Sales,Berlin',
  ]);
  await page.getByRole('button', { name: 'Exceptions' }).click();
  await page.getByRole('button', { name: 'Add an exception' }).click();
  await page.getByRole('button', { name: 'Add a condition' }).click();
  const problem = page.getByText(/^1 person would not get what the plan sets for/);
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await expect(page.getByText('1 person. The preview shows Ada Okafor.')).toBeVisible();
  await expect(problem).toBeVisible();
});

test('a banner of a group has days, and the page lists when to make the signatures again', async ({
  page,
}) => {
  await openList(page, [
    'Name,Email,Department',
    'Ada Okafor,ada@acme.example,Sales',
    'Bo Weber,bo@acme.example,Sales',
  ]);
  await page.getByRole('button', { name: 'Exceptions' }).press('Enter');
  await page.getByRole('button', { name: 'Add an exception' }).press('Enter');
  const card = page.getByRole('listitem', { name: 'Department Sales', exact: true });
  await card.getByText('Company, logo, banner, disclaimer').click();
  await card.getByLabel('Banner', { exact: true }).fill('https://example.com/fair.png');
  const [first, last, after] = [inDays(10), inDays(20), inDays(21)];
  await card.getByLabel('Banner from').fill(last);
  await card.getByLabel('Banner until').fill(first);
  await expect(card.getByText('This is before the first day.')).toBeVisible();
  await card.getByLabel('Banner from').fill(first);
  await card.getByLabel('Banner until').fill(last);
  const notes = page.getByText(/^Run again on /);
  await expect(notes).toHaveText([
    `Run again on ${first}: the banner for Department Sales begins.`,
    `Run again on ${after}: the banner for Department Sales ends.`,
  ]);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveCount(2);
});

test('what a server fills in links to pictures that the archive has', async ({ page }) => {
  // A rule holds 5,000 characters: this template has room for a banner.
  await page.goto('/');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Classic' }).check({ force: true });
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await openList(page, ['Name,Email', 'Ada Okafor,ada@acme.example', 'Bo Weber,bo@acme.example']);
  await page.getByRole('button', { name: 'The same for everyone' }).press('Enter');
  const png = Buffer.from(PIXEL_PNG.slice(PIXEL_PNG.indexOf(',') + 1), 'base64');
  const banner = { name: 'fair.png', mimeType: 'image/png', buffer: png };
  await page.getByLabel('Banner: choose a file').setInputFiles(banner);
  await expect(page.getByAltText('Chosen: Banner')).toBeVisible();
  await page.getByRole('radio', { name: 'Below an address of yours' }).check({ force: true });
  await page.getByLabel('Address for pictures').fill('https://acme.example/p');
  await page.getByRole('checkbox', { name: 'Exchange transport rule' }).check();
  await page.getByRole('button', { name: 'Make 2 signatures' }).click();
  await expect(page.getByRole('heading', { name: '2 signatures made' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the archive' }).click();
  const zip = unzipSync(await readFile(await (await download).path()));
  const rule = strFromU8(zip['transport-rule/rule.html'] ?? new Uint8Array());
  const linked = [...rule.matchAll(/https:\/\/acme\.example\/p\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(linked.length).toBeGreaterThan(0);
  for (const name of linked) expect(Object.keys(zip)).toContain(`pictures/${name}`);
});

/** The day after so many days, as fields of days take it. */
function inDays(days: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

async function openList(page: Page, rows: readonly string[]): Promise<void> {
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', rows.join('\n'));
  await expect(
    page.getByRole('listitem').filter({ hasText: `${rows.length - 1} people get a signature` }),
  ).toBeVisible();
}
