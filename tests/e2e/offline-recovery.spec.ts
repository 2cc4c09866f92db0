import { preview } from './support/form';
import { hearing, kept, takeNew, test, updated } from './support/offline/release-site';
import type { WrongAnswer } from './support/offline/wrong-answers';
import { expect, inShortRun, type Page } from './support/test';

test.use({ serviceWorkers: 'allow' });

// All files of the page are fetched in each.
test.describe.configure({ timeout: 120_000 });

const NEW_TITLE = 'The next Signet';

/** What the page cannot do without, a file of each kind. */
const NEEDED = {
  page: /^index\.html$/,
  script: /^assets\/index-[\w-]+\.js$/,
  'worker script': /^assets\/export-worker-[\w-]+\.js$/,
};

/** Waits until as many files are kept as a release has. */
async function expectFiles(page: Page, count: number): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map((name) => caches.open(name));
      const keys = (await Promise.all(caching)).map((cache) => cache.keys());
      return (await Promise.all(keys)).flat().length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(count);
}

function keptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).length;
  });
}

test.describe('what was kept and is gone is kept again', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.url);
    await kept(page, site);
  });

  test('the whole of it', async ({ page, site, context }) => {
    const count = await keptCount(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${site.url}/team`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFiles(page, count);
    await context.setOffline(true);
    await page.goto(`${site.url}/`);
    await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  });

  for (const [kind, pattern] of Object.entries(NEEDED)) {
    const isTheOne = kind === 'script';
    test(
      `a ${kind}, while the server has another release`,
      inShortRun(isTheOne),
      async ({ page, site }) => {
        const found = await site.find(pattern);
        const gone = [found === '/index.html' ? '/' : found, '/icon-512.png'];
        // With it the old release cannot come whole again.
        await site.lose('icon-512.png');
        await page.evaluate(async (files) => {
          const [name = ''] = await caches.keys();
          const cache = await caches.open(name);
          for (const file of files) await cache.delete(file);
        }, gone);
        await site.release(NEW_TITLE);
        await page.goto(`${site.url}/`);
        await expect(page).toHaveTitle(NEW_TITLE);
        await expect(preview(page).getByText('Jane Doe')).toBeVisible();
      },
    );
  }

  test('what was damaged', async ({ page, site }) => {
    const file = await site.find(NEEDED.script);
    await page.evaluate(async (file) => {
      const headers = { 'Content-Type': 'text/html' };
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).put(file, new Response('<!doctype html>', { headers }));
    }, file);
    await page.goto(`${site.url}/`);
    const isDamaged = () =>
      page.evaluate(
        async (file) => (await (await caches.match(file))?.text()) === '<!doctype html>',
        file,
      );
    await expect.poll(isDamaged, { timeout: 30_000 }).toBe(false);
    await page.reload();
    await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  });
});

test.describe('a page that the first worker kept damaged', () => {
  const damages: readonly (readonly [keyof typeof NEEDED, WrongAnswer])[] = [
    ['script', 'the fallback page'],
    ['page', 'a redirect'],
    ['page', 'the fallback page'],
    ['script', 'a cut body'],
    ['script', 'other bytes'],
    ['worker script', 'the fallback page'],
  ];
  for (const [at, [kind, answer]] of damages.entries()) {
    test(
      `by ${answer} for a ${kind} has the new release with the next visit`,
      inShortRun(at < 2),
      async ({ page, site }) => {
        const file = await site.find(NEEDED[kind]);
        await site.takeFirstWorker();
        await page.goto(site.url);
        await expect(preview(page).getByText('Jane Doe')).toBeVisible();
        site.answerWith(answer, file === '/index.html' ? '/' : file);
        await page.evaluate(() => navigator.serviceWorker.ready);
        site.recover();
        await site.release(NEW_TITLE);
        await page.goto(`${site.url}/`).catch(() => undefined);
        await expect(async () => {
          await page.goto(`${site.url}/`);
          await expect(page).toHaveTitle(NEW_TITLE, { timeout: 500 });
        }).toPass({ intervals: [1000] });
        await expect(preview(page).getByText('Jane Doe')).toBeVisible();
      },
    );
  }

  test('and one that works goes on, and takes the new one where the visitor agrees', async ({
    page,
    site,
  }) => {
    await site.takeFirstWorker();
    await page.goto(site.url);
    await kept(page, site);
    await hearing(page);
    await site.release(NEW_TITLE);
    expect(await updated(page)).toBe('installed');
    await takeNew(page, NEW_TITLE);
    await expect(preview(page).getByText('Jane Doe')).toBeVisible();
  });
});
