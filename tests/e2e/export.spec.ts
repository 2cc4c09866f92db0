import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './support/test';
import { preview } from './support/form';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function typeName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Personal Information' }).click();
  await page.getByLabel('Full Name').fill(name);
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose Your Style' }).click();
  await page.getByRole('radio', { name, exact: true }).check();
}

/** What a signature is made of, as far as it can be seen: nodes, addresses, sizes, text. */
function outline(root: Element): { nodes: readonly string[]; text: string } {
  const nodes = [...root.querySelectorAll('table,tr,td,a,img,br')].map((node) => {
    const href = node.getAttribute('href');
    const address = href === null ? '' : new URL(href).href;
    return [node.localName, address, node.getAttribute('src'), node.getAttribute('width')].join(
      ' ',
    );
  });
  // Chromium pastes ordinary spaces for those that do not break.
  return { nodes, text: root.textContent.replaceAll('\u00a0', ' ') };
}

test('a visitor types a name, chooses a template, copies, pastes and finds the same signature', async ({
  page,
}) => {
  await page.goto('/');
  await typeName(page, 'Grace <b>Hopper</b> & "Co"');
  await chooseTemplate(page, 'Corporate');
  await expect(preview(page).getByText('Grace <b>Hopper</b> & "Co"')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy HTML' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(
    page.getByText('“Head of Design” and 9 more are still sample values.'),
  ).toBeVisible();
  await expect(copy).toBeVisible();

  const [html, text] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> =>
      (await item?.getType(type))?.text() ?? Promise.resolve('');
    return Promise.all([read('text/html'), read('text/plain')]);
  });
  expect(text).toContain('Grace <b>Hopper</b> & "Co"');
  expect(html).toContain('Grace &lt;b&gt;Hopper&lt;/b&gt; &amp; "Co"');

  await page.evaluate(() => {
    const target = document.createElement('div');
    target.contentEditable = 'true';
    target.id = 'mail';
    document.body.prepend(target);
    target.focus();
  });
  await page.keyboard.press('Control+V');
  const pasted = await page.locator('#mail').evaluate(outline);
  const previewed = await preview(page).locator('body').evaluate(outline);
  expect(pasted).toEqual(previewed);
});

test('the downloaded file opens as a whole document that looks like the preview', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await typeName(page, 'Ada Lovelace');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('email-signature.html');
  const html = await readFile(await download.path(), 'utf8');
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(html).toContain('<meta charset="utf-8">');

  const opened = await context.newPage();
  await opened.setContent(html);
  await expect(opened).toHaveTitle('Ada Lovelace');
  await expect(opened.getByText('Ada Lovelace')).toBeVisible();
  await expect(opened.locator('img')).toHaveJSProperty('complete', true);
  expect(await opened.locator('img').getAttribute('src')).toMatch(
    /^http:\/\/localhost:\d+\/sample\//,
  );
});

test('without a rich clipboard the copy command carries both forms', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ClipboardItem', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const types = await page.evaluate(() =>
    navigator.clipboard.read().then((items) => items.flatMap(({ types: all }) => all)),
  );
  expect(types).toEqual(expect.arrayContaining(['text/html', 'text/plain']));
});

test('a refused clipboard ends in the notice, and the work goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ClipboardItem', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('Failed to copy to clipboard')).toBeVisible();
  await typeName(page, 'Still here');
  await expect(preview(page).getByText('Still here')).toBeVisible();
});

test('a copy without a preview on the page ends in the notice', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/');
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('[data-signature-preview]')?.removeAttribute('data-signature-preview');
  });
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('Failed to copy to clipboard')).toBeVisible();
  expect(warnings.join('\n')).toContain('Preview element not found');
});

test('hostile text never becomes markup, and the field states why a link is missing', async ({
  page,
}) => {
  await page.goto('/');
  let hasRun = false;
  await page.exposeFunction('signetWasHit', () => {
    hasRun = true;
  });
  await typeName(page, '<img src=x onerror=signetWasHit()>');
  await page.getByRole('button', { name: 'Contact Information' }).click();
  await page.getByLabel('Website').fill('javascript:signetWasHit()');
  await expect(
    page.getByText('This is not a web address we can link to, so it has no link.'),
  ).toBeVisible();
  await expect(preview(page).getByText('<img src=x onerror=signetWasHit()>')).toBeVisible();
  await expect(preview(page).locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(hasRun).toBe(false);
});
