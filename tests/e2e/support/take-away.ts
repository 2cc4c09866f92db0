import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { add, elements, openDesigner } from './designer';
import { openSection } from './form';
import { picture } from './pictures';

/** Whose signature is taken away. */
export const NAME = 'Zoë O’Hara';

/** How many pictures from the device each signature has. */
export const OWN_PICTURES = 2;

/**
 * The pages on which a signature is made, each from an empty one with this name, a photo and a logo from the device, and how
 * many social icons it has where they are shown.
 */
export const MAKERS = [
  { page: 'form', make: fillForm, icons: 3 },
  { page: 'designer', make: design, icons: 0 },
] as const;

async function fillForm(page: Page): Promise<void> {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill(NAME);
  await openSection(page, 'Images');
  for (const [region, file] of [
    ['Profile Picture', await photo(page)],
    ['Logo', await logo(page)],
  ] as const) {
    const field = page.getByRole('region', { name: region, exact: true });
    await field.locator('input[type=file]').setInputFiles(file);
    await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
  }
}

async function design(page: Page): Promise<void> {
  await openDesigner(page);
  await showPanel(page, 'Details');
  await page.getByLabel('Full Name').fill(NAME);
  await addFromLibrary(page, 'Name');
  for (const file of [await photo(page), await logo(page)]) {
    await addFromLibrary(page, 'Logo');
    await showPanel(page, 'Properties');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Click to upload logo' }).click();
    await (await choosing).setFiles(file);
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  }
  await expect(elements(page)).toHaveCount(3);
}

async function addFromLibrary(page: Page, name: string): Promise<void> {
  await showPanel(page, 'Elements');
  await add(page, name);
}

/** The name of the tab of elements ends with their number. Where there is room, properties have no tab: they always show. */
async function showPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') {
    await tab.click();
  }
}

async function photo(page: Page) {
  return fileOf('photo.jpg', 'image/jpeg', await picture(page, 400, 400, 'image/jpeg'));
}

async function logo(page: Page) {
  return fileOf('logo.png', 'image/png', await picture(page, 300, 150, 'image/png'));
}

function fileOf(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer };
}

/** Opens 'Use it in…' with the answer for a place. */
export async function openDialog(page: Page, destination: string): Promise<Locator> {
  if (await dialogOf(page).isVisible()) return choose(page, destination);
  const button = page.getByRole('button', { name: 'Use it in…' });
  const options = page.getByRole('button', { name: 'Export options' });
  const first = button.or(options).filter({ visible: true }).first();
  await expect(first).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    // The header of a phone has no room for it: it stands in the menu.
    await options.click();
    await page.getByRole('menuitem', { name: 'Use it in…' }).click();
  }
  return choose(page, destination);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Use it in…' });

/** The dialog, which is open, with the answer for a place. */
export async function choose(page: Page, destination: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: destination, exact: true }).check();
  await expect(dialog.getByRole('heading', { name: destination, level: 3 })).toBeVisible();
  return dialog;
}

/** Presses a button that copies, and gives what the clipboard then holds. */
export async function copied(page: Page, button: Locator) {
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  return clipboard(page);
}

/** Presses the main button of the designer, and gives what the clipboard then holds. */
export async function copiedSignature(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Copy signature' }).click();
  await expect(
    page.getByText(/^Rich HTML signature copied|still (a sample value|sample values)/),
  ).toBeVisible();
  return clipboard(page);
}

async function clipboard(page: Page): Promise<{ html: string; text: string }> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> => (await item?.getType(type))?.text() ?? '';
    return { html: await read('text/html'), text: await read('text/plain') };
  });
}

/** Presses a button that saves a file, and gives that. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Nothing on the page, or in a part of it, states that something went wrong. */
export async function expectNothingRed(
  page: Page,
  where: Locator = page.locator('body'),
): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(
    where.locator('.bg-danger-soft, .bg-danger, .text-danger').filter({ visible: true }),
  ).toHaveCount(0);
}

/** Nothing in the dialog is wider than the room that it has, unless it can be scrolled to. */
export async function expectNoOverflow(dialog: Locator): Promise<void> {
  const wide = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('div, section')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className }) => className),
  );
  expect(wide).toEqual([]);
}

/** How a file of each kind begins. */
const BEGINNINGS: Readonly<Record<string, string>> = { png: '89504e47', jpg: 'ffd8ff' };

/** The bytes are of the type that the name states. */
export function expectPicture(file: { readonly name: string; readonly bytes: Buffer }): void {
  const beginning = BEGINNINGS[file.name.split('.').at(-1) ?? ''] ?? `no picture: ${file.name}`;
  expect(file.bytes.toString('hex', 0, beginning.length / 2)).toBe(beginning);
}
