import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { expectNoBreach } from './support/axe';
import { SIZES } from './support/form';
import {
  choose,
  copied,
  expectNoOverflow,
  expectNothingRed,
  expectPicture,
  MAKERS,
  NAME,
  openDialog,
  OWN_PICTURES,
  saved,
} from './support/take-away';
import { expect, inShortRun, test, type Page } from './support/test';

/*
 * From an empty page, with a photo and a logo from the device, to what each mail client gets; files are opened again by
 * programs that were not written here.
 */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { page: where, make, icons } of MAKERS) {
  const shown = OWN_PICTURES + icons;
  // What is taken away is the same on every screen.
  test.describe(`from the empty ${where} to the client`, inShortRun(where === 'form'), () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test.beforeEach(async ({ page }) => {
      test.slow();
      await make(page);
    });

    test('each client gets what it takes', async ({ page }) => {
      await test.step('Gmail: a copy without data: addresses, and each picture as a file', async () => {
        const dialog = await openDialog(page, 'Gmail');
        const { html } = await copied(
          page,
          dialog.getByRole('button', { name: 'Copy, then add pictures' }),
        );
        expect(html).toContain(NAME);
        expect(html).not.toMatch(/data:|<img/);
        for (const gap of ['Picture 1', 'Picture 2']) {
          expect(html).toContain(gap);
          const button = dialog.getByRole('button', { name: `Save ${gap}` });
          expectPicture(await saved(page, button));
        }
        await expect(dialog.getByText('Insert image')).toBeVisible();

        await expectNothingRed(page);
      });

      await test.step('new Outlook: a copy that holds its pictures', async () => {
        const dialog = await openDialog(page, 'Outlook (new and web)');
        const { html } = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
        expect(html).toContain(NAME);
        expect(html.match(/src="data:image/g)).toHaveLength(shown);

        await expectNothingRed(page);
      });

      await test.step('classic Outlook: an archive whose pages find their pictures, and no copy', async () => {
        const dialog = await openDialog(page, 'Outlook classic');
        await expect(dialog.getByRole('button', { name: 'Copy signature' })).toHaveCount(0);
        const file = await saved(page, dialog.getByRole('button', { name: 'Download .zip' }));
        expectOutlookFiles(unzipSync(file.bytes), shown);

        await expectNothingRed(page);
      });

      await test.step('Apple Mail: a copy, or the file', async () => {
        const dialog = await openDialog(page, 'Apple Mail');
        const { html } = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
        expect(html.match(/src="data:image/g)).toHaveLength(shown);
        await dialog.getByRole('button', { name: 'Or: install the file' }).click();
        const button = dialog.getByRole('button', { name: 'Download .mailsignature' });
        const file = await saved(page, button);
        expect(file.name).toMatch(/\.mailsignature$/);
        expect((await PostalMime.parse(file.bytes)).html).toContain(NAME);

        await expectNothingRed(page);
      });

      await test.step('phones: a page, or plain text', async () => {
        const dialog = await openDialog(page, 'iPhone and Android');
        const file = await saved(page, dialog.getByRole('button', { name: 'Download page' }));
        await expectPage(page, file.bytes.toString(), OWN_PICTURES);
        await dialog.getByRole('button', { name: 'Or: plain text' }).click();
        const text = await saved(page, dialog.getByRole('button', { name: 'Download .txt' }));
        expect(text.bytes.toString()).toContain(NAME);

        await expectNothingRed(page);
      });

      await test.step('Thunderbird: one file that holds all', async () => {
        const dialog = await openDialog(page, 'Thunderbird');
        const file = await saved(page, dialog.getByRole('button', { name: 'Download .html' }));
        expect(file.name).toBe(`${NAME}.html`);
        await expectPage(page, file.bytes.toString(), shown);

        await expectNothingRed(page);
      });

      await test.step('something else: every file, and the source', async () => {
        const dialog = await openDialog(page, 'Something else');
        const take = (button: string) => saved(page, dialog.getByRole('button', { name: button }));
        const mail = await PostalMime.parse((await take('Download .eml')).bytes);
        expect(mail.html).toContain(NAME);
        expect(mail.text).toContain(NAME);
        expect(mail.attachments.map(({ disposition }) => disposition)).toEqual(
          Array.from({ length: shown }, () => 'inline'),
        );
        const card = ICAL.Component.fromString((await take('Download .vcf')).bytes.toString());
        expect(card.getFirstPropertyValue('fn')).toBe(NAME);
        expect(JSON.parse((await take('Download .signet.json')).bytes.toString())).toBeTruthy();
        for (const button of ['PNG 1x', 'PNG 2x']) expectPicture(await take(button));
        await dialog.getByRole('button', { name: 'Show HTML source' }).click();
        await expect(dialog.getByRole('region', { name: 'HTML source' })).toContainText(NAME);
        await dialog.getByRole('button', { name: 'Copy code' }).click();
        await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<table/);

        await expectNothingRed(page);
      });

      await test.step('the short signature for replies: at most three lines, and no picture', async () => {
        const dialog = await openDialog(page, 'Gmail');
        await dialog.getByRole('switch', { name: 'Short reply signature' }).check();
        await expect(dialog.getByText('Pictures to insert')).toHaveCount(0);
        const frame = dialog.frameLocator('iframe[title="Short reply signature"]');
        await expect(frame.getByText(NAME)).toBeVisible();
        const button = dialog.getByRole('button', { name: 'Copy signature' });
        const { html, text } = await copied(page, button);
        expect(html).toContain(NAME);
        expect(html).not.toMatch(/<img|data:|Picture \d/);
        expect(text).toContain(NAME);
        expect(text.trim().split('\n').length).toBeLessThanOrEqual(3);

        await expectNothingRed(page);
      });
    });
  });

  for (const { name: place, width, height } of SIZES) {
    // The dialog is the same on both pages.
    const details = inShortRun(where === 'form' && place === 'phone');
    test.describe(`from the empty ${where}, in the ${place}`, details, () => {
      test.use({ viewport: { width, height } });

      test('every answer is free of breaches, and nothing in it is red', async ({ page }) => {
        test.slow();
        await make(page);
        const dialog = await openDialog(page, 'Gmail');
        const names = await dialog
          .getByRole('radio')
          .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label') ?? ''));
        expect(names).toHaveLength(7);
        for (const name of names) {
          await choose(page, name);
          await expectNothingRed(page);
          await expectNoOverflow(dialog);
          await expectNoBreach(page, '[role="dialog"]');
        }
      });
    });
  }
}

function expectOutlookFiles(files: Readonly<Record<string, Uint8Array>>, pictures: number): void {
  const names = Object.keys(files);
  const fileNamed = (ending: string): string => {
    const name = names.find((one) => one.endsWith(ending));
    return strFromU8(files[name ?? ''] ?? new Uint8Array());
  };
  expect(fileNamed('.htm')).toContain(NAME);
  expect(fileNamed('.rtf')).toMatch(/^\{\\rtf1/);
  expect(new TextDecoder('utf-16le').decode(files[names.find(isText) ?? ''])).toContain(NAME);
  const sources = [...fileNamed('.htm').matchAll(/<img[^>]* src="([^"]+)"/g)];
  expect(sources).toHaveLength(pictures);
  for (const [, source = ''] of sources) expect(names).toContain(decodeURIComponent(source));
}

function isText(name: string): boolean {
  return name.endsWith('.txt');
}

/** A browser shows the file: its words and all its pictures. */
async function expectPage(page: Page, html: string, count: number): Promise<void> {
  const opened = await page.context().newPage();
  await opened.setContent(html);
  await expect(opened.getByText(NAME).first()).toBeVisible();
  const pictures = opened.locator('img[src^="data:image"]');
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await opened.close();
}
