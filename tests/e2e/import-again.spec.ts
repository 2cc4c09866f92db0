import { expectNoBreach } from './support/axe';
import { openDesigner } from './support/designer';
import { importDialog as dialog, mailSource as fixture } from './support/import-dialog';
import { pasteInto } from './support/paste';
import { expect, test } from './support/test';

/* What is pasted after something else: in the dialog, and once that is closed. */

test('an import that the form did not begin offers nothing of the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Import a signature' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const html = fixture('26-hubspot-photo-left.html');
  await pasteInto(page.locator('body'), html, 'Thandi Mokoena');
  await expect(dialog(page).getByRole('button', { name: 'Put on the canvas' })).toBeEnabled();
  const fillOnly = dialog(page).getByRole('button', { name: 'Fill in the form only' });
  await expect(fillOnly).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Import a signature' }).click();
  await pasteInto(page.locator('body'), html, 'Thandi Mokoena');
  await expect(fillOnly).toBeEnabled();
});

test('what is no signature is refused beside one, which stays', async ({ page }) => {
  await openDesigner(page);
  await pasteInto(page.locator('body'), fixture('26-hubspot-photo-left.html'), 'Thandi Mokoena');
  const put = dialog(page).getByRole('button', { name: 'Put on the canvas' });
  await expect(put).toBeEnabled();
  await pasteInto(page.locator('body'), '', 'hello');
  await expect(dialog(page).getByRole('alert')).toContainText('There is no signature');
  await expect(put).toBeEnabled();
  await expectNoBreach(page);
});
