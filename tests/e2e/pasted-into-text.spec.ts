import { boxAtRest } from './support/box-at-rest';
import { add, elements, openDesigner, place } from './support/designer';
import { expect, test, type Page } from './support/test';
import { field, writeText } from './support/written-text';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const address = (page: Page) => page.getByRole('textbox', { name: 'Address' });

/** Puts what a browser copies from a page on the clipboard. */
async function copy(page: Page, asHtml: string, asText: string): Promise<void> {
  await page.evaluate(
    async ([rich, words]) => {
      const html = new Blob([rich], { type: 'text/html' });
      const plain = new Blob([words], { type: 'text/plain' });
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/html': html, 'text/plain': plain }),
      ]);
    },
    [asHtml, asText] as const,
  );
}

async function typeText(page: Page, words: string): Promise<void> {
  await openDesigner(page);
  await copy(page, '<p>Rich <b>bold</b></p>', 'Rich bold');
  await writeText(page, words);
}

test('what is pasted on a new line of a text stands there, with its looks on its own letters', async ({
  page,
}) => {
  await typeText(page, 'Hello');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('Hello\nRich bold', { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(elements(page)).toHaveCount(1);
  await expect(elements(page).locator('tspan[font-weight="700"]')).toHaveText('bold');
});

test('what is pasted into a text with parts of its own goes into it alone, and nothing typed is lost', async ({
  page,
}) => {
  await typeText(page, 'Hello world');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(address(page)).toBeFocused();
  await page.keyboard.type('example.org');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('! ');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('Hello world! Rich bold', { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(elements(page)).toHaveCount(1);
  await expect(elements(page).first()).toHaveAccessibleName(/Hello world! Rich bold/);
});

test('what asks for the link of a text at the edge of the canvas is seen whole', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await place(page, 0, 60);
  for (let zoom = 0; zoom < 2; zoom++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await elements(page).first().press('Enter');
  await page.keyboard.type('Hi all');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(address(page)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Link of the selected text' });
  const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
  const box = await boxAtRest(dialog);
  expect(box.x).toBeGreaterThanOrEqual(canvas.x);
  expect(box.y).toBeGreaterThanOrEqual(canvas.y);
});

test('a list keeps its marks, on the canvas and in a text', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.keyboard.press('Escape');
  await copy(page, '<ul><li>Design</li><li>Build</li></ul>', 'Design\nBuild');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(elements(page).nth(1)).toHaveAccessibleName(/• Design • Build/);
  await elements(page).nth(1).press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('• Design\n• Build\n• Design\n• Build', {
    useInnerText: true,
  });
});

test('what is copied out of a text with parts of its own is pasted with its lines', async ({
  page,
}) => {
  await typeText(page, 'Hello world');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('next');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('Hello world\nnext\nHello world\nnext', {
    useInnerText: true,
  });
});

test('an address that is pasted over words becomes their link', async ({ page }) => {
  await openDesigner(page);
  await copy(page, '<a href="https://example.com/call">call</a>', 'https://example.com/call');
  await writeText(page, 'Book a call');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('Book a call');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(address(page)).toHaveValue('https://example.com/call');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Escape');
  await expect(elements(page).first().locator('[text-decoration=underline]')).toHaveCount(0);
  await expect(elements(page).first()).toContainText('Book a call');
});
