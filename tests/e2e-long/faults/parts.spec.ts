import { openSection, preview } from '../../e2e/support/form';
import { expect, test } from '../../e2e/support/test';
import { DESIGNER_PARTS } from './support/designer-parts';
import { FORM_PARTS } from './support/form-parts';
import { ANSWERS, expectStanding, lose, modulesLeft, takeOffer } from './support/lost-parts';
import { OUTPUT_PARTS } from './support/output-parts';
import { TEAM_PARTS } from './support/team-parts';

/* Parts of the page that load on use are gone, as there is a new release: the page shows a message, and they can load later. */

test.use({
  viewport: { width: 1440, height: 900 },
  actionTimeout: 8000,
  permissions: ['clipboard-read', 'clipboard-write'],
});

test.describe.configure({ timeout: 60_000 });

const ALL = { ...FORM_PARTS, ...DESIGNER_PARTS, ...TEAM_PARTS, ...OUTPUT_PARTS };

test('each part that loads on use is tried', () => {
  expect(modulesLeft(ALL)).toEqual([]);
});

for (const [name, part] of Object.entries(ALL)) {
  for (const [how, answer] of Object.entries(ANSWERS)) {
    test(`${name}, which ${how}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const { modules, open, ask, shown, again, result } = part;
      const isFromStart = ask === undefined || part.isAhead === true;
      if (!isFromStart) await open(page);
      const bringBack = await lose(page, modules, answer);
      if (isFromStart) await open(page);
      await ask?.(page);
      if (shown === null) await result(page);
      else await expect(page.getByText(shown).first()).toBeVisible();
      await expectStanding(page);

      await bringBack();
      if (again === 'by notice') await takeOffer(page, 'Try again');
      if (again === 'same way') await ask?.(page);
      if (again === 'by reload') await page.reload();
      await result(page);
      await expectStanding(page);
      expect(errors).toEqual([]);
    });
  }
}

test('a page that is not found shows an error, and what was done before is there after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const bringBack = await lose(page, ['src/app/builder-page.tsx'], ANSWERS['is not found']);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('link', { name: 'Try Drag & Drop Builder' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await bringBack();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('[data-design-canvas]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  await expect(preview(page).getByText('Ada Lovelace').first()).toBeVisible();
});

test('a reload that a notice offers saves what was done in the same moment', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const { modules } = FORM_PARTS['‘Use it in…’'] ?? { modules: [] };
  await lose(page, modules, ANSWERS['is not found']);
  await page.getByRole('button', { name: 'Use it in…' }).first().click();
  const reload = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await reload.click();
  await expect(preview(page).getByText('Grace Hopper').first()).toBeVisible();
});
