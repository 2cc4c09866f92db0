import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectNoBreach } from './support/axe';
import { clearSample, openSection } from './support/form';
import { serveOffice, serveSite } from './support/outlook-site';
import { openDialog } from './support/take-away';
import { expect, test, type Page } from './support/test';

/** A file that is chosen in the pane. */
const given = (name: string, text: string) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.from(text),
});

const SITE = 'https://signatures.ada.example/outlook/';

type Files = Readonly<Record<string, Uint8Array>>;

/** Makes the add-in of Ada in the dialog 'Use it in…'. */
async function madeAddin(page: Page): Promise<Files> {
  await page.goto('/');
  await clearSample(page);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada <b> Lovelace');
  await openSection(page, 'Contact Information');
  await page.getByLabel('Email Address').fill('Ada@ada.example');
  const dialog = await openDialog(page, 'Outlook (new and web)');
  await dialog.getByRole('button', { name: 'Or: insert it by an add-in' }).click();
  const save = dialog.getByRole('button', { name: 'Download the add-in' });
  await expect(save).toBeDisabled();
  const address = dialog.getByLabel('Address of the add-in');
  await address.fill('http://signatures.ada.example');
  await expect(dialog.getByText('Enter a web address that begins with https://')).toBeVisible();
  await address.fill(SITE);
  await address.press('Tab');
  await expect(address).toHaveValue(/outlook\/\?key=[0-9a-f]{32}$/);
  const download = page.waitForEvent('download');
  await save.click();
  return unzipSync(await readFile(await (await download).path()));
}

/** The page of the pane, where the manifest has it. */
async function openPane(page: Page, files: Files, sender: string): Promise<void> {
  const xml = new TextDecoder().decode(files['manifest.xml']);
  const [, address = ''] = /id="Pane.Url" DefaultValue="([^"]+)"/.exec(xml) ?? [];
  await serveSite(page, SITE, (path) => files[path]);
  await serveOffice(page, sender);
  await page.goto(address);
}

test('the add-in of one person shows its signature in a pane, inserts it, and takes another one', async ({
  page,
}) => {
  test.slow();
  const files = await madeAddin(page);
  await openPane(page, files, 'ADA@ada.example');
  const status = page.getByRole('status');
  const shown = page.frameLocator('iframe[title="Your signature"]');
  await expect(page.getByText('ada@ada.example', { exact: true })).toBeVisible();
  await expect(shown.getByText('Ada <b> Lovelace')).toBeVisible();
  await expectNoBreach(page);

  const insert = page.getByRole('button', { name: 'Insert signature' });
  for (let time = 0; time < 2; time++) {
    await insert.click();
    await expect(status).toHaveText('The signature is in the message.');
    expect(await page.evaluate('message.signature')).toContain('Ada &lt;b&gt; Lovelace');
  }

  const file = page.getByLabel('A file of your signature');
  await file.setInputFiles(given('none.html', '<p> </p>'));
  await expect(status).toHaveText(/^There is no signature in it/);
  await file.setInputFiles(given('long.html', `<p>${'x'.repeat(30_001)}</p>`));
  await expect(status).toHaveText(/^It has over 30,000 characters/);
  const other =
    '<script>document.title = 1</script><p>Other<br>Line</p><img src=x onerror="parent.x=1">';
  await file.setInputFiles(given('other.html', other));
  await expect(status).toHaveText('Kept for this address.');
  await expect(shown.getByText('Other')).toBeVisible();
  expect(await page.evaluate('typeof x')).toBe('undefined');
  await insert.click();
  await expect(status).toHaveText('The signature is in the message.');
  expect(await page.evaluate('message.signature')).toContain('<p>Other<br>Line</p>');
  expect(await page.evaluate('kept.signatures["ada@ada.example"].text')).toBe('Other\nLine');

  await page.getByRole('button', { name: 'Use the one of the server again' }).click();
  await expect(status).toHaveText('The signature of the server counts again.');
  await expect(shown.getByText('Ada <b> Lovelace')).toBeVisible();
});

test('for another address, the pane takes HTML that is pasted', async ({ page }) => {
  test.slow();
  const files = await madeAddin(page);
  await openPane(page, files, 'team@ada.example');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^There is no signature for this address yet/);
  const own = new TextDecoder().decode(files['signature.html']);
  await page.getByLabel('Or its HTML').fill(own);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(status).toHaveText('Kept for this address.');
  await page.getByRole('button', { name: 'Insert signature' }).click();
  await expect(status).toHaveText('The signature is in the message.');
  expect(await page.evaluate('message.signature')).toContain('Ada &lt;b&gt; Lovelace');
});

test('what Outlook answers late does not replace what a later action has reported', async ({
  page,
}) => {
  test.slow();
  const files = await madeAddin(page);
  await openPane(page, files, 'ada@ada.example');
  await page.evaluate(`Office.context.mailbox.item.body.setSignatureAsync = (data, options, callback) => {
    window.answerLate = () => callback({ status: 'succeeded' });
  }`);
  const insert = page.getByRole('button', { name: 'Insert signature' });
  await insert.click();
  await expect.poll(() => page.evaluate('typeof answerLate')).toBe('function');
  const file = page.getByLabel('A file of your signature');
  await file.setInputFiles(given('none.html', '<p> </p>'));
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^There is no signature in it/);
  await page.evaluate('answerLate()');
  await expect(insert).toBeEnabled();
  await expect(status).toHaveText(/^There is no signature in it/);
});
