import { readFile } from 'node:fs/promises';
import { openSection, preview } from './support/form';
import { kept, takeNew, test, updated } from './support/offline/release-site';
import { expect } from './support/test';

test.use({ serviceWorkers: 'allow' });

// All files of the page are fetched in each.
test.describe.configure({ timeout: 90_000 });

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page, site);
});

test('without a network each page opens, and a signature is made and taken away', async ({
  page,
  context,
  site,
}) => {
  await context.setOffline(true);
  await page.goto(`${site.url}/`);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await expect(preview(page).getByText('Grace Hopper')).toBeVisible();
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Neon' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  expect((await readFile(await (await coming).path())).toString()).toContain('Grace Hopper');

  await page.goto(`${site.url}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signatures for a whole team');
  await page.goto(`${site.url}/drag-drop`);
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await expect(page.getByText('1 element', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${site.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('a new release waits until the visitor agrees, and saves their work first', async ({
  page,
  site,
}) => {
  await site.release('The next Signet');
  await page.reload();
  await expect(page).toHaveTitle('Signet: email signature generator');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  const ask = page.getByText('A new version is ready');
  await expect(ask).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle('Signet: email signature generator');
  await takeNew(page, 'The next Signet');
  await expect(preview(page).getByText('Grace Hopper')).toBeVisible();
});

test('a release that does not come whole leaves the one that is there', async ({
  page,
  context,
  site,
}) => {
  await site.release('The next Signet');
  await site.lose('icon-512.png');
  expect(await updated(page)).toBe('redundant');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Signet: email signature generator');
  await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  await expect(page.getByText('A new version is ready')).toBeHidden();
});

test('a release that was taken in one tab is taken in another', async ({ page, context, site }) => {
  const other = await context.newPage();
  await other.goto(`${site.url}/team`);
  await site.release('The next Signet');
  await page.reload();
  // It stays as long as the focus is in it.
  for (const each of [page, other]) await each.getByRole('button', { name: 'Reload' }).focus();
  for (const each of [page, other]) {
    await takeNew(each, 'The next Signet');
  }
});
