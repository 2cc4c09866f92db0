import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync } from 'fflate';
import { serveOffice, serveSite } from './support/outlook-site';
import { pasteInto } from './support/paste';
import { expectMembers, openTeam } from './support/team-states';
import { expect, test, type Page } from './support/test';

const LIST = [
  ['Name', 'E-mail', 'Job title'],
  ['Ada Okafor', 'ada@acme.example', 'Head of Sales'],
  ['Zoë & Wéber', 'zoe@acme.example', 'Account Manager'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const SITE = 'https://signatures.acme.example/outlook/';

type Files = Readonly<Record<string, Uint8Array>>;

/** Makes the add-in on the page; what lies on the server, and the list of the archive. */
async function madeAddin(page: Page): Promise<Files> {
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  await expectMembers(page, 2);
  await page.getByRole('checkbox', { name: 'Outlook add-in' }).check();
  const make = page.getByRole('button', { name: 'Make 2 signatures' });
  const address = page.getByLabel('Address of the add-in');
  await expect(make).toBeDisabled();
  await address.fill('http://signatures.acme.example');
  await expect(page.getByText('Enter a web address that begins with https://')).toBeVisible();
  await address.fill(SITE);
  await address.press('Tab');
  await expect(address).toHaveValue(/outlook\/\?key=[0-9a-f]{32}$/);
  await make.click();
  await expect(page.getByRole('heading', { name: '2 signatures made' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the archive' }).click();
  return unzipSync(await readFile(await (await download).path()));
}

/** Answers for the server of the company with what the archive has for it. */
async function serve(page: Page, files: Files, without = ''): Promise<void> {
  await serveSite(page, SITE, (path) => {
    const isMissing = without !== '' && path.includes(without);
    return isMissing ? undefined : files[`outlook-addin/${path}`];
  });
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('the add-in for Outlook is made for an address, and looks after itself there', async ({
  page,
}) => {
  test.slow();
  const files = await madeAddin(page);
  const list = textOf(files['outlook-addin/files.csv']);
  const [, , zoe = ''] = list.split('\r\n').map((row) => row.split(',')[1]);
  expect(zoe).toMatch(/^[0-9a-f]{64}$/);
  const given = { name: 'files.csv', mimeType: 'text/csv', buffer: Buffer.from(strToU8(list)) };

  await serve(page, files);
  await page.goto(`${SITE}verify.html`);
  const results = page.getByRole('status');
  await expect(results).toContainText('✓ The script is here.');
  await expect(results).toContainText('✓ The list of allowed scripts');
  await page.getByLabel(/^The list/).setInputFiles(given);
  await expect(results).toContainText('✓ All 2 files of people are here.');
  await expect(results).not.toContainText('✗');

  await page.unroute('https://signatures.acme.example/**');
  await serve(page, files, zoe);
  await page.getByLabel(/^The list/).setInputFiles([]);
  await page.getByLabel(/^The list/).setInputFiles(given);
  await expect(results).toContainText(
    '✗ 1 of 2 files of people are here. Missing: zoe@acme.example.',
  );
});

test('the page of the add-in sets a signature in a browser, with whatever a name holds as text', async ({
  page,
}) => {
  test.slow();
  const files = await madeAddin(page);
  const xml = textOf(files['outlook-addin/manifest.xml']);
  const [, address = ''] = /id="Page.Url" DefaultValue="([^"]+)"/.exec(xml) ?? [];
  await serve(page, files);
  await serveOffice(page, 'Zoe@acme.example');
  await page.goto(address);
  const signature = await page.evaluate('start("onNewMessage")');
  expect(signature).toContain('Zoë &amp; Wéber');
  expect(signature).toContain('Account Manager');
});
