import { notices } from './support/canvas';
import { add, openDesigner } from './support/designer';
import { openSection, preview, sectionButton } from './support/form';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The button that stands first on the page; a finding may offer the same. */
const clear = (page: Page) => page.getByRole('button', { name: 'Remove sample data' }).first();

test('sample values are marked until something else is typed, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const title = page.getByRole('textbox', { name: 'Job Title' });
  await expect(name).toHaveAccessibleDescription('Sample');
  await expect(page.getByRole('textbox', { name: 'Pronouns' })).toHaveAccessibleDescription('');
  await expect(page.getByRole('textbox', { name: 'Pronouns' })).toBeVisible();
  const before = [await name.boundingBox(), await title.boundingBox()];
  await name.fill('Ada Lovelace');
  await expect(name).toHaveAccessibleDescription('');
  await expect(title).toHaveAccessibleDescription('Sample');
  expect([await name.boundingBox(), await title.boundingBox()]).toEqual(before);

  await openSection(page, 'Social Media');
  const network = page.getByRole('textbox', { name: 'LinkedIn' });
  await expect(network).toHaveAccessibleDescription('Sample');
  await network.fill('ada');
  await expect(network).toHaveAccessibleDescription('');
});

test('the sample is cleared by one press, and one press brings it back', async ({ page }) => {
  await page.goto('/');
  for (const section of ['Personal Information', 'Images', 'Social Media'] as const) {
    await openSection(page, section);
  }
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const network = page.getByRole('textbox', { name: 'LinkedIn' });
  const photo = page.getByRole('img', { name: 'Chosen: Profile Picture' });
  await expect(photo).toBeVisible();
  await expect(network).toHaveValue('https://www.linkedin.com/in/janedoe');
  const around = () =>
    Promise.all(
      [clear(page), sectionButton(page, 'Choose Your Style')].map((one) => one.boundingBox()),
    );
  await clear(page).focus();
  const before = await around();

  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('');
  await expect(network).toHaveValue('');
  await expect(photo).toBeHidden();
  await expect(
    page.getByText('Your signature appears here as you fill in the form.'),
  ).toBeVisible();
  // The focus stays on the button that was pressed by keyboard.
  await expect(clear(page)).toBeFocused();
  await expect(clear(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await around()).toEqual(before);

  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Jane Doe');
  await expect(network).toHaveValue('https://www.linkedin.com/in/janedoe');
  await expect(photo).toBeVisible();
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');

  // One's own stays.
  await name.fill('Ada Lovelace');
  await clear(page).click();
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(network).toHaveValue('');
  await name.click();
  await expect(clear(page)).toBeHidden();
  await expectSaved(page);
  await page.reload();
  await expect(preview(page).getByText('Ada Lovelace').first()).toBeVisible();
  await expect(clear(page)).toHaveCount(0);
});

test('the notice of a copy states which sample values are in it, and leads to the first', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(notices(page)).toContainText(
    '🎉 Copied! Rich HTML signature copied to clipboard. “Head of Design” and 9 more are still sample values.',
  );
  await notices(page).getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeFocused();

  await clear(page).click();
  await page.getByRole('button', { name: 'Download HTML' }).click();
  await expect(notices(page)).toContainText('Saved as email-signature.html');
});

test('somebody who is called as the sample is, and types it, is no sample', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await clear(page).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.pressSequentially('Jane Doe');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(notices(page)).toContainText('Rich HTML signature copied to clipboard');
  await expect(notices(page)).not.toContainText('sample');
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
  await expect(name).toHaveAccessibleDescription('');
  await expect(clear(page)).toHaveCount(0);
});

test('so does a copy for one mail client, from before the dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use it in…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await dialog.getByRole('radio', { name: 'Gmail', exact: true }).check();
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await notices(page).getByRole('button', { name: 'Show me' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
});

test('the designer marks, clears and warns, too', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.getByRole('banner').getByRole('button', { name: 'Copy signature' }).click();
  await expect(notices(page)).toContainText('“Jane Doe” is still a sample value.');
  await notices(page).getByRole('button', { name: 'Show me' }).click();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Sample');

  await clear(page).click();
  await expect(name).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Jane Doe');
  await expect(page.getByRole('textbox', { name: 'LinkedIn address' })).toHaveAccessibleDescription(
    'Sample',
  );
});
