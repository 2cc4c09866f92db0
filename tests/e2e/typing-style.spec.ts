import { elements, openDesigner } from './support/designer';
import { expect, test, type Page } from './support/test';
import { field, partsOf, writeText } from './support/written-text';

test.use({ viewport: { width: 1440, height: 900 } });

const panel = (page: Page) => page.getByRole('group', { name: 'Typography' });
const toggle = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** How the parts of the text are set, slanted letters included. */
const partsShown = (page: Page) => partsOf(elements(page).first(), 'font-style', 'normal');

async function write(page: Page, words: string): Promise<void> {
  await openDesigner(page);
  await writeText(page, words);
}

test('keys at a mere caret set what is typed next, until it moves', async ({ page }) => {
  await write(page, 'Call ');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('now');
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' please');
  // A style that was asked for is gone once the caret has moved.
  await page.keyboard.press('ControlOrMeta+u');
  await expect(toggle(page, 'Underline')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await expect(toggle(page, 'Underline')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('End');
  await expect(toggle(page, 'Underline')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  expect(await partsShown(page)).toEqual([
    'Call |400|normal|#333333',
    'now|700|normal|#333333',
    ' please!|400|italic|#333333',
  ]);
  // What was written is one step of the design.
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => partsShown(page)).toEqual([]);
});

test('keys before the first letter of a new text set all of it', async ({ page }) => {
  await openDesigner(page);
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Jane');
  await expect(field(page)).toHaveCSS('outline-style', 'none');
  await expect(toggle(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' Doe');
  await page.keyboard.press('Escape');
  expect(await partsShown(page)).toEqual(['Jane|700|normal|#333333', ' Doe|400|normal|#333333']);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('menuitem', { name: 'Add Text' })).toBeVisible();
});

test('undo in the field takes the letters back with their style, and redo brings both', async ({
  page,
}) => {
  await write(page, 'ab');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('cd');
  const bold = field(page).locator('span').filter({ hasText: 'cd' });
  await expect(bold).toHaveCSS('font-weight', '700');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveText('ab');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field(page)).toHaveText('abcd');
  await expect(bold).toHaveCSS('font-weight', '700');
});

test('the panel sets color and weight of what is typed next; an element that is not written in is set as a whole', async ({
  page,
}) => {
  await write(page, 'We are ');
  await panel(page).getByRole('button', { name: 'Red' }).click();
  await expect(field(page)).toBeFocused();
  await toggle(page, 'Bold').click();
  await page.keyboard.type('open');
  await page.keyboard.press('Escape');
  expect(await partsShown(page)).toEqual(['We are |400|normal|#333333', 'open|700|normal|#b91c1c']);
  await page.keyboard.press('ControlOrMeta+i');
  await expect(elements(page).first().locator('text')).toHaveAttribute('font-style', 'italic');
});
