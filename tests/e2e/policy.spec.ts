import { readFile } from 'node:fs/promises';
import { openDesign } from './support/canvas-pointer';
import { add } from './support/designer';
import { openSection, preview, SECTIONS } from './support/form';
import { expect, test, type Page } from './support/test';

test.use({
  // A trace runs scripts of its own in the frames, and Chromium writes into the console that they may not.
  trace: 'off',
  // The policy is to let the worker in that keeps the page on the device, and Playwright would complain of it.
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 1440, height: 900 },
});

const SVG = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ink "#f00">]>' +
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="&ink;"/></svg>',
  ),
};

/** All that a page complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

test('the form works to the end without a word in the console', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  for (const section of SECTIONS) await openSection(page, section);
  await page.getByLabel('Full Name').fill('Grace <b>Hopper</b>');
  const templates = page.getByRole('group', { name: 'Template' });
  await templates.scrollIntoViewIfNeeded();
  await expect(templates.locator('table').getByText('Grace <b>Hopper</b>').first()).toBeVisible();
  for (const name of ['Phone', 'Dark']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(preview(page).getByText('Grace <b>Hopper</b>').first()).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Custom colors' }).check();
  await page.getByRole('button', { name: 'Primary: open the color picker' }).click();
  await expect(page.locator('.react-colorful')).toHaveCSS('flex-direction', 'column');
  await page.keyboard.press('Escape');

  const portrait = await readFile('public/sample/portrait.png');
  const profile = page.getByRole('region', { name: 'Profile Picture' });
  const source = profile.getByRole('img');
  for (const file of [SVG, { name: 'me.png', mimeType: 'image/png', buffer: portrait }]) {
    const before = await source.getAttribute('src');
    await profile.locator('input[type=file]').setInputFiles(file);
    await expect(source).not.toHaveAttribute('src', before ?? '');
    await expect(source).toHaveAttribute('src', /^data:image\//);
  }

  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Grace &lt;b&gt;');
  expect(workersOf(page)).toEqual(['export-worker', 'image-worker']);
  expect(complaints).toEqual([]);
});

test('so does the designer', async ({ page }) => {
  const complaints = complaintsOf(page);
  // The circle lies half over the rectangle, so that the page has a picture to draw.
  await openDesign(page, [
    { id: 'card', type: 'rectangle', x: 20, y: 20, width: 200, height: 120 },
    { id: 'badge', type: 'circle', x: 190, y: 0, width: 60, height: 60 },
    { id: 'words', type: 'name', x: 40, y: 80, width: 150, height: 30, content: 'Ada <i>L</i>' },
  ]);
  await add(page, 'Logo');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.locator('input[type=file]').setInputFiles(SVG);
  await expect(page.locator('[data-design-canvas] image[href^="data:image/png"]')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+E');
  const mail = page.frameLocator('iframe[title="Your signature in an email"]');
  await expect(mail.getByText('Ada <i>L</i>')).toBeVisible();
  await expect(mail.locator('img[src^="data:image/"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Close the email view' }).click();
  await page.keyboard.press('Shift+D');
  const over = page.frameLocator('iframe[title="The email over the canvas"]');
  await expect(over.getByText('Ada <i>L</i>')).toBeVisible();
  await page.getByRole('button', { name: 'Close the comparison' }).click();

  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menu').getByText('Copy signature', { exact: true }).click();
  await expect(page.getByText('Rich HTML signature copied to clipboard')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Ada &lt;i&gt;');
  expect(workersOf(page)).toContain('export-worker');
  expect(complaints).toEqual([]);
});

test('text becomes neither markup nor a worker, in the page and in the frame of the preview', async ({
  page,
  refusals,
}) => {
  await page.goto('/');
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const body = frame?.contentDocument?.body;
    const factory = Reflect.get(window, 'trustedTypes');
    const attempts = {
      element: () => (document.createElement('div').innerHTML = '<b>a</b>'),
      frame: () => body && (body.innerHTML = '<b>a</b>'),
      srcdoc: () => frame?.setAttribute('srcdoc', '<b>a</b>'),
      handler: () => document.body.setAttribute('onclick', 'a()'),
      document: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
      worker: () => new Worker('/assets/none.js'),
      script: () => (document.createElement('script').text = 'a()'),
      policy: () => factory.createPolicy('another', {}),
      'our policy again': () => factory.createPolicy('signet-html', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${String(error).split(':')[0]}`;
      }
    });
  });
  expect(outcomes).toEqual([
    'element: TypeError',
    'frame: TypeError',
    'srcdoc: TypeError',
    'handler: TypeError',
    'document: TypeError',
    'worker: TypeError',
    'script: TypeError',
    'policy: TypeError',
    'our policy again: TypeError',
  ]);
  // The watch that all tests are under has seen it.
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(outcomes.length);
  refusals.length = 0;
});

test('the page may use the clipboard, and neither camera nor microphone nor place', async ({
  page,
}) => {
  await page.goto('/');
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowsFeature: (name: string) => boolean };
    };
    const names = ['camera', 'microphone', 'geolocation', 'clipboard-read', 'clipboard-write'];
    return names.filter((name) => featurePolicy.allowsFeature(name));
  });
  expect(allowed).toEqual(['clipboard-read', 'clipboard-write']);
});

/** The names of the workers that run, in the order of the alphabet. The mark behind a name may hold a dash itself. */
function workersOf(page: Page): readonly string[] {
  const names = page.workers().map((each) => /([a-z-]+)-[\w-]{8}\.js$/.exec(each.url())?.[1] ?? '');
  return names.toSorted();
}
