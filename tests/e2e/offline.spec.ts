import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { releaseOf } from '../../scripts/offline.mjs';
import { openSection, preview } from './support/form';
import { expect, test as base, type Page } from './support/test';

interface Site {
  readonly url: string;
  /** Puts a release in the place of the one that is there: the same, with another title. */
  readonly release: (title: string) => Promise<void>;
  /** Takes a file away, as a deployment that went wrong would. */
  readonly lose: (file: string) => Promise<void>;
}

const test = base.extend<{ readonly site: Site }>({
  // It comes with what every test has, and needs none of it.
  site: async ({ baseURL: _url }, provide) => {
    const dir = await mkdtemp(join(tmpdir(), 'signet-site-'));
    await cp('dist', dir, { recursive: true });
    const server = await serve({ dir, port: 0 });
    const change = async (file: string, edit: (text: string) => string): Promise<void> =>
      writeFile(join(dir, file), edit(await readFile(join(dir, file), 'utf8')));
    await provide({
      url: server.url,
      async release(title) {
        const head = `<title>${title}</title>`;
        await change('index.html', (html) => html.replace(/<title>.*<\/title>/, head));
        const release = `const RELEASE = ${JSON.stringify(await releaseOf(dir))};\n`;
        await change('service-worker.js', (code) => code.replace(/^.*\n/, release));
      },
      lose: (file) => rm(join(dir, file)),
    });
    await server.close();
    await rm(dir, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

// All files of the page are fetched in each.
test.describe.configure({ timeout: 90_000 });

/** Waits until the page, and all that belongs to it, is on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page);
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

test('a new release waits until the visitor says yes, and saves their work first', async ({
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
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('The next Signet');
  await expect(preview(page).getByText('Grace Hopper')).toBeVisible();
});

test('a release that does not come whole leaves the one that is there', async ({
  page,
  context,
  site,
}) => {
  await site.release('The next Signet');
  await site.lose('icon-512.png');
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker === null) return null;
    return new Promise((ended) => {
      worker.addEventListener('statechange', () => ended(worker.state));
    });
  });
  expect(end).toBe('redundant');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Signet: email signature generator');
  await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  await expect(page.getByText('A new version is ready')).toBeHidden();
});
