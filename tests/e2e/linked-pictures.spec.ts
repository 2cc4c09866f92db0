import { expectSaved } from './support/stored';
import { expect, test, type Locator, type Page } from './support/test';
import { add, elements, openDesigner } from './support/designer';
import { openSection, preview } from './support/form';

const LOGO = 'https://pictures.example/wide.svg';
const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"/>';

/** Puts a picture of 480 x 160 on the web. */
async function publish(page: Page): Promise<void> {
  await page.route('https://pictures.example/**', (route) =>
    route.request().url() === LOGO
      ? route.fulfill({ contentType: 'image/svg+xml', body: WIDE })
      : route.abort(),
  );
}

/** Takes it off again. */
async function unpublish(page: Page): Promise<void> {
  await page.route('https://pictures.example/**', (route) => route.abort());
}

async function expectSize(picture: Locator, width: number, height: number): Promise<void> {
  await expect(picture).toHaveAttribute('width', String(width));
  await expect(picture).toHaveAttribute('height', String(height));
}

test('a logo by address gets its proportions when its field is left, and keeps them', async ({
  page,
}) => {
  await publish(page);
  await page.goto('/');
  await openSection(page, 'Images');
  const field = page.getByLabel('Or link to a logo online', { exact: true });
  const logo = preview(page).locator(`img[src="${LOGO}"]`);
  await field.fill(LOGO);
  // 120 x 60, no higher than the template has it.
  await expectSize(logo, 96, 48);
  await field.blur();
  await expectSize(logo, 120, 40);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expectSize(logo, 120, 40);

  await expectSaved(page);
  await unpublish(page);
  await page.reload();
  await expectSize(logo, 120, 40);
});

test('a logo on the canvas gets its proportions when another element is chosen', async ({
  page,
}) => {
  await publish(page);
  await openDesigner(page);
  await add(page, 'Circle');
  await add(page, 'Logo');
  const field = page.getByLabel('Or link to a logo online', { exact: true });
  const drawn = elements(page).locator(`image[href="${LOGO}"]`);
  await field.fill(LOGO);
  await expectSize(drawn, 120, 60);
  await elements(page).first().click();
  await expect(field).toBeHidden();
  await expectSize(drawn, 120, 40);
});

test('an address that is being typed is saved, but no picture is requested before it is whole', async ({
  page,
}) => {
  await publish(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://pictures.example/')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await openSection(page, 'Images');
  const field = page.getByLabel('Or link to a logo online', { exact: true });
  await field.focus();
  // Typing does not pause before the end, however slow this machine is.
  await page.clock.pauseAt(Date.now() + 1000);
  for (const letter of LOGO.slice(0, -4)) {
    await page.keyboard.type(letter);
    await page.clock.runFor(100);
  }
  await expect(
    preview(page).locator('img[src^="data:image/png"]'),
    'a box stands there',
  ).toBeVisible();
  await page.clock.runFor(100);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await page.keyboard.type(LOGO.slice(-4));
  await expect(preview(page).locator(`img[src="${LOGO}"]`)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([LOGO]));

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(field, 'one step for all that was typed').toHaveValue('');
});
