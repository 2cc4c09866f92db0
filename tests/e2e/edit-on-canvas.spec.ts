import { elements, openDesigner } from './support/designer';
import { copiedSignature } from './support/take-away';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('the signature of the form comes to the canvas, follows its details, and can be edited as any other', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Choose Your Style/ }).click();
  await page.getByRole('radio', { name: 'Corporate' }).check({ force: true });
  await page.getByRole('link', { name: 'Edit on canvas' }).click();
  const canvas = page.locator('[data-design-canvas]');
  await expect(canvas.locator('[data-element-id^="name-"]')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+44 20 7946 0000');
  const { html } = await copiedSignature(page);
  for (const shown of [
    'Ada Lovelace',
    '+44 20 7946 0000',
    'tel:+442079460000',
    'Northwind Studio',
  ]) {
    expect(html).toContain(shown);
  }
  expect(html).not.toContain('Jane Doe');
  expect(html).not.toContain('010-4477');
});

test('a design that was worked on is replaced only after the visitor agrees, and undo brings it back', async ({
  page,
}) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Quote', exact: true }).click();
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  const edit = page.getByRole('link', { name: 'Edit on canvas' });
  const question = page.getByRole('dialog', { name: 'Replace the design on the canvas?' });
  await edit.click();
  await question.getByRole('button', { name: 'Keep my design' }).click();
  await expect(question).toHaveCount(0);
  await expect(elements(page)).toHaveCount(1);
  await page.goBack();
  await edit.click();
  await question.getByRole('button', { name: 'Replace it' }).click();
  const canvas = page.locator('[data-design-canvas]');
  await expect(canvas.locator('[data-element-id^="name-"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(elements(page)).toHaveCount(1);
  await page.reload();
  await expect(elements(page)).toHaveCount(1);
  await expect(question).toHaveCount(0);
});

test('the template opens as a new signature, and the design stays as it is', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Quote', exact: true }).click();
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  await page.getByRole('link', { name: 'Edit on canvas' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the design on the canvas?' });
  await question.getByRole('button', { name: 'As a new signature' }).click();
  const canvas = page.locator('[data-design-canvas]');
  await expect(canvas.locator('[data-element-id^="name-"]')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Signatures:/ });
  await expect(menu).toContainText('Jane Doe 2');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('list of signatures');
  await menu.click();
  const list = page.getByRole('dialog', { name: 'Your signatures' });
  await list.getByRole('button', { name: /^Jane Doe Edited/ }).click();
  await expect(elements(page)).toHaveCount(1);
  await expect(menu).not.toContainText('Jane Doe 2');
  await page.reload();
  await expect(elements(page)).toHaveCount(1);
});

test('a design that nothing was changed of since is replaced without a question', async ({
  page,
}) => {
  await page.goto('/');
  const edit = page.getByRole('link', { name: 'Edit on canvas' });
  const canvas = page.locator('[data-design-canvas]');
  await edit.click();
  await expect(canvas.locator('[data-element-id^="name-"]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  await edit.click();
  await expect(page.getByText('Switched to Modern')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
