import { readdirSync, readFileSync } from 'node:fs';
import { toShareHash } from '../../src/saving/browser/share-hash';
import { expectNoBreach } from './support/axe';
import { elements, importText, openDesigner } from './support/designer';
import { recordCrossOrigin } from './support/cross-origin-requests';
import {
  ADDRESSES,
  design,
  linger,
  loadButton,
  NOTICE,
  OF_DESIGN,
  person,
  SPY,
} from './support/held-pictures';
import { openSection, preview } from './support/form';
import { pasteInto } from './support/paste';
import { openTeam } from './support/team-states';
import { expect, inShortRun, test, type Locator } from './support/test';

/* Nothing of other websites is asked for before the visitor allows it, whatever brought its address here. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [at, address] of ADDRESSES.entries()) {
  test(
    `a link asks for nothing, before a yes or after it: ${address}`,
    inShortRun(at % 4 === 0),
    async ({ page, baseURL }) => {
      const asked = await recordCrossOrigin(page, baseURL);
      const inForm = JSON.stringify({ signatureData: person(address), elements: [] });
      const [path, text] = at % 2 === 0 ? ['/', inForm] : ['/drag-drop', design(address)];
      await page.goto(`${path}${toShareHash(text)}`);
      const dialog = page.getByRole('dialog', { name: 'Open this signature?' });
      await expect(dialog).toContainText('Eve Sender');
      await expect(dialog).toContainText('A link holds no pictures');
      await linger(page);
      expect(asked).toEqual([]);
      await dialog.getByRole('button', { name: 'Open as a new signature' }).click();
      await expect(dialog).toBeHidden();
      await linger(page);
      await expect(loadButton(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    },
  );
}

test('a design file asks for nothing in any view, until the visitor allows it once', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked = await recordCrossOrigin(page, baseURL);
  await openDesigner(page);
  await importText(page, design(`${SPY}/photo.png`));
  await expect(elements(page)).toHaveCount(5);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(loadButton(page)).toHaveText('Load its 5 pictures');
  await page.keyboard.press('Shift+E');
  const mail = page.frameLocator('iframe[title="Your signature in an email"]');
  await expect(mail.getByText('Eve Sender')).toBeVisible();
  await page.getByRole('button', { name: 'Close the email view' }).click();
  await page.keyboard.press('Shift+D');
  await linger(page);
  await page.getByRole('button', { name: 'Close the comparison' }).click();
  await page.getByRole('option', { name: /^Logo/ }).first().click();
  await expect(page.getByLabel('Logo preview')).toBeVisible();
  await linger(page);
  await page.reload();
  await expect(elements(page)).toHaveCount(5);
  await expectNoBreach(page);

  await page.goto('/');
  await expect(preview(page).getByText('Eve Sender').first()).toBeVisible();
  await openSection(page, 'Choose Your Style');
  await openSection(page, 'Images');
  await openSection(page, 'Below the Signature');
  const profile = page.getByRole('region', { name: 'Profile Picture' });
  await expect(profile.getByRole('img')).toHaveAccessibleName(/Not loaded yet/);
  await page.getByRole('group', { name: 'Template' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(copied).toContain(`src="${SPY}/photo.png"`);
  await linger(page);
  await expectNoBreach(page);
  expect(asked).toEqual([]);

  await page.goto('/drag-drop');
  await loadButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(expect.arrayContaining(OF_DESIGN));
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await linger(page);
  const before = asked.length;
  await page.reload();
  await expect.poll(() => asked.slice(before)).toEqual(expect.arrayContaining(OF_DESIGN));
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('a signature file opened in the form asks for nothing, and its picture comes after a yes', async ({
  page,
  baseURL,
}) => {
  const asked = await recordCrossOrigin(page, baseURL);
  await page.goto('/');
  const text = JSON.stringify({
    version: 1,
    name: 'Eve',
    signatureData: person(ADDRESSES[1] ?? ''),
    elements: [],
  });
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByLabel('Signature file').setInputFiles({
    name: 'eve.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(preview(page).getByText('Eve Sender').first()).toBeVisible();
  await openSection(page, 'Images');
  await linger(page);
  expect(asked).toEqual([]);
  // What the visitor links themselves is theirs.
  await page
    .getByLabel('Or link to a logo online', { exact: true })
    .fill('https://own.example/logo.png');
  await expect.poll(() => asked).toContain('https://own.example/logo.png');
  expect(asked.filter((url) => !url.startsWith('https://own.example'))).toEqual([]);
  await loadButton(page).click();
  await expect.poll(() => asked).toContain('http://spy.example/photo.png');
  await expect(preview(page).locator('img[src^="http://spy.example/photo.png"]')).toBeVisible();
});

for (const [at, kind] of (['a whole design', 'a piece of one'] as const).entries()) {
  test(
    `${kind} that is pasted asks for nothing before a yes`,
    inShortRun(at === 1),
    async ({ page, baseURL }) => {
      const asked = await recordCrossOrigin(page, baseURL);
      await openDesigner(page);
      const text = design(`${SPY}/photo.png`, at === 0 ? {} : { fragment: true });
      await pasteInto(page.locator('body'), '', text);
      await expect(elements(page)).toHaveCount(5);
      await expect(page.getByText(NOTICE)).toBeVisible();
      await linger(page);
      expect(asked).toEqual([]);
      await loadButton(page).click();
      await expect.poll(() => asked).toContain(`${SPY}/own-logo.png`);
    },
  );
}

async function readFirstPart(dialog: Locator): Promise<void> {
  const parts = dialog.getByRole('group', { name: 'Which parts are your signature?' });
  const first = parts.getByRole('button').first();
  if ((await first.getAttribute('aria-pressed')) !== 'true') await first.click();
  await dialog.getByRole('button', { name: 'Read the selected parts' }).click();
}

/** Those of the short run; all others are in the long one. */
const SHORT_MAILS = new Set([
  'hostile-07-media.html',
  'hostile-15-drawings-and-grounds.html',
  '30-wisestamp-tracked.html',
]);

const MAILS = [
  ...readdirSync('tests/fixtures/import/hostile').map((name) => `hostile/${name}`),
  '02-gmail-mail-sig-logo.html',
  '10-outlook-remote-icons.html',
  '30-wisestamp-tracked.html',
];

for (const path of MAILS) {
  const name = path.replace('hostile/', '');
  test(
    `a mail asks for nothing while it is looked at, and on the canvas: ${name}`,
    inShortRun(SHORT_MAILS.has(name)),
    async ({ page, baseURL, refusals }) => {
      test.slow();
      const asked = await recordCrossOrigin(page, baseURL);
      await openDesigner(page);
      await page.getByLabel('Design file', { exact: true }).setInputFiles({
        name,
        mimeType: name.endsWith('.eml') ? 'message/rfc822' : 'text/html',
        buffer: readFileSync(`tests/fixtures/import/${path}`),
      });
      const dialog = page.getByRole('dialog', { name: 'Import a signature' });
      const put = dialog.getByRole('button', { name: 'Put on the canvas' });
      // Where it is not clear which part is the signature, the mail is shown in parts first.
      const read = dialog.getByRole('button', { name: 'Read the selected parts' });
      await expect(put.and(dialog.locator(':enabled')).or(read)).toBeVisible({ timeout: 60_000 });
      await linger(page);
      expect(asked).toEqual([]);
      if (await read.isVisible()) await readFirstPart(dialog);
      await expect(put).toBeEnabled({ timeout: 60_000 });
      await linger(page);
      expect(asked).toEqual([]);
      await put.click();
      await expect(dialog).toBeHidden();
      await linger(page);
      expect(asked).toEqual([]);
      // What such a mail holds is refused by the policy while it is parsed.
      refusals.length = 0;
    },
  );
}

const LIST = [
  ['Name', 'E-mail', 'Job title', 'Photo'],
  ['Ada Okafor', 'ada@acme.example', 'Head of Sales', `${SPY}/ada.png`],
  ['Bo Weber', 'bo@acme.example', 'Designer', 'http://192.168.0.1/bo.png'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

test('a list loads no picture before the visitor agrees, which the page stores', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked = await recordCrossOrigin(page, baseURL);
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  const region = page.getByRole('region', { name: 'Preview' });
  const shown = region.locator('iframe').contentFrame();
  await expect(shown.getByText('Ada Okafor').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show Bo Weber' }).scrollIntoViewIfNeeded();
  await linger(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expectNoBreach(page);
  await page.getByRole('button', { name: 'Make 2 signatures' }).click();
  await expect(page.getByRole('heading', { name: '2 signatures made' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.reload();
  await expect(shown.getByText('Ada Okafor').first()).toBeVisible();
  await linger(page);
  expect(asked).toEqual([]);

  await loadButton(page).click();
  await expect.poll(() => asked).toContain(`${SPY}/ada.png`);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await linger(page);
  await page.reload();
  await expect(shown.locator(`img[src="${SPY}/ada.png"]`)).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('on the page of a team, a signature file asks for nothing before a yes', async ({
  page,
  baseURL,
}) => {
  const asked = await recordCrossOrigin(page, baseURL);
  await openDesigner(page);
  await importText(page, design(`${SPY}/photo.png`));
  await expect(elements(page)).toHaveCount(5);
  await linger(page);
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST.replaceAll(/\t[^\t\n]*$/gm, ''));
  await page.getByRole('button', { name: 'Show Bo Weber' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await linger(page);
  expect(asked).toEqual([]);
  await loadButton(page).click();
  await expect.poll(() => asked).toContain(`${SPY}/own-logo.png`);
});
