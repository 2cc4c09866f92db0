import { NAME } from '../../../e2e/support/canvas-pointer';
import { elements, openWith } from '../../../e2e/support/designer';
import { openSection, preview } from '../../../e2e/support/form';
import { picture } from '../../../e2e/support/pictures';
import { keysOfOpen, put, type SignatureKeys } from '../../../e2e/support/stored';
import { openDialog } from '../../../e2e/support/take-away';
import { expect, type Page } from '../../../e2e/support/test';
import { breakWorker, makeBreakable } from './broken-workers';
import { LOST, type PartOnUse } from './lost-parts';
import { expectSaved, PAGES } from './saved-pages';

/* Parts on use that the output needs, and those that read what lies on the device. */

const LOGO = 'http://pictures.example/logo.png';

const { open } = PAGES['/'];

async function typeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
}

/** The form, for which no worker makes outputs. */
async function openWithoutWorker(page: Page): Promise<void> {
  await makeBreakable(page);
  await open(page);
  await breakWorker(page, 'signet-export', 'throws');
}

/** The form, where a logo on the web can be linked. */
async function openLinked(page: Page): Promise<void> {
  await page.route('**/logo.png', async (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: await picture(page, 400, 200, 'image/png'),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await open(page);
  await openSection(page, 'Images');
}

async function linkLogo(page: Page): Promise<void> {
  const field = page.getByLabel('Or link to a logo online', { exact: true });
  await field.fill(LOGO);
  await field.blur();
}

/** A signature is saved, and the page is left. The keys it lies under. */
async function leaveSaved(page: Page): Promise<SignatureKeys> {
  await open(page);
  await typeName(page, 'Grace Hopper');
  await expectSaved(page);
  const keys = await keysOfOpen(page, 'Grace Hopper');
  await page.goto('/nothing');
  return keys;
}

const comeBack = async (page: Page): Promise<void> => void (await page.goto('/'));

async function addQrCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: 'QR code', exact: true }).click();
}

export const OUTPUT_PARTS: Readonly<Record<string, PartOnUse>> = {
  'what prints in the place of a worker': {
    modules: ['src/output/browser/export-in-page.ts'],
    open: openWithoutWorker,
    ask: async (page) => {
      await typeName(page, 'Grace Hopper');
      await page.getByRole('button', { name: 'Copy HTML' }).click();
    },
    shown: 'Failed to copy to clipboard',
    again: 'same way',
    result: (page) => expect(page.getByText(/still (a sample value|sample values)/)).toBeVisible(),
  },
  'what previews in the place of a worker': {
    modules: ['src/output/browser/export-in-page.ts'],
    open: openWithoutWorker,
    ask: async (page) => {
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Try again' }).click();
      else await page.getByRole('button', { name: 'All clients' }).first().click();
    },
    shown: 'The previews could not be created.',
    again: 'same way',
    result: (page) => expect(page.getByRole('dialog').locator('iframe').first()).toBeVisible(),
  },
  'what makes QR codes': {
    modules: ['src/export/qr/encode-person.ts'],
    open: async (page) => {
      await open(page);
      await openSection(page, 'Below the Signature');
    },
    ask: addQrCode,
    // The output stands in: its worker has one of its own.
    shown: null,
    result: (page) => expect(preview(page).getByAltText('QR Jane Doe')).toBeVisible(),
  },
  'the social icons': {
    modules: ['src/email/social-icons.data.ts'],
    open,
    ask: async (page) => {
      await openSection(page, 'Social Media');
      await page.getByText('Icons', { exact: true }).click();
    },
    // The output stands in: its worker has one of its own.
    shown: null,
    result: (page) => expect(preview(page).getByAltText('LinkedIn')).toBeVisible(),
  },
  'fixes of the form': {
    modules: ['src/fixes/form/form-fixes.ts'],
    open,
    // No fix is offered for what only informs as long as the name is the sample's.
    ask: (page) => typeName(page, 'Grace Hopper'),
    shown: LOST,
    again: 'by notice',
    result: (page) =>
      expect(page.getByRole('button', { name: 'Change shape to Tall Rectangle' })).toBeVisible(),
  },
  'the size of a linked picture': {
    modules: ['src/pictures/state/read-natural-sizes.ts'],
    open: openLinked,
    ask: linkLogo,
    shown: null,
    result: (page) => expect(preview(page).locator('img').first()).toBeVisible(),
  },
  'what draws a whole signature': {
    modules: ['src/pictures/browser/images.ts'],
    open: async (page) => {
      await open(page);
      await openDialog(page, 'Something else');
    },
    ask: (page) => page.getByRole('button', { name: 'PNG 1x' }).click(),
    shown: 'Failed to create the file',
    again: 'same way',
    result: (page) => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible(),
  },
  '‘Did it arrive?’': {
    modules: ['src/import/page/arrival/arrival-dialog.tsx'],
    open,
    ask: async (page) => {
      await expect(page.getByRole('dialog')).toBeHidden();
      const dialog = await openDialog(page, 'Outlook (new and web)');
      await dialog.getByRole('button', { name: 'Compare what arrived' }).click();
    },
    shown: LOST,
    again: 'same way',
    result: (page) => expect(page.getByRole('dialog', { name: 'Did it arrive?' })).toBeVisible(),
  },
  'what closes a design up': {
    modules: ['src/export/collapse-empty/collapse-empty.ts'],
    open: (page) => openWith(page, [NAME]),
    ask: (page) => page.getByRole('switch', { name: 'Remove empty lines' }).click(),
    shown: null,
    result: (page) => expect(elements(page)).toHaveCount(1),
  },
  'what asks about pictures of somebody else': {
    modules: ['src/saving/page/held-pictures-of-signature.tsx'],
    open: async (page) => {
      await openWith(page, [{ ...NAME, id: 'logo', type: 'logo', content: LOGO }]);
      await expect(page.getByText(/^Pictures on the web/)).toBeVisible();
      await expectSaved(page);
    },
    ask: comeBack,
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('button', { name: 'Load its picture' })).toBeVisible(),
  },
  'the code that repairs the list': {
    modules: ['src/saving/state/formats.ts'],
    open: async (page) => {
      const { header } = await leaveSaved(page);
      await put(page, { [header]: undefined });
    },
    ask: comeBack,
    shown: 'Your list is not whole',
    again: 'by reload',
    result: (page) => expect(page.getByText('Your list was repaired')).toBeVisible(),
  },
};
