import { openWith } from './support/designer';
import { clearSample, openSection } from './support/form';
import { copied, expectNothingRed, expectPicture, openDialog, saved } from './support/take-away';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('with pictures on the web, Gmail gets one copy that is whole', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page, 'Gmail');
  await expect(dialog.getByText('Pictures to insert')).toHaveCount(0);
  const { html } = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
  expect(html).toMatch(/<img [^>]*src="http/);
  expect(html).not.toContain('data:');
});

test('the chosen client is kept through a reload that follows right away', async ({ page }) => {
  await page.goto('/');
  await openDialog(page, 'Thunderbird');
  await page.reload();
  await page.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('radio', { name: 'Thunderbird' })).toBeChecked();
});

test('a plain copy offers the dialog, which gives the focus to the button when it closes', async ({
  page,
}) => {
  await page.goto('/');
  // With sample values in it, a copy leads to those instead.
  await clearSample(page);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use it in…' }).first()).toBeFocused();
});

test('where the dialog does not load, the page shows a message, and the next click loads it again', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/use-it-in-dialog-*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Use it in…' });
  await button.click();
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await page.unroute('**/use-it-in-dialog-*.js');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible();
});

const CARD = { id: 'card', type: 'rectangle', x: 20, y: 20, width: 200, height: 120 };
const BADGE = { id: 'badge', type: 'circle', x: 190, y: 0, width: 60, height: 60 };
const WORDS = { id: 'words', type: 'name', x: 40, y: 80, width: 150, height: 30, content: 'Ada' };

test('in the designer, what overlaps goes to Gmail as pictures to insert', async ({ page }) => {
  await openWith(page, [CARD, BADGE, WORDS]);
  const dialog = await openDialog(page, 'Gmail');
  const { html } = await copied(
    page,
    dialog.getByRole('button', { name: 'Copy, then add pictures' }),
  );
  expect(html).toContain('Ada');
  expect(html).not.toMatch(/data:|<img/);
  const buttons = await dialog.getByRole('button', { name: /^Save Picture/ }).all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const [index, button] of buttons.entries()) {
    expect(html).toMatch(new RegExp(`>(?:Picture )?${index + 1}<`));
    expectPicture(await saved(page, button));
  }
  // The canvas behind the dialog marks that words became a picture.
  await expectNothingRed(page, dialog);
});

test('in the designer, a plain copy offers the dialog', async ({ page }) => {
  await openWith(page, [WORDS]);
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menuitem', { name: 'Copy signature' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible();
});

test('in the designer, the palette of commands and the menu open it too', async ({ page }) => {
  await openWith(page, [WORDS]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('use it');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menuitem', { name: 'Use it in…' }).click();
  await expect(dialog).toBeVisible();
});
