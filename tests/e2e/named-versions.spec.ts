import { expectNoBreachInEither } from './support/axe';
import { elements, openDesigner } from './support/designer';
import { expect, test, type Locator, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const naming = (page: Page): Locator => page.getByRole('dialog', { name: 'Name this version' });
const versions = (page: Page): Locator => page.getByRole('dialog', { name: 'Named versions' });
const saved = (page: Page) =>
  expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');

async function addAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

async function chooseInHistory(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function nameIt(page: Page, name: string): Promise<void> {
  await chooseInHistory(page, 'Name this version');
  const field = naming(page).getByRole('textbox', { name: 'Version name' });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(naming(page)).toBeHidden();
}

test('a design is named, looked at after a reload, used as one step, and undone', async ({
  page,
}) => {
  test.slow();
  await openDesigner(page);
  await addAll(page, ['Name', 'Quote']);
  await chooseInHistory(page, 'Name this version');
  const field = naming(page).getByRole('textbox', { name: 'Version name' });
  await expect(field).toHaveValue(/\d{4}, \d+:\d\d [AP]M$/);
  await expectNoBreachInEither(page);
  await page.keyboard.press('Escape');
  await nameIt(page, 'Two lines');
  await page.getByRole('button', { name: 'Clear Canvas' }).click();
  await expect(elements(page)).toHaveCount(0);
  await saved(page);
  await page.reload();

  await chooseInHistory(page, /Two lines/);
  const picture = versions(page).locator('[data-version-picture]');
  await expect
    .poll(() =>
      picture
        .locator('span span')
        .first()
        .evaluate((box) => box.shadowRoot?.textContent),
    )
    .toContain('Jane Doe');
  await expect(elements(page)).toHaveCount(0);
  await expectNoBreachInEither(page);
  await versions(page).getByRole('button', { name: 'Use this version' }).click();
  await expect(versions(page)).toBeHidden();
  await expect(elements(page)).toHaveCount(2);
  await page.getByRole('toolbar', { name: 'Canvas' }).getByRole('button', { name: 'Undo' }).click();
  await expect(elements(page)).toHaveCount(0);
});

test('versions are renamed, discarded and brought back, also at the form', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Personal Information' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await nameIt(page, 'First');
  await nameIt(page, 'Second');
  await chooseInHistory(page, /First/);
  const list = versions(page).getByRole('list', { name: 'Versions' });
  const field = versions(page).getByRole('textbox', { name: 'Version name' });
  await expect(field).toHaveValue('First');
  await field.fill('The very first');
  // A name that is still being typed is taken.
  await page.keyboard.press('Escape');
  await expect(versions(page)).toBeHidden();

  await page.reload();
  await chooseInHistory(page, /The very first/);
  await expect(list.getByRole('button')).toHaveCount(2);
  await versions(page).getByRole('button', { name: 'Discard version' }).click();
  await expect(list.getByRole('button')).toHaveCount(1);
  await expect(field).toHaveValue('Second');
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button')).toHaveCount(2);
  await expect(field).toHaveValue('The very first');
});

test('two tabs that name a version keep both', async ({ page, context }) => {
  await openDesigner(page);
  await addAll(page, ['Name']);
  await saved(page);
  const other = await context.newPage();
  await openDesigner(other);
  await expect(elements(other)).toHaveCount(1);
  await nameIt(page, 'One');
  await nameIt(other, 'Two');
  await chooseInHistory(page, /Two/);
  await expect(versions(page).getByRole('list').getByRole('button')).toHaveText([/Two/, /One/]);
});

test('the command palette names a version before any step was made', async ({ page }) => {
  const find = async (words: string): Promise<void> => {
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'All commands' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await openDesigner(page);
  await find('save version');
  await expect(naming(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Empty');
  await page.keyboard.press('Enter');
  await expect(naming(page)).toBeHidden();
  await find('named ver');
  await expect(
    versions(page).getByRole('list').getByRole('button', { name: 'Empty' }),
  ).toBeVisible();
});
