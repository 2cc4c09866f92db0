import { moveTo, NAME, openDesign } from './support/canvas-pointer';
import { elements } from './support/designer';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

async function drop(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Text', exact: true }).hover();
  await page.mouse.down();
  await moveTo(page, 300, 100);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Text of Text' })).toBeFocused();
}

test('a text is written as soon as it is dropped; Escape leaves it as it came', async ({
  page,
}) => {
  await openDesign(page, [NAME]);
  const last = elements(page).last();
  await drop(page);
  await page.keyboard.press('Escape');
  await expect(elements(page)).toHaveCount(2);
  await expect(last).toContainText('Your text');
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(1);
  await drop(page);
  await page.keyboard.type('Hello there');
  await page.keyboard.press('Escape');
  await expect(last).toContainText('Hello there');
  await page.keyboard.press('Control+z');
  await expect(last).toContainText('Your text');
  await page.keyboard.press('Control+z');
  await expect(elements(page)).toHaveCount(1);
});
