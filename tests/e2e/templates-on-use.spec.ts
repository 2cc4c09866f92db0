import { readManifest } from '../../scripts/check-sizes.mjs';
import { openSection, preview } from './support/form';
import { holdRequests } from './support/hold-requests';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';

/* Only the default template comes with the page. What is seen must not show that. */

/** Two files are called registry; the manifest of the build shows which is which. */
const TEMPLATES = `**/${fileOf('src/templates/registry.ts')}`;
const EXPORT_WORKER = '**/export-worker-*.js';

/** The file that the build made of a module which loads on use. */
function fileOf(module: string): string {
  const chunk = readManifest('dist')[module];
  if (chunk === undefined) throw new Error(`The build has no file for ${module}`);
  return chunk.file;
}

/** Leaves a form behind in which another template than the default one is chosen; answers with what the preview shows. */
async function leaveWith(page: Page, template: string): Promise<string> {
  await page.goto('/');
  const body = preview(page).locator('body');
  await expect(body).toContainText('Jane Doe');
  const before = await body.innerText();
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: template, exact: true }).check();
  await expect.poll(() => body.innerText()).not.toBe(before);
  await expectSaved(page);
  return body.innerText();
}

test('a saved template is shown as soon as it has come, and no other before it', async ({
  page,
}) => {
  const before = await leaveWith(page, 'Newspaper');
  // The finished output would stand in: it is on its way, too.
  const sendTemplates = await holdRequests(page, TEMPLATES);
  const sendWorker = await holdRequests(page, EXPORT_WORKER);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Newspaper' })).toBeChecked();
  await openSection(page, 'Personal Information');
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
  const body = preview(page).locator('body');
  await page.waitForTimeout(300);
  await expect(body).toBeEmpty();
  sendTemplates();
  await expect.poll(() => body.innerText()).toBe(before);
  sendWorker();
  await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeEnabled();
  expect(await body.innerText()).toBe(before);
});

test('where the templates do not come, the preview shows what the output is', async ({ page }) => {
  const before = await leaveWith(page, 'Newspaper');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(TEMPLATES, (route) => route.abort());
  await page.reload();
  const body = preview(page).locator('body');
  await expect.poll(() => body.innerText()).toBe(before);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Rosalind Franklin');
  await expect(body).toContainText('Rosalind Franklin', { ignoreCase: true });

  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Tech', exact: true }).check();
  await expect(body).toContainText('$ whoami');
  await page.unroute(TEMPLATES);
  await page.getByRole('radio', { name: 'Executive', exact: true }).check();
  await expect(body).toContainText('This communication is confidential');
  await page.getByRole('radio', { name: 'Modern', exact: true }).check();
  await expect(body).not.toContainText('This communication is confidential');
  await expect(body).toContainText('Rosalind Franklin');
  expect(errors).toEqual([]);
});
