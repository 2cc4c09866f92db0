import { elements, openDesigner } from './support/designer';
import { expect, test, type Locator, type Page } from './support/test';
import { field, partsOf, writeText } from './support/written-text';

/* Fields that are about the selected words of a text while it is written. */

test.use({ viewport: { width: 1440, height: 900 } });

const partsShown = (text: Locator) => partsOf(text, 'text-decoration', 'none');

async function selectLastWord(page: Page): Promise<void> {
  for (let left = 4; left > 0; left--) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
}

test('the link of the panel is that of the selected words', async ({ page }) => {
  await openDesigner(page);
  await writeText(page, 'We open, see when');
  await selectLastWord(page);
  const link = page.getByRole('complementary').getByLabel('Link', { exact: true });
  await link.fill('example.com/hours');
  await link.press('Enter');
  await expect(field(page)).toHaveCount(1);
  await expect(link).toHaveValue(/example\.com\/hours$/);
  await field(page).press('Escape');
  await expect
    .poll(() => partsShown(elements(page).first()))
    .toEqual(['We open, see |400|none|#333333', 'when|400|underline|#333333']);
});

test('the colors of selected words take digits too', async ({ page }) => {
  await openDesigner(page);
  await writeText(page, 'We open, see when');
  await selectLastWord(page);
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await bar.getByRole('button', { name: 'Color', exact: true }).click();
  const hex = page.getByRole('dialog', { name: 'Color of the selected text' }).getByLabel('Hex');
  await hex.fill('#0f6e4f');
  await hex.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => partsShown(elements(page).first()))
    .toEqual(['We open, see |400|none|#333333', 'when|400|none|#0f6e4f']);
});
