import { openSection, preview } from './support/form';
import { picture } from './support/pictures';
import { expectSaved } from './support/stored';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The keys that take the second of two rows to the first place, and what is announced of each. */
const SORTING = [
  ['Space', /^QR code is (?:held,|over) place 2 of 2\.$/],
  ['ArrowUp', 'QR code is over place 1 of 2.'],
  ['Space', 'QR code is now at place 1 of 2.'],
] as const;

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(card(page, name)).toBeVisible();
}

test('a button stands below the signature, is copied, and is taken back step by step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await openSection(page, 'Below the Signature');
  await addBlock(page, 'Button');
  await card(page, 'Button').getByLabel('Text').fill('See our work');
  await card(page, 'Button').getByRole('textbox', { name: 'Link' }).fill('northwind.example/work');
  const link = preview(page).getByRole('link', { name: 'See our work' });
  await expect(link).toHaveAttribute('href', 'https://northwind.example/work');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(html).toContain('href="https://northwind.example/work"');
  await page.getByRole('button', { name: 'Remove Button' }).click();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(link).toBeVisible();
});

test('a message states what a block lacks, and leads to it', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Below the Signature');
  await addBlock(page, 'Meeting link');
  await expect(page.getByText('Meeting link: no link yet, so nothing shows.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Meeting link' }).click();
  await expect(card(page, 'Meeting link')).toBeFocused();
  await card(page, 'Meeting link').getByRole('textbox', { name: 'Link' }).fill('cal.example/jane');
  await expect(preview(page).getByRole('link', { name: 'Book a meeting' })).toBeVisible();
  await expect(page.getByText('Meeting link: no link yet, so nothing shows.')).toHaveCount(0);
});

test('a banner takes a file, keeps it over a reload, and blocks change places by keys', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Below the Signature');
  await addBlock(page, 'Banner');
  await addBlock(page, 'QR code');
  const buffer = await picture(page, 1200, 300, 'image/png');
  await card(page, 'Banner')
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer });
  await card(page, 'Banner').getByLabel('Alt text').fill('Meet us in Lisbon');
  const banner = preview(page).getByAltText('Meet us in Lisbon');
  await expect(banner).toHaveAttribute('width', '600');
  await expect(banner).toHaveAttribute('height', '150');
  const code = preview(page).getByAltText('QR Jane Doe');
  await expect(code).toBeVisible();
  await expect.poll(async () => (await top(code)) > (await top(banner))).toBe(true);
  await page.getByRole('button', { name: 'Move QR code', exact: true }).focus();
  for (const [key, shown] of SORTING) {
    // What was picked up goes where the key leads once all places are measured.
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(page.getByText(shown)).toBeAttached({ timeout: 2000 });
    }).toPass();
  }
  await expect.poll(async () => (await top(code)) < (await top(banner))).toBe(true);
  await expectSaved(page);
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(code).toBeVisible();
});

async function top(locator: ReturnType<Page['locator']>): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}
