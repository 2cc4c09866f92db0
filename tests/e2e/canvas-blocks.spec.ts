import { add, elements, openDesigner } from './support/designer';
import { copiedSignature } from './support/take-away';
import { expect, test, type Page } from './support/test';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** A finding as the properties of what is selected list it. */
const finding = (page: Page, words: string) =>
  page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('list', { name: 'In email' })
    .getByText(words);

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a button has a finding while it lacks a link, and is exported with the link', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Button');
  await panel(page, 'Content').getByRole('textbox').first().fill('Our work');
  const lacks = finding(page, 'no link yet, so a click does nothing');
  await expect(lacks).toBeVisible();
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('northwind.example/work');
  await expect(lacks).toHaveCount(0);
  const { html } = await copiedSignature(page);
  expect(html).toMatch(/href="https:\/\/northwind\.example\/work"/);
  expect(html).toContain('Our work');
});

test('a code holds the person, then a link, and is a picture in the mail', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.keyboard.press('Escape');
  await add(page, 'QR Code');
  const picture = elements(page).locator('image');
  const first = await picture.getAttribute('href');
  expect(first).toMatch(/^data:image\/png;base64,/);
  await panel(page, 'Code').getByRole('textbox', { name: 'Link' }).fill('northwind.example');
  await expect(picture).not.toHaveAttribute('href', first ?? '');
  const second = await picture.getAttribute('href');
  const { html } = await copiedSignature(page);
  expect(html).toContain(second);
  expect(html).toContain('alt="QR northwind.example"');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(picture).toHaveAttribute('href', first ?? '');
});

test('a disclaimer is in the language of the signature', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German (Deutsch)');
  await page.getByRole('tab', { name: 'Elements' }).click();
  await add(page, 'Disclaimer');
  await expect(elements(page).first()).toContainText('vertraulich');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Viruses');
  await expect(elements(page).first()).toContainText('Viren');
});

test('a banner whose days are over has a finding', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Banner');
  await page.getByLabel('Until').fill('2020-01-31');
  await expect(finding(page, 'its last day is over')).toBeVisible();
  await page.getByLabel('Until').fill('2999-01-31');
  await expect(finding(page, 'its last day is over')).toHaveCount(0);
});

test('lines of one’s own are written in the details, and stand on the canvas', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Extra Lines');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Label').fill('VAT no.');
  await line.getByLabel('Text').fill('GB 123');
  await expect(elements(page).first()).toContainText('VAT no. GB 123');
  await elements(page).first().dblclick();
  await expect(page.getByRole('textbox', { name: /^Text of / })).toBeFocused();
  await page.keyboard.press('Escape');
  await line.getByLabel('Text').fill('GB 456');
  await line.getByLabel('Link').fill('tax.example/gb456');
  await expect(elements(page).first()).toContainText('VAT no. GB 456');
  const { html } = await copiedSignature(page);
  expect(html).toContain('href="https://tax.example/gb456"');
});
