import { expect, test, type Locator, type Page } from './support/test';
import { fingers } from './support/canvas-pointer';
import { add, drag, elements, openEmpty } from './support/designer';
import { boxAtRest } from './support/box-at-rest';
import { expectSaved } from './support/stored';
import { field } from './support/written-text';

test.use({ viewport: { width: 1440, height: 900 } });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

const linesOf = (element: Locator) => element.locator('text').allTextContents();
async function pointIn(element: Locator, share: number) {
  const box = await boxAtRest(element.locator('text').first());
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

async function doubleClick(page: Page, element: Locator, share = 0.5): Promise<void> {
  const { x, y } = await pointIn(element, share);
  await page.mouse.dblclick(x, y);
}

test.beforeEach(async ({ page }) => {
  await openEmpty(page);
});

test('a text is edited on the canvas', async ({ page }) => {
  test.slow();
  await test.step('a double click edits a text where it was clicked; leaving makes one step', async () => {
    await openEmpty(page);
    await add(page, 'Job Title');
    const title = elements(page).first();
    const [words = ''] = await linesOf(title);
    await doubleClick(page, title, 0.01);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveText(words);
    await expect(page.locator('[data-pale-frame]')).toHaveCSS('opacity', '1');

    await page.keyboard.type('Our ');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('and more');
    await page.keyboard.press('Escape');

    await expect(field(page)).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(page.locator('[data-pale-frame]')).toHaveCSS('opacity', '0.6');
    expect(await linesOf(title)).toEqual([`Our ${words}`, 'and more']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(title.locator('text')).toHaveText(words);
    await expect(elements(page)).toHaveCount(1);
  });
  await test.step('what is typed shows in the panel at once, and is nothing when it is taken back', async () => {
    await openEmpty(page);
    await add(page, 'Text');
    const text = elements(page).first();
    await text.press('Enter');
    await page.keyboard.type('Ahoy');
    const panel = page.getByRole('group', { name: 'Content' }).getByRole('textbox').first();
    await expect(panel).toHaveValue('Ahoy');
    // What is saved while it is typed is a step from then on.
    await expect(undo(page)).toBeEnabled();
    await expectSaved(page);
    for (let index = 0; index < 4; index += 1) await page.keyboard.press('Backspace');
    await expect(panel).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(field(page)).toHaveCount(0);
    expect(await linesOf(text)).toEqual(['Your text']);
    await undo(page).click();
    await expect(elements(page)).toHaveCount(0);
  });
  await test.step('a text that follows the details goes on following while it is left as it is', async () => {
    await openEmpty(page);
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
  await test.step('keys of the canvas rest while a text is edited, and a press elsewhere keeps it', async () => {
    await openEmpty(page);
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
    // It may snap.
    expect((await rectangle.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 40);
    await expect(field(page)).toHaveCount(0);
    await expect(text.locator('text')).toContainText('!');
  });
  await test.step('Enter belongs to an input method that composes', async () => {
    await openEmpty(page);
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
});

test('a text takes pasted words, is not edited while locked, stays in its place, and has a name', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('pasting brings words and their looks, and no foreign markup', async () => {
    await openEmpty(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await add(page, 'Text');
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob(['<b class="x">Bold</b> <a>words</a>'], { type: 'text/html' }),
          'text/plain': new Blob(['Bold words'], { type: 'text/plain' }),
        }),
      ]),
    );
    await elements(page).first().press('Enter');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field(page)).toHaveText('Bold words');
    await expect(field(page).locator('[class], :not(span)')).toHaveCount(0);
    const looks = field(page).locator('span');
    await expect(looks.first()).toHaveCSS('font-weight', '700');
    await expect(looks.last()).toHaveCSS('font-size', '14px');
  });
  await test.step('a locked text is not edited', async () => {
    await openEmpty(page);
    await add(page, 'Text');
    const text = elements(page).first();
    await text.press('ControlOrMeta+Shift+l');
    await expect(text).toHaveAccessibleName(/locked$/);
    await text.press('Enter');
    await doubleClick(page, text);
    await expect(field(page)).toHaveCount(0);
  });
  await test.step('a double click moves no letter', async () => {
    await openEmpty(page);
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
  await test.step('each element has a role and a full name, and focus selects it', async () => {
    await openEmpty(page);
    await add(page, 'Job Title');
    const title = elements(page).first();
    await title.press('ArrowRight');
    const [words = ''] = await linesOf(title);
    const name = new RegExp(`^Job Title, "${words}", at \\d+, \\d+$`);
    await expect(title).toHaveAccessibleName(name);
    await title.press('ControlOrMeta+Shift+l');
    await expect(title).toHaveAccessibleName(/at \d+, \d+, locked$/);
    await add(page, 'Text');
    await expect(title).toHaveAttribute('aria-selected', 'false');
    await title.focus();
    await expect(title).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a double tap edits a text', async ({ page }) => {
    await add(page, 'Text');
    const pointer = await fingers(page);
    const { x, y } = await pointIn(elements(page).first(), 0.5);
    await pointer.tapTwice([x, y]);
    await expect(field(page)).toBeFocused();
  });
});
