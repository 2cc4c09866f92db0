import { openSection, preview } from '../../e2e/support/form';
import { add, elements, openDesigner } from '../../e2e/support/designer';
import { pasteInto } from '../../e2e/support/paste';
import { expect, test, type Page } from '../../e2e/support/test';
import {
  keysOfOpen,
  put,
  putPreferences,
  stored,
  type SignatureKeys,
} from '../../e2e/support/stored';
import { expectStanding } from './support/lost-parts';

/* Something under one key of the device is not what was written there. What lies under the others is as it was. */

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 60_000 });

/** What lies under a key in place of what was written. */
const RUBBISH = {
  'a text': 'Roses are red',
  'half a text': '{"version":1,"states":[{"backg',
  nothing: null,
  'a number': -1,
  'a list': [[], [null]],
  'of another version': { version: 99, poem: 'Roses are red' },
} as const;

const KEPT_UNREADABLE = 'signet/unreadable/';

/** Two signatures; the latter is open, and its keys are given. */
async function saveTwo(page: Page): Promise<SignatureKeys> {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByRole('button', { name: 'New signature' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
  return keysOfOpen(page, 'Grace Hopper');
}

/** The page is left, this is put on the device, and the page comes back. */
async function comeBack(
  page: Page,
  route: string,
  entries: Readonly<Record<string, unknown>>,
  preferences: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto('/nothing');
  await put(page, entries);
  await putPreferences(page, preferences);
  await page.goto(route);
}

/** A text lies there as it is, so it is no JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function expectListed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  const list = page.getByRole('list', { name: 'Your signatures' });
  await expect(list.getByRole('button', { name: `Options for ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The page can be worked with, and what is done is saved. */
async function expectUsable(page: Page): Promise<void> {
  await expectStanding(page);
  if (page.url().endsWith('/drag-drop')) {
    const count = await elements(page).count();
    await add(page, 'Text');
    await expect(elements(page)).toHaveCount(count + 1);
  } else {
    await openSection(page, 'Personal Information');
    await page.getByLabel('Full Name').fill('Somebody Else');
    await expect(preview(page).getByText('Somebody Else').first()).toBeVisible();
  }
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
}

/** Where a value lies now: where it was, or set aside. */
async function expectKept(page: Page, key: string, value: unknown): Promise<void> {
  const there = Object.entries(await stored(page));
  const found = there.filter(
    ([name, one]) =>
      (name === key || name.startsWith(KEPT_UNREADABLE)) &&
      JSON.stringify(one) === JSON.stringify(value),
  );
  expect(
    found.map(([name]) => name),
    'what was damaged is still there',
  ).toHaveLength(1);
}

for (const route of ['/', '/drag-drop']) {
  for (const [what, value] of Object.entries(RUBBISH)) {
    test(`${route} reports that a signature that is ${what} cannot be read, and keeps it`, async ({
      page,
    }) => {
      const { signature } = await saveTwo(page);
      await comeBack(page, route, { [signature]: value });
      const banner = page.getByRole('region', { name: 'Saved work' });
      await expect(banner).toContainText(
        what === 'of another version'
          ? 'A saved signature is from a newer version'
          : 'A saved signature cannot be read',
      );
      await expect(banner).toContainText('It will not be overwritten.');
      await expectListed(page, 'Ada Lovelace');
      await expectUsable(page);
      await expectKept(page, signature, value);
    });

    test(`${route} opens a signature whose entry in the list is ${what}`, async ({ page }) => {
      const { header } = await saveTwo(page);
      await comeBack(page, route, { [header]: value });
      if (what === 'of another version') await expectListed(page, 'Ada Lovelace');
      else {
        await expect(page.getByText('Your list was repaired')).toBeVisible();
        await expectListed(page, 'Grace Hopper');
      }
      await expectListed(page, 'Ada Lovelace');
      await expectUsable(page);
      await expectKept(page, header, value);
    });
  }
}

const PREFERENCES = ['signet/open-sections', 'signet/destination'];

for (const key of [...PREFERENCES, 'signet/sightings']) {
  for (const [what, value] of Object.entries(RUBBISH)) {
    test(`nothing but ${key} is lost where that is ${what}`, async ({ page }) => {
      await saveTwo(page);
      if (PREFERENCES.includes(key)) await comeBack(page, '/', {}, { [key]: textOf(value) });
      else await comeBack(page, '/', { [key]: value });
      await expect(preview(page).getByText('Grace Hopper').first()).toBeVisible();
      await page.getByRole('button', { name: 'Use it in…' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Use it in…' });
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expectUsable(page);
      await expectListed(page, 'Ada Lovelace');
    });
  }
}

for (const [what, value] of Object.entries(RUBBISH)) {
  test(`a list of people that is ${what} is set aside, and that is reported`, async ({ page }) => {
    await saveTwo(page);
    await comeBack(page, '/team', { 'signet/team/work': value });
    await expect(page.getByText('Earlier list set aside')).toBeVisible();
    await expectKept(page, '', value);
    const list = 'Name\tE-mail\nAda Okafor\tada@acme.example';
    await pasteInto(page.getByLabel('Paste a list'), '', list);
    await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await expectKept(page, '', value);
  });
}

test('a signature whose file is rubbish is saved into another', async ({ page }) => {
  const { header } = await saveTwo(page);
  const file = header.replace('headers', 'files');
  await comeBack(page, '/', { [file]: 'Roses are red' });
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByRole('button', { name: 'Options for Grace Hopper' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save to a file' }).click();
  expect((await saved).suggestedFilename()).toContain('Grace');
  await expectStanding(page);
});

test('a tab that has stored the id of no signature opens another', async ({ page }) => {
  await saveTwo(page);
  await page.goto('/nothing');
  await page.evaluate(() => sessionStorage.setItem('signet/open', '{"id":'));
  await page.goto('/');
  await expect(preview(page).getByText('Grace Hopper').first()).toBeVisible();
  await expectUsable(page);
});

test('the designer opens what is whole where all else is rubbish', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
  const keys = ['sightings', 'team/work', 'headers/x', 'files/x'];
  await comeBack(
    page,
    '/drag-drop',
    Object.fromEntries(keys.map((key) => [`signet/${key}`, 'Roses are red'])),
    Object.fromEntries(PREFERENCES.map((key) => [key, 'Roses are red'])),
  );
  await expect(elements(page)).toHaveCount(1);
  await expectUsable(page);
});
