import type { BrowserContext } from '@playwright/test';
import { add, elements, openDesigner } from './support/designer';
import { openSection } from './support/form';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the form with its first section. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await openSection(page, 'Personal Information');
}

function field(page: Page, name: 'Full Name' | 'Job Title'): ReturnType<Page['getByLabel']> {
  return page.getByLabel(name);
}

/** Until the page shows that all that was done lies on the device. */
test('what is typed in the form is on the canvas of another tab, and the other way round', async ({
  page,
  context,
}) => {
  await openDesigner(page);
  await add(page, 'Name');
  await expectSaved(page);
  const form = await context.newPage();
  await openForm(form);
  await field(form, 'Full Name').fill('Ada Lovelace');
  await expect(elements(page).first()).toHaveAccessibleName(/Ada Lovelace/);

  await page.bringToFront();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Grace Hopper');
  await expect(field(form, 'Full Name')).toHaveValue('Grace Hopper');
  await page.getByRole('tab', { name: 'Elements' }).click();
  await add(page, 'Job Title');
  await expectSaved(page);
  await form.close();
  await page.reload();
  await expect(elements(page)).toHaveCount(2);
  await expect(elements(page).first()).toHaveAccessibleName(/Grace Hopper/);
});

/** A second form beside one in which something was typed. */
async function openSecond(page: Page, context: BrowserContext): Promise<Page> {
  await openForm(page);
  await field(page, 'Full Name').fill('Ada Lovelace');
  await expectSaved(page);
  const second = await context.newPage();
  await openForm(second);
  await expect(field(second, 'Full Name')).toHaveValue('Ada Lovelace');
  return second;
}

test('two forms do not write over each other', async ({ page, context }) => {
  const second = await openSecond(page, context);
  await field(second, 'Job Title').fill('Countess');
  await expect(field(page, 'Job Title')).toHaveValue('Countess');
  await field(page, 'Full Name').fill('Ada King');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  await expectSaved(page);
  await second.reload();
  await openSection(second, 'Personal Information');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  await expect(field(second, 'Job Title')).toHaveValue('Countess');
});

test('a tab that hangs while another takes over loses nothing, and neither does the other', async ({
  page,
  context,
}) => {
  const second = await openSecond(page, context);
  await field(page, 'Full Name').fill('Ada King');
  const hanging = page.evaluate(() => {
    const end = performance.now() + 4000;
    while (performance.now() < end);
  });
  await field(second, 'Job Title').fill('Countess');
  await expectSaved(second);
  await hanging;
  await expect(field(page, 'Job Title')).toHaveValue('Countess');
  await expect(field(second, 'Full Name')).toHaveValue('Ada King');
  const third = await context.newPage();
  await openForm(third);
  await expect(field(third, 'Full Name')).toHaveValue('Ada King');
  await expect(field(third, 'Job Title')).toHaveValue('Countess');
});
