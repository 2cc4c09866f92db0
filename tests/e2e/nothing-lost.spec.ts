import { add, elements, openDesigner } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('words that are being typed on the canvas survive a reload', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  await page.keyboard.type('Half a sentence');
  await page.reload();
  await expect(elements(page).first()).toHaveAttribute('aria-label', /Half a sentence/);
});

test('a step survives a reload in the same moment', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await expect(elements(page)).toHaveCount(1);
  await page.waitForTimeout(1000);
  await elements(page).first().press('Control+d');
  await page.reload();
  await expect(elements(page)).toHaveCount(2);
});

test('what was typed into the form survives a reload in the same moment', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Personal Information' }).click();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.reload();
  await page.getByRole('button', { name: 'Personal Information' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
});
