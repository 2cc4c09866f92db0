import type { Page } from '@playwright/test';
import { add, elements, openDesigner } from './support/designer';
import { openSection, showPreview, SIZES } from './support/form';
import { picture } from './support/pictures';
import { expect, inShortRun, test } from './support/test';

/* From a finding to the field or the element that it is about. */

for (const { name: place, width, height } of SIZES) {
  test.describe(`in the ${place}`, inShortRun(place === 'phone'), () => {
    test.use({ viewport: { width, height } });

    test('a finding of the form leads to a field of a section that is closed', async ({ page }) => {
      await page.goto('/');
      await openSection(page, 'Contact Information');
      await page.getByLabel('Website').fill('javascript:alert(1)');
      await page.getByRole('button', { name: /^Contact Information/ }).click();
      await expect(page.getByLabel('Website')).toHaveCount(0);
      await showPreview(page);
      await page.getByRole('button', { name: 'Go to Website' }).click();
      await expect(page.getByLabel('Website')).toBeFocused();
    });

    test('it leads to fields of pictures, too, which have to load first', async ({ page }) => {
      await page.goto('/');
      await uploadPhoto(page);
      await expect(page.getByText('Saved on this device', { exact: true }).first()).toBeAttached();
      // On a page that opens with the picture, the section has not been opened yet.
      await page.reload();
      await showPreview(page);
      await page
        .getByRole('button', { name: /^Go to Profile/ })
        .first()
        .click();
      await expect(page.getByLabel('Or link to a photo online')).toBeFocused();
    });

    test('what only a plain copy loses leads to the way that loses nothing', async ({ page }) => {
      await page.goto('/');
      await uploadPhoto(page);
      await showPreview(page);
      await expect(
        page.getByText('Your pictures need one more step in Gmail, HEY, Outlook (classic).'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Show me' }).click();
      const dialog = page.getByRole('dialog', { name: 'Use it in…' });
      await expect(dialog.getByRole('radio', { name: 'Gmail' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });
}

test('a finding of the designer selects its element and gives it the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesigner(page);
  await add(page, 'Website');
  await add(page, 'Logo');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Click to upload logo' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await picture(page, 300, 150, 'image/png'),
  });
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Checks: [1-9]\d* open issues?$/ }).click();
  await page
    .getByRole('list', { name: 'Checks' })
    .getByRole('button', { name: /^Gmail and HEY hide uploaded pictures/ })
    .click();
  await expect(elements(page).and(page.getByRole('option', { name: /^Logo/ }))).toBeFocused();
});

async function uploadPhoto(page: Page): Promise<void> {
  await openSection(page, 'Images');
  const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
  await field.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await picture(page, 400, 300, 'image/png'),
  });
  await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
}
