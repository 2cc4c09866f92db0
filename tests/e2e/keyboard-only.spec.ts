import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './support/test';
import { element, zoom } from './support/canvas';
import { elements, openDesigner } from './support/designer';
import { boxAtRest } from './support/box-at-rest';

test.use({ viewport: { width: 1440, height: 900 } });

/** Carries out a command by its words. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'All commands' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'All commands' })).toHaveCount(0);
}

/** Presses a key until something has the focus, as one would who looks at the ring. */
async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  for (let count = 0; count < 60; count++) {
    const focused = page.locator(':focus');
    const isThere = await focused.evaluate((node, source) => {
      const label = node.getAttribute('aria-label') ?? '';
      const labels = 'labels' in node ? [...((node.labels ?? []) as NodeListOf<Element>)] : [];
      const text = [label, ...labels.map(({ textContent }) => textContent), node.textContent];
      return text.some((words) => new RegExp(source).test((words ?? '').trim()));
    }, name.source);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(name)} is not reached by ${key}`);
}

async function goToProperties(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[aria-label="Properties"] :focus')).toHaveCount(1);
}

test('a signature is built, aligned, styled and exported by the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await openDesigner(page);
  for (const name of ['name', 'job title', 'email', 'divider']) await command(page, `add ${name}`);
  await expect(elements(page)).toHaveCount(4);

  // Apart from each other by whole steps, then in line and evenly spread.
  await expect(element(page, 'Divider')).toBeFocused();
  for (let step = 0; step < 12; step++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+a');
  await command(page, 'align left');
  await command(page, 'distribute vert');
  const places = await elements(page).evaluateAll((nodes) =>
    nodes.map((node) => /at (\d+), (\d+)/.exec(node.getAttribute('aria-label') ?? '')?.slice(1)),
  );
  expect(new Set(places.map((place) => place?.[0])).size).toBe(1);
  await page.keyboard.press('Control+g');

  // The name is found by Tab, and its properties without losing it.
  await page.keyboard.press('Control+Shift+g');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(element(page, 'Name')).toBeFocused();
  await goToProperties(page);
  await pressUntil(page, 'Tab', /^Font size slider$/);
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(element(page, 'Name')).toHaveAttribute('aria-selected', 'true');

  // A look at it, and away with it.
  await pressUntil(page, 'Shift+Tab', /^Preview$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Digit1');
  await expect(zoom(page)).not.toHaveText('100%');
  const downloading = page.waitForEvent('download');
  await command(page, 'export');
  const html = await readFile(await (await downloading).path(), 'utf8');
  expect(html).toContain('Jane Doe');
  expect(html).toMatch(/font: ?bold 24px /);
});

test('a label is put in the middle of a box and linked by the keyboard alone', async ({ page }) => {
  test.slow();
  await openDesigner(page);
  await command(page, 'add rectangle');
  await command(page, 'add text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Book a call');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await command(page, 'align center');
  await command(page, 'align middle');
  const [box, label] = await Promise.all([
    boxAtRest(element(page, 'Rectangle').locator('rect').last()),
    boxAtRest(element(page, 'Text').locator('text')),
  ]);
  for (const [start, size] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const off = box[start] + box[size] / 2 - (label[start] + label[size] / 2);
    expect(Math.abs(off), `off the middle along ${start}`).toBeLessThanOrEqual(1.5);
  }

  await page.keyboard.press('Escape');
  for (let count = 0; count < 3; count++) {
    await page.keyboard.press('Tab');
    if (await element(page, 'Text').evaluate((node) => node === document.activeElement)) break;
  }
  await expect(element(page, 'Text')).toBeFocused();
  await goToProperties(page);
  await pressUntil(page, 'Tab', /^Advanced Settings$/);
  await page.keyboard.press('Space');
  await pressUntil(page, 'Tab', /^Link/);
  await page.keyboard.type('https://example.com/call');
  await pressUntil(page, 'Shift+Tab', /^Advanced Settings$/);
  const downloading = page.waitForEvent('download');
  await command(page, 'export');
  const html = await readFile(await (await downloading).path(), 'utf8');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/call"[^>]*>(<[^>]*>)*Book a call/);
});

test('the list of commands leads to the details, into their first field', async ({ page }) => {
  await openDesigner(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'All commands' }).fill('your details');
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ada');
  await expect(name).toHaveValue('Ada');
});
