import { openSection, preview } from './support/form';
import { expect, test, type Page } from './support/test';

/* The colors of a logo on their way into signatures. */

const offer = (page: Page) => page.getByRole('region', { name: 'Colors from your logo' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** A logo of one color on nothing, drawn by the browser. */
async function drawnLogo(page: Page, color: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [200, 100];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The test needs a canvas');
    context.fillStyle = fill;
    context.fillRect(40, 20, 120, 60);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return Buffer.from(base64, 'base64');
}

async function addLogo(page: Page, color: string): Promise<void> {
  await openSection(page, 'Images');
  const buffer = await drawnLogo(page, color);
  await page
    .getByRole('region', { name: 'Logo', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
}

/** The color of the name, as the signature shows it. */
function nameColor(page: Page): Promise<string> {
  return preview(page)
    .getByText('Jane Doe')
    .first()
    .evaluate((node) => getComputedStyle(node).color);
}

test('a logo’s colors are taken, seen and taken back, and can be chosen later', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => nameColor(page)).toBe('rgb(30, 91, 184)');
  await addLogo(page, '#a8152f');
  await offer(page).getByRole('button', { name: 'Use the logo’s colors' }).click();
  await expect.poll(() => nameColor(page)).toBe('rgb(168, 21, 47)');
  await expect(offer(page).getByText('Logo colors in use')).toBeVisible();
  // With one signature there is nothing to choose.
  await expect(offer(page).getByRole('switch')).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => nameColor(page)).toBe('rgb(30, 91, 184)');

  await offer(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer(page)).toHaveCount(0);
  await openSection(page, 'Choose Your Style');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'From your logo' }).check();
  await expect.poll(() => nameColor(page)).toBe('rgb(168, 21, 47)');
  await page.reload();
  await expect.poll(() => nameColor(page)).toBe('rgb(168, 21, 47)');
});

test('nothing moves while the colors of a logo are on their way', async ({ page }) => {
  await page.goto('/');
  await addLogo(page, '#0a3d91');
  await expect(offer(page)).toBeVisible();
  const top = () =>
    page
      .getByRole('switch', { name: 'Logo background' })
      .evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await top();
  await expect(offer(page)).toHaveAttribute('aria-busy', 'false');
  expect(await top()).toBe(before);
  await offer(page).getByRole('button', { name: 'Use the logo’s colors' }).click();
  await expect(offer(page).getByText('Logo colors in use')).toBeVisible();
  expect(await top()).toBe(before);
});

test('one switch brings them to all signatures, and each takes them back by itself', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: /^Signatures:/ });
  const list = page.getByRole('dialog', { name: 'Your signatures' });
  await page.goto('/');
  // What nothing was done to is not kept.
  await addLogo(page, '#0a3d91');
  await expect(offer(page)).toHaveAttribute('aria-busy', 'false');
  await menu.click();
  await list.getByRole('button', { name: 'New signature' }).click();
  await expect(offer(page)).toHaveCount(0);
  await addLogo(page, '#a8152f');
  await offer(page).getByRole('switch', { name: 'All my signatures' }).click();
  await offer(page).getByRole('button', { name: 'Use the logo’s colors' }).click();
  await expect(notices(page)).toContainText('Applied to 2 signatures');
  await menu.click();
  await list
    .getByRole('listitem')
    .getByRole('button', { name: /Edited/ })
    .click();
  await expect(offer(page).getByText('Logo colors in use')).toBeHidden();
  await expect.poll(() => nameColor(page)).toBe('rgb(168, 21, 47)');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => nameColor(page)).toBe('rgb(30, 91, 184)');
});

test('a partly transparent color is blended with white, and the field states so', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByText('Custom colors', { exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Primary' });
  await field.fill('rgb(168 21 47 / 80%)');
  await expect(field).toHaveAccessibleDescription('80% #a8152f on white became #b94459.');
  await field.press('Tab');
  await expect(field).toHaveValue('#b94459');
  await expect(field).toHaveAccessibleDescription('80% #a8152f on white became #b94459.');
});
