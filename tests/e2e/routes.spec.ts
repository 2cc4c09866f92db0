import { preview } from './support/form';
import { expect, test } from './support/test';

test('an unknown path shows the not-found page, logs the path and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Signet: page not found');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeVisible();
});

test('the builder opens at its own address and leads back', async ({ page }) => {
  await page.goto('/drag-drop');
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Signet: email signature generator');
  await page.getByRole('link', { name: 'Try Drag & Drop Builder' }).click();
  await expect(page).toHaveURL('/drag-drop');
  await expect(page).toHaveTitle('Signet: design an email signature by drag and drop');
});

test('the form leads to the licenses of all that the page is made of', async ({ page }) => {
  await page.goto('/');
  for (const [name, words] of [
    ['Open-source licenses', ['react 19', 'juice 12', 'tailwindcss 4', '@fontsource/arimo 5']],
    ['Font licenses', ['SIL OPEN FONT LICENSE', 'Bitstream Vera']],
  ] as const) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    const opened = await opening;
    for (const word of words) await expect(opened.locator('body')).toContainText(word);
  }
});

test('no request leaves the origin of the page', async ({ page, baseURL }) => {
  const own: string[] = [];
  const crossOrigin: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^(?:data|blob|about):/.test(url)) return;
    (url.startsWith(`${baseURL}/`) ? own : crossOrigin).push(url);
  });
  await page.goto('/');
  for (const title of ['Choose Your Style', 'Images', 'Social Media']) {
    await page.getByRole('button', { name: title }).click();
  }
  await expect(preview(page).locator('table').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () => document.fonts.status === 'loaded' && [...document.images].every((i) => i.complete),
      ),
    )
    .toBe(true);
  expect(own.length).toBeGreaterThan(0);
  expect(crossOrigin).toEqual([]);
});
