import { expectNoBreachInEither } from './support/axe';
import { add, elements, openDesigner } from './support/designer';
import { expect, test, type Locator, type Page } from './support/test';
import { field, partsOf, writeText } from './support/written-text';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });

/** How the parts of a text are set, underlines included. */
const partsShown = (text: Locator) => partsOf(text, 'text-decoration', 'none');

async function select(page: Page, letters: number): Promise<void> {
  for (let left = letters; left > 0; left--) await page.keyboard.press('Shift+ArrowLeft');
  // Browsers report a selection in a task of its own.
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
}

async function htmlCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menu').getByText('View HTML…', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your signature as code' });
  await dialog.getByRole('button', { name: 'Copy HTML code' }).click();
  await expect(page.getByText('HTML code copied to clipboard')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const PLAIN = '400|none|#333333';
const DONE = [
  `We are |${PLAIN}`,
  'open|700|none|#b91c1c',
  `, see |${PLAIN}`,
  'when|400|underline|#333333',
];

test('a word is bold and colored, another is a link, and both are there after undo, reload and export', async ({
  page,
}) => {
  await openDesigner(page);
  await writeText(page, 'We are open, see when');
  const text = elements(page).first();

  await select(page, 4);
  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Enter a web address/);
  await address.fill('example.com/hours');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  for (let left = ', see '.length; left > 0; left--) await page.keyboard.press('ArrowLeft');
  await select(page, 4);
  await page.keyboard.press('ControlOrMeta+b');
  const panel = page.getByRole('group', { name: 'Typography' });
  await expect(panel.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Red' }).click();
  await expect(field(page)).toBeFocused();
  await expect(bar(page).getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(await partsShown(text)).toEqual(DONE);

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => partsShown(text)).toContain('open|700|none|#333333');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => partsShown(text)).toContain(`We are open, see |${PLAIN}`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('text')).toHaveText('We are open, see when');
  await expect(text.locator('tspan')).toHaveCount(0);
  for (let left = 3; left > 0; left--) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => partsShown(text)).toEqual(DONE);

  await page.reload();
  await expect.poll(() => partsShown(elements(page).first())).toEqual(DONE);
  const html = await htmlCode(page);
  expect(html).toMatch(/<span style="font-weight:bold;color:#b91c1c;?">open<\/span>/);
  expect(html).toMatch(/<a href="https:\/\/example\.com\/hours"[^>]*>.*when.*<\/a>/);
});

test('a word is in a font of its own, by the panel, in the field, the drawing and the mail', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await page.getByRole('switch', { name: 'Advanced Settings' }).click();
  const text = elements(page).first();
  await text.press('Enter');
  await page.keyboard.type('Call 0123');
  await select(page, 4);
  const font = page.getByRole('combobox', { name: 'Font', exact: true });
  await expect(font).toHaveValue('Arial');
  // As a visitor does: with the press the panel shows what is selected.
  await font.press('Shift');
  await font.selectOption('Courier New');
  await expect(font).toHaveValue('Courier New');
  const part = field(page).locator('span').filter({ hasText: '0123' });
  await expect(part).toHaveCSS('font-family', /^"Courier New"/);
  await field(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('4');
  await page.keyboard.press('Escape');
  const fonts = () =>
    text
      .locator('tspan')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fontFamily));
  expect(await fonts()).toEqual(['Arial, sans-serif', '"Courier New", monospace']);
  await page.reload();
  await expect.poll(fonts).toEqual(['Arial, sans-serif', '"Courier New", monospace']);
  expect(await htmlCode(page)).toMatch(
    /<span style="font-family:'Courier New',monospace;line-height:16px;?">01234<\/span>/,
  );
});

test('the bar sets the font of a word, by keys alone, and undo takes it back', async ({ page }) => {
  await openDesigner(page);
  await writeText(page, 'Call 0123');
  await select(page, 4);
  const font = bar(page).getByRole('button', { name: 'Font and size' });
  await font.press('Enter');
  const fonts = page.getByRole('dialog', { name: 'Font and size of the selected text' });
  await expect(fonts.getByRole('button', { name: 'Arial' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoBreachInEither(page, '[aria-label="Selected text"]');
  await fonts.getByRole('button', { name: 'Georgia' }).press('Enter');
  await expect(fonts).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  const part = field(page).locator('span').filter({ hasText: '0123' });
  await expect(part).toHaveCSS('font-family', 'Georgia, serif');
  await font.press('Enter');
  await expect(fonts.getByRole('button', { name: 'Georgia' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page).locator('span').filter({ hasText: 'Call 0123' })).toHaveCount(1);
});

test('the bar and the panel set the size of a word, and emails have it', async ({ page }) => {
  await openDesigner(page);
  await writeText(page, 'Call 0123');
  await select(page, 4);
  await bar(page).getByRole('button', { name: 'Font and size' }).click();
  const fonts = page.getByRole('dialog', { name: 'Font and size of the selected text' });
  const size = fonts.getByRole('textbox', { name: 'Size' });
  // Typed at once, it is a size: it would replace the words if they had the focus.
  await expect(size).toBeFocused();
  await page.keyboard.type('20');
  const part = field(page).locator('span').filter({ hasText: '0123' });
  await expect(part).toHaveCSS('font-size', '20px');
  await expectNoBreachInEither(page, '[aria-label="Selected text"]');
  await size.press('Escape');
  const inPanel = page.getByRole('textbox', { name: 'Font size' });
  await expect(inPanel).toHaveValue('20');
  await inPanel.click();
  await inPanel.press('ArrowUp');
  await expect(part).toHaveCSS('font-size', '21px');
  await expect(field(page)).toHaveCSS('font-size', '14px');
  await field(page).focus();
  await page.keyboard.press('Escape');
  const html = await htmlCode(page);
  expect(html).toMatch(/<span style="font-size:21px[^"]*">0123<\/span>/);
});

test('what is typed within a part looks like it, and can be taken back in the field', async ({
  page,
}) => {
  await openDesigner(page);
  await writeText(page, 'one two');
  const text = elements(page).first();
  await select(page, 3);
  await bar(page).getByRole('button', { name: 'Italic' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('xyz');
  const italic = field(page).locator('span').filter({ hasText: 'tw' });
  await expect(italic).toHaveText('twxyzo');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveText('one two');
  await expect(italic).toHaveText('two');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(italic).toHaveCSS('font-style', 'normal');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(italic).toHaveCSS('font-style', 'italic');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('three');
  await page.keyboard.press('Escape');
  await expect(text.locator('text')).toHaveText(['one two', 'three']);
});

test('all of a text, and one that is not written in, are set as a whole', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Quote');
  const text = elements(page).first();
  await text.press('Enter');
  await page.keyboard.type('All of it');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Escape');
  await expect(text.locator('text')).toHaveAttribute('font-weight', '700');
  await expect(text.locator('tspan')).toHaveCount(0);
});

test('a detail is inserted at the caret of a text, by keyboard too, and follows the person', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).last().dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ask about it');
  for (let left = 2; left > 0; left--) await page.keyboard.press('ArrowLeft');
  const choice = page.getByRole('combobox', { name: 'Insert a detail' });
  const note = page.getByText('Blank so far: it is shown once it is filled in.');
  await choice.selectOption('Department');
  await expect(note).toBeVisible();
  await choice.selectOption('Company Name');
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Insert Company Name' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' and ');
  await page.keyboard.press('Escape');
  const shown = (): Promise<string | null> => elements(page).last().textContent();
  await expect.poll(shown).toMatch(/^Ask about .+ and it$/);
  const before = await shown();
  await page.getByRole('tab', { name: /^Details/ }).click();
  await page.getByRole('textbox', { name: /^Company/ }).fill('Northwind');
  await expect.poll(shown).toBe('Ask about Northwind and it');
  await page.keyboard.press('Escape');
  expect(before).not.toBe('Ask about Northwind and it');
});

test('Escape in what floats beside a selected part goes back to the text, then to its element', async ({
  page,
}) => {
  await openDesigner(page);
  await writeText(page, 'We are open');
  const text = elements(page).first();
  await select(page, 4);
  for (const name of ['Color', 'Font', 'Link']) {
    await bar(page).getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  }
  await page.keyboard.type('shut');
  await expect(field(page)).toHaveText('We are shut');
  await select(page, 4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});
