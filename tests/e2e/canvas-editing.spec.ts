import { expect, test, type Locator, type Page } from '@playwright/test';
import { add, drag, elements, openDesigner } from './support/designer';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** The words as the canvas shows them, line by line. */
const linesOf = (element: Locator) => element.locator('text').allTextContents();

/** Where a share of the element's width is, in its first line. */
async function pointIn(element: Locator, share: number) {
  const box = await element.locator('text').first().boundingBox();
  if (box === null) throw new Error('The text is not on the screen');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

async function doubleClick(page: Page, element: Locator, share = 0.5): Promise<void> {
  const { x, y } = await pointIn(element, share);
  await page.mouse.dblclick(x, y);
}

test.beforeEach(async ({ page }) => {
  await openDesigner(page);
});

test('a double click edits a text where it was clicked; leaving makes one step', async ({
  page,
}) => {
  await add(page, 'Job Title');
  const title = elements(page).first();
  const [words = ''] = await linesOf(title);
  await doubleClick(page, title, 0.01);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(words);

  await page.keyboard.type('Our ');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and more');
  await page.keyboard.press('Escape');

  await expect(field(page)).toHaveCount(0);
  await expect(title).toBeFocused();
  expect(await linesOf(title)).toEqual([`Our ${words}`, 'and more']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title.locator('text')).toHaveText(words);
  await expect(elements(page)).toHaveCount(1);
});

test('what is typed shows in the panel at once, and is nothing when it is taken back', async ({
  page,
}) => {
  await add(page, 'Text');
  const text = elements(page).first();
  await text.press('Enter');
  await page.keyboard.type('Ahoy');
  const panel = page.getByRole('group', { name: 'Content' }).getByRole('textbox').first();
  await expect(panel).toHaveValue('Ahoy');
  for (let index = 0; index < 4; index += 1) await page.keyboard.press('Backspace');
  await expect(panel).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(field(page)).toHaveCount(0);
  expect(await linesOf(text)).toEqual(['Your text']);
  await undo(page).click();
  await expect(elements(page)).toHaveCount(0);
});

test('a text that follows the details goes on following while it is left as it is', async ({
  page,
}) => {
  await add(page, 'Name');
  const name = elements(page).first();
  const [words = ''] = await linesOf(name);
  await doubleClick(page, name);
  await page.keyboard.press('Escape');
  const panel = page.getByRole('group', { name: 'Content' }).getByRole('textbox').first();
  await expect(panel).toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ada');
  await page.mouse.click(900, 700);
  await expect(field(page)).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await expect(name.locator('text')).toHaveText('Ada');
  await undo(page).click();
  await expect(name.locator('text')).toHaveText(words);
});

test('keys of the canvas rest while a text is edited, and a press elsewhere keeps it', async ({
  page,
}) => {
  await add(page, 'Text');
  await add(page, 'Rectangle');
  const [text, rectangle] = [elements(page).first(), elements(page).last()];
  await doubleClick(page, text);
  await page.keyboard.type('Delete me');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kept');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.type('!');
  await expect(elements(page)).toHaveCount(2);
  const before = await rectangle.boundingBox();
  await drag(page, rectangle, 60, 40);
  expect((await rectangle.boundingBox())?.x).toBe((before?.x ?? 0) + 60);
  await expect(field(page)).toHaveCount(0);
  await expect(text.locator('text')).toContainText('!');
});

test('Enter belongs to an input method that composes', async ({ page }) => {
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await expect(field(page)).toHaveText('にほ');
  // What browsers send for a key that goes to the input method.
  await field(page).dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true });
  await field(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(field(page)).toBeFocused();
  await client.send('Input.insertText', { text: '日本' });
  await page.keyboard.press('Escape');
  await expect(elements(page).first().locator('text')).toHaveText('日本');
});

test('pasting brings plain text only', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await add(page, 'Text');
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob(['<b>Bold</b> words'], { type: 'text/html' }),
        'text/plain': new Blob(['Bold words'], { type: 'text/plain' }),
      }),
    ]),
  );
  await elements(page).first().press('Enter');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page)).toHaveText('Bold words');
  expect(await field(page).innerHTML()).toBe('Bold words');
});

test('a locked text is not edited', async ({ page }) => {
  await add(page, 'Text');
  const text = elements(page).first();
  await text.press('ControlOrMeta+Shift+l');
  await expect(text).toHaveAccessibleName(/locked$/);
  await text.press('Enter');
  await doubleClick(page, text);
  await expect(field(page)).toHaveCount(0);
});

test('a double click moves no letter', async ({ page }) => {
  await add(page, 'Text');
  const text = elements(page).first();
  await doubleClick(page, text);
  await page.keyboard.type('Head of Design');
  await page.keyboard.press('Escape');
  const drawn = await text.locator('text').boundingBox();
  await doubleClick(page, text);
  const edited = await field(page).evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, width } = range.getBoundingClientRect();
    return { x, width };
  });
  expect(Math.abs(edited.x - (drawn?.x ?? 0))).toBeLessThan(1);
  expect(Math.abs(edited.width - (drawn?.width ?? 0))).toBeLessThan(1.5);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a double tap edits a text', async ({ page }) => {
    await add(page, 'Text');
    const { x, y } = await pointIn(elements(page).first(), 0.5);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(field(page)).toBeFocused();
  });
});
