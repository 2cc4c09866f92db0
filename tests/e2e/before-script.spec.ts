import { readFile } from 'node:fs/promises';
import { holdRequests } from './support/hold-requests';
import { expect, test, type Page } from './support/test';

/* What the build has rendered, and the moment in which the script of the page takes its place. */

const PAGES = [
  ['/', 'Email signatures that look right everywhere', 'Personal Information'],
  ['/drag-drop', 'Start creating your signature', 'Blank canvas'],
  ['/team', 'Signatures for a whole team', 'Type a list'],
] as const;

const SCRIPTS = '**/assets/*.js';

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, SCRIPTS);
  return async () => {
    release();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  };
}

/** How far what is shown has moved by itself, as browsers measure it. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

for (const [route, heading, button] of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} is there before its script, in ${colorScheme} colors, and stays where it is`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const start = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { name: heading });
      const first = page.getByRole('button', { name: button, exact: false }).first();
      await expect(title).toBeVisible();
      await expect(first).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const places = () => Promise.all([title.boundingBox(), first.boundingBox()]);
      const colors = () =>
        title.evaluate((node) => [
          getComputedStyle(node).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      const before = [await places(), await colors()];
      await start();
      expect([await places(), await colors()]).toEqual(before);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });
  }
}

test('a button of the mouse that is held on a part while the script takes its place presses it', async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'All clients' }).hover();
  await page.mouse.down();
  await start();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'How it looks elsewhere' })).toBeVisible();
});

test('what was pressed before the script came is pressed once it has', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const header = page.getByRole('button', { name: 'Personal Information' });
  await header.click();
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await start();
  await expect(header).toHaveAttribute('aria-expanded', 'true');
  await expect(header).toBeFocused();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('what was typed before the script came is kept, with focus and caret', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/team', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Paste a list' });
  await field.click();
  await page.keyboard.type('Name, Email');
  await page.keyboard.press('ArrowLeft');
  await start();
  await expect(field).toHaveValue('Name, Email');
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('Name, Emaisl');
});

test('a list that was pasted before the script came is read once it has', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/team', { waitUntil: 'commit' });
  await page.getByLabel('Paste a list').focus();
  await page.evaluate(() => {
    const list = 'Name\tE-mail\nAda Okafor\tada@acme.example\n';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', list);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement && field.dispatchEvent(paste)) field.value = list;
  });
  await start();
  await expect(page.getByRole('grid', { name: 'People' })).toContainText('Ada Okafor');
});

test('the sample of a first visit is not shown to who has work of their own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Personal Information' }).click();
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  const start = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Jane Doe'))
    .toHaveCount(0, { timeout: 1 })
    .catch(() => undefined);
  for (const sample of await page.getByText('Jane Doe').all()) await expect(sample).toBeHidden();
  await start();
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
});

test('an address of no page shows that before the script, where another page is served for it, too', async ({
  page,
}) => {
  const html = await readFile('dist/index.html', 'utf8');
  await page.route('**/no/such/page', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  const start = await holdScripts(page);
  await page.goto('/no/such/page', { waitUntil: 'commit' });
  await expect(page.locator('[data-prerendered]')).toBeHidden();
  await start();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('of what is written in a page, no other script runs', async ({ page, refusals }) => {
  const html = await readFile('dist/index.html', 'utf8');
  const changed = html.replace('<script>', '<script>document.title = "Changed";');
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: changed });
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Signet: email signature generator');
  await expect.poll(() => refusals.join('\n')).toContain('script-src-elem inline');
  refusals.length = 0;
});

/** Scripts that the page has asked for so far. */
function scriptsAskedFor(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
}

test('scripts are asked for once the page has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, {
      paint: () => {
        window.requestAnimationFrame = next;
        waiting.forEach(next);
      },
    });
  });
  await page.goto('/drag-drop', { waitUntil: 'load' });
  expect(await scriptsAskedFor(page)).toBe(0);
  await page.evaluate('paint()');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  expect(await scriptsAskedFor(page)).toBeGreaterThan(3);
});

test('a page that is opened in a tab behind others starts without a frame', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      const hasScripts = performance.getEntriesByType('resource').length > 3;
      return hasScripts ? next(callback) : 0;
    };
  });
  await page.goto('/');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
});
