import type { Page } from '@playwright/test';
import { elements, importText, openDesigner } from './support/designer';
import { expect, test } from './support/test';

/* A design that closes up shows what goes while it is edited, and how it looks without it in the preview. */

const LINE = { width: 140, height: 20, autoWidth: true };
const DESIGN = {
  elements: [
    { ...LINE, id: 'name', type: 'name', x: 40, y: 20 },
    { ...LINE, id: 'label', type: 'text', x: 40, y: 50, content: 'Fax:' },
    { ...LINE, id: 'fax', type: 'fax', x: 90, y: 50 },
    { ...LINE, id: 'email', type: 'email', x: 40, y: 80 },
  ],
  signatureData: { fullName: 'Jane Doe', email: 'jane@acme.com' },
};

test.beforeEach(async ({ page }) => {
  await openDesigner(page);
  await importText(page, JSON.stringify(DESIGN));
  await expect(elements(page)).toHaveCount(4);
});

test('the switch closes the preview up, and can be undone', async ({ page }) => {
  const far = await distance(page);
  const collapsed = page.locator('[data-collapsed-lines]');
  await expect(collapsed).not.toHaveAttribute('d');
  await switchOn(page);
  // One line around label and field.
  await expect(collapsed).toHaveAttribute('d', /^M[^M]+$/);
  expect(await distance(page)).toBe(far);
  await preview(page);
  await expect(page.locator('[data-element-id]')).toHaveCount(2);
  expect(await distance(page)).toBe(far - 30);
  await preview(page);
  await expect(elements(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(collapsed).not.toHaveAttribute('d');
});

test('the properties of an empty element state that its line closes up, until it has a text', async ({
  page,
}) => {
  await switchOn(page);
  const note = page.getByText('Empty: its line closes up in the email.');
  await page.locator('[data-element-id="fax"]').click({ force: true });
  await expect(note).toBeVisible();
  await contentField(page).fill('123');
  await expect(note).toBeHidden();
  await expect(page.locator('[data-collapsed-lines]')).not.toHaveAttribute('d');
});

function contentField(page: Page) {
  return page.getByRole('region', { name: 'Content' }).getByRole('textbox').first();
}

async function switchOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Remove empty lines' }).click();
}

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
}

/** From the name to the email, in px. */
async function distance(page: Page): Promise<number> {
  const [name, email] = await Promise.all(
    ['name', 'email'].map((id) => page.locator(`[data-element-id="${id}"] text`).boundingBox()),
  );
  return Math.round((email?.y ?? 0) - (name?.y ?? 0));
}
