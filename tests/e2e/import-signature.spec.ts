import { expectNoBreach } from './support/axe';
import { add, elements, openDesigner } from './support/designer';
import { openSection } from './support/form';
import {
  importDialog as dialog,
  MAILS as FOLDER,
  mailSource as fixture,
} from './support/import-dialog';
import { pasteInto } from './support/paste';
import { expect, test } from './support/test';

/* A signature from a mail program comes to the canvas, and its person into the details. */

test('what is pasted is shown first, comes as one step, and goes with one undo', async ({
  page,
}) => {
  await openDesigner(page);
  await pasteInto(page.locator('body'), fixture('26-hubspot-photo-left.html'), 'Thandi Mokoena');
  const review = dialog(page);
  await expect(review.getByRole('switch', { name: 'Full Name' })).toBeChecked();
  await expect(review.getByText('Thandi Mokoena')).toBeVisible();
  await expect(
    review.getByRole('region', { name: 'On the canvas' }).locator('iframe'),
  ).toBeVisible();
  await expectNoBreach(page);
  await review.getByRole('switch', { name: 'Mobile' }).click();
  await review.getByRole('button', { name: 'Put on the canvas' }).click();
  await expect(review).toBeHidden();
  await expect(
    elements(page)
      .and(page.getByRole('option', { name: /Thandi Mokoena/ }))
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Mokoena');
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(elements(page)).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
});

test('a mail is read from a file, and a design on the canvas is not lost', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  await page.getByLabel('Design file', { exact: true }).setInputFiles(`${FOLDER}/15-owa-mail.eml`);
  const review = dialog(page);
  await expect(review.getByText('Replaces the design')).toBeVisible();
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(review).toBeHidden();
  await expect(elements(page)).toHaveCount(1);
});

test('nothing is fetched before somebody asks for it', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && /^https?:/.test(url)) asked.push(url);
  });
  await page.route(/\.example\//, (route) => route.abort());
  await openDesigner(page);
  await pasteInto(page.locator('body'), fixture('03-gmail-table-inside.html'), 'Adaeze Nwosu');
  const review = dialog(page);
  await expect(review.getByRole('button', { name: 'Put on the canvas' })).toBeEnabled();
  expect(asked).toEqual([]);
  await review.getByRole('button', { name: /^Load its/ }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('pictures come to the canvas unloaded, and load once the visitor asks for them', async ({
  page,
}) => {
  const PHOTO = 'https://pictures.example/photo.png';
  const SEAL = 'https://pictures.example/seal.png';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pictures.example')) asked.push(request.url());
  });
  await page.route('https://pictures.example/**', (route) => route.abort());
  await openDesigner(page);
  const html = `<table><tr><td><img src="${PHOTO}" width="120" height="90" alt="Seat"></td>
    <td><b>Ola Nordmann</b><br>Carpenter<br><img src="${SEAL}" alt="Seal"></td></tr></table>`;
  await pasteInto(page.locator('body'), html, 'Ola Nordmann');
  const own = dialog(page).getByRole('region', { name: 'On the canvas' }).frameLocator('iframe');
  await expect(own.locator('img')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Put on the canvas' }).click();
  const pictures = page
    .locator('[data-design-canvas]')
    .getByRole('option', { name: /Seat|Seal|Logo|Photo/ });
  await expect(pictures).toHaveCount(2);
  expect(asked).toEqual([]);
  const boxes = await Promise.all([0, 1].map(async (at) => pictures.nth(at).boundingBox()));
  const sizes = boxes.map((box) => [box?.width, box?.height].map((side) => Math.round(side ?? 0)));
  expect(sizes).toContainEqual([120, 90]);
  expect(sizes).toContainEqual([60, 60]);

  await page.reload();
  await expect(pictures).toHaveCount(2);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menuitem', { name: 'View HTML…' }).click();
  const code = page.getByRole('dialog', { name: 'Your signature as code' });
  await expect(code.getByRole('tabpanel'), 'the mail has the address').toContainText(PHOTO);
  await page.keyboard.press('Escape');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^Load its 2 pictures$/ }).click();
  await expect.poll(() => new Set(asked)).toEqual(new Set([PHOTO, SEAL]));
});

test('the dialog takes HTML source, and states where there is no signature', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Paste a signature' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Paste your signature here' });
  await expect(field).toBeVisible();
  await expectNoBreach(page);
  await field.fill('no signature');
  await dialog(page).getByRole('button', { name: 'Read the HTML' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('There is no signature');
  await field.fill('<table><tr><td><b>Ola Nordmann</b><br>Carpenter</td></tr></table>');
  await dialog(page).getByRole('button', { name: 'Read the HTML' }).click();
  await expect(dialog(page).getByText('Ola Nordmann').first()).toBeVisible();
});

test('plain text is a signature: pasted, typed, or from a file', async ({ page }) => {
  await openDesigner(page);
  const text = 'Edda Lunde\nBookbinder\nLunde Papers\nTel 01632 960 044\nedda@lunde.example';
  const open = page.getByRole('button', { name: 'Paste a signature' });
  const put = dialog(page).getByRole('button', { name: 'Put on the canvas' });
  await open.click();
  const field = dialog(page).getByRole('textbox', { name: 'Paste your signature here' });
  await field.fill(text);
  await dialog(page).getByRole('button', { name: 'Read the text' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Full Name' })).toBeChecked();
  await page.keyboard.press('Escape');
  await open.click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'Edda.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(dialog(page).getByRole('switch', { name: 'Full Name' })).toBeChecked();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(dialog(page)).toBeFocused();
  await pasteInto(page.locator('body'), '', text);
  await expect(dialog(page).getByText('edda@lunde.example').first()).toBeVisible();
  await expect(put).toBeEnabled();
  await pasteInto(page.locator('body'), '', text.replace('Edda Lunde', 'Ulla Lunde'));
  await expect(dialog(page).getByText('Ulla Lunde').first()).toBeVisible();
  await put.click();
  await expect(page.getByRole('option', { name: /Ulla Lunde/ }).first()).toBeVisible();
});

test('what is pasted is taken wherever the focus is in the dialog', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesigner(page);
  await page.evaluate(async (html) => {
    const type = 'text/html';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })]);
  }, fixture('26-hubspot-photo-left.html'));
  const button = page.getByRole('button', { name: 'Paste a signature' });
  const review = dialog(page).getByRole('button', { name: 'Put on the canvas' });
  for (const steps of [0, 1, 2, 3]) {
    await button.click();
    await expect(dialog(page)).toBeFocused();
    for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+v');
    await expect(review).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await expect(page.locator('[data-design-canvas]').getByRole('option')).toHaveCount(0);
});

test('the form leads to it, and its details come back to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Import a signature' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Paste your signature here' });
  await pasteInto(field, fixture('26-hubspot-photo-left.html'), 'Thandi Mokoena');
  await dialog(page).getByRole('button', { name: 'Put on the canvas' }).click();
  await expect(page.getByRole('option', { name: /Thandi Mokoena/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Form Builder' }).click();
  await openSection(page, 'Personal Information');
  await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Mokoena');
});

test('from the form, the details alone may come', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Import a signature' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Paste your signature here' });
  await pasteInto(field, fixture('26-hubspot-photo-left.html'), 'Thandi Mokoena');
  await expect(dialog(page).getByText('The look of the signature can come along')).toBeVisible();
  await expectNoBreach(page);
  await dialog(page).getByRole('button', { name: 'Fill in the form only' }).click();
  await expect(page).toHaveURL(/\/$/);
  await openSection(page, 'Personal Information');
  await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Mokoena');
  await page.getByRole('link', { name: 'Edit on canvas' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
});

const LETTER = `<div>Dear Bela,</div><br><div>the sheets are ready, and you may fetch them.</div><br>
  <div>Iris Vance<br>Map Restorer<br>iris@vance.example</div><br><div>Paper maps since 1998</div>`;

test('where it is not known which part of an email is the signature, the visitor points at it', async ({
  page,
}) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Paste a signature' }).click();
  await expect(dialog(page)).toBeFocused();
  await pasteInto(page.locator('body'), LETTER, 'Dear Bela');
  const parts = dialog(page).getByRole('group', { name: 'Which parts are your signature?' });
  const part = (name: RegExp) => parts.getByRole('button', { name });
  await expect(part(/^Iris Vance/)).toHaveAttribute('aria-pressed', 'true');
  await expect(part(/^Dear Bela/)).toHaveAttribute('aria-pressed', 'false');
  await expectNoBreach(page);
  await part(/^Paper maps/).focus();
  await page.keyboard.press('Space');
  await expect(part(/^Paper maps/)).toHaveAttribute('aria-pressed', 'false');
  await dialog(page).getByRole('button', { name: 'Read the selected parts' }).click();
  await expect(dialog(page).getByText('1 of the 4 parts of the email was taken')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Select other parts' }).click();
  await part(/^Paper maps/).click();
  await dialog(page).getByRole('button', { name: 'Read the selected parts' }).click();
  await expectNoBreach(page);
  await dialog(page).getByRole('button', { name: 'Put on the canvas' }).click();
  await expect(page.getByRole('option', { name: /Paper maps since/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Dear Bela/ })).toHaveCount(0);
});

test('handlers in a signature break no policy of the page', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  await openDesigner(page);
  const html = `<table><tr><td><b onmouseover="x()">Ida Lund</b><br>
    <a href="https://lund.example/" onclick="return true">lund.example</a></td></tr></table>`;
  await pasteInto(page.locator('body'), html, 'Ida Lund');
  await expect(dialog(page).getByText('Scripts', { exact: true }).first()).toBeVisible();
  expect(broken).toEqual([]);
});

test('a signature of which nothing can be shown is reported', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Paste a signature' }).click();
  await expect(dialog(page)).toBeFocused();
  await pasteInto(
    page.locator('body'),
    '<div><p>&nbsp;</p><table><tr><td></td></tr></table></div>',
    '',
  );
  await expect(dialog(page).getByText('Nothing in it can be shown')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Put on the canvas' })).toBeDisabled();
});

test('where the system sets the colors, the signature keeps its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesigner(page);
  await pasteInto(page.locator('body'), fixture('29-wisestamp-photo.html'), 'Isadora Whitcombe');
  await expect(dialog(page).getByText('100 % match')).toBeVisible();
});

test('a design of one’s own comes in by the same dialog', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Paste a signature' }).click();
  const text = { id: 'a', type: 'text', x: 20, y: 20, width: 120, height: 24 };
  const design = { elements: [{ ...text, content: 'Own words' }] };
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'own.signet.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(design)),
    });
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('option', { name: /Own words/ })).toBeVisible();
});
