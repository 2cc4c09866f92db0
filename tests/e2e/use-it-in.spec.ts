import { readFile } from 'node:fs/promises';
import { expectNoBreach } from './support/axe';
import { openWith } from './support/designer';
import { openSection, SIZES } from './support/form';
import { picture } from './support/pictures';
import { expect, test, type Locator, type Page } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A page that nobody has touched, then a person with photo and logo from the device. */
async function withOwnPictures(page: Page): Promise<void> {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Zoë O’Hara');
  await openSection(page, 'Images');
  for (const [region, width] of [
    ['Profile Picture', 400],
    ['Logo', 300],
  ] as const) {
    const field = page.getByRole('region', { name: region, exact: true });
    await field.locator('input[type=file]').setInputFiles({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: await picture(page, width, 300, 'image/png'),
    });
    await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
  }
}

async function openDialog(page: Page, destination: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Use it in…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await dialog.getByRole('radio', { name: destination, exact: true }).check();
  await expect(dialog.getByRole('heading', { name: destination, level: 3 })).toBeVisible();
  return dialog;
}

/** What the clipboard holds as rich text. */
async function copiedHtml(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text() ?? '';
  });
}

/** Presses a button that copies, and gives what it has copied. */
async function copied(page: Page, button: Locator): Promise<string> {
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  return copiedHtml(page);
}

/** Presses a button that saves a file, and gives that. */
async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const PNG = '89504e47';

for (const { name: place, width, height } of SIZES) {
  test.describe(`from an empty page to the client, in the ${place}`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await withOwnPictures(page);
    });

    test('Gmail: a copy without data: addresses, and each picture as a file', async ({ page }) => {
      const dialog = await openDialog(page, 'Gmail');
      const html = await copied(page, dialog.getByRole('button', { name: 'Copy with gaps' }));
      expect(html).toContain('Zoë O’Hara');
      expect(html).not.toContain('data:');
      for (const gap of ['Picture 1', 'Picture 2']) {
        expect(html).toContain(gap);
        const file = await saved(page, dialog.getByRole('button', { name: `Save ${gap}` }));
        expect(file.name).toMatch(/^picture-[12].*\.png$/);
        expect(file.bytes.subarray(0, 4).toString('hex')).toBe(PNG);
      }
      await expect(dialog.getByText('Insert image')).toBeVisible();
    });

    test('new Outlook: a copy that holds its pictures', async ({ page }) => {
      const dialog = await openDialog(page, 'Outlook (new and web)');
      const html = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
      expect(html.match(/src="data:image/g)).toHaveLength(2);
    });

    test('classic Outlook: the files, and no copy that would lose pictures', async ({ page }) => {
      const dialog = await openDialog(page, 'Outlook classic');
      await expect(dialog.getByRole('button', { name: 'Copy signature' })).toHaveCount(0);
      const file = await saved(page, dialog.getByRole('button', { name: 'Download .zip' }));
      expect(file.name).toMatch(/\.zip$/);
      expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    });

    test('Apple Mail: a copy, or the file', async ({ page }) => {
      const dialog = await openDialog(page, 'Apple Mail');
      const html = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
      expect(html.match(/src="data:image/g)).toHaveLength(2);
      await dialog.getByRole('button', { name: 'Or: install the file' }).click();
      const button = dialog.getByRole('button', { name: 'Download .mailsignature' });
      expect((await saved(page, button)).name).toMatch(/\.mailsignature$/);
    });

    test('phones: a page, or plain text', async ({ page }) => {
      const dialog = await openDialog(page, 'iPhone and Android');
      const file = await saved(page, dialog.getByRole('button', { name: 'Download page' }));
      expect(file.name).toMatch(/\.html$/);
      expect(file.bytes.toString()).toContain('Zoë O’Hara');
      await dialog.getByRole('button', { name: 'Or: plain text' }).click();
      const text = await saved(page, dialog.getByRole('button', { name: 'Download .txt' }));
      expect(text.bytes.toString()).toContain('Zoë O’Hara');
    });

    test('Thunderbird: one file that holds all', async ({ page }) => {
      const dialog = await openDialog(page, 'Thunderbird');
      const file = await saved(page, dialog.getByRole('button', { name: 'Download .html' }));
      expect(file.bytes.toString().match(/src="data:image/g)).toHaveLength(2);
    });

    test('something else: every file, a picture of it, and the source', async ({ page }) => {
      const dialog = await openDialog(page, 'Something else');
      const start = (button: string) => saved(page, dialog.getByRole('button', { name: button }));
      expect((await start('Download .eml')).bytes.toString()).toContain('X-Unsent: 1');
      expect((await start('Download .vcf')).bytes.toString()).toContain('BEGIN:VCARD');
      expect((await start('Download .signet.json')).bytes.toString()).toContain('Zoë O’Hara');
      for (const button of ['PNG 1x', 'PNG 2x']) {
        expect((await start(button)).bytes.subarray(0, 4).toString('hex')).toBe(PNG);
      }
      await dialog.getByRole('button', { name: 'Show HTML source' }).click();
      await expect(dialog.getByRole('region', { name: 'HTML source' })).toContainText('Zoë O’Hara');
      await dialog.getByRole('button', { name: 'Copy code' }).click();
      await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<table/);
    });

    test('every answer is free of breaches, and nothing in it is red', async ({ page }) => {
      test.slow();
      const dialog = await openDialog(page, 'Gmail');
      const names = await dialog
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label') ?? ''));
      expect(names).toHaveLength(7);
      for (const name of names) {
        await dialog.getByRole('radio', { name, exact: true }).check();
        await expect(dialog.getByRole('heading', { name, level: 3 })).toBeVisible();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await expectNoBreach(page, '[role="dialog"]');
      }
    });
  });
}

test('with pictures on the web, Gmail gets one copy that is whole', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page, 'Gmail');
  await expect(dialog.getByText('Pictures to insert')).toHaveCount(0);
  const html = await copied(page, dialog.getByRole('button', { name: 'Copy signature' }));
  expect(html).toMatch(/<img [^>]*src="http/);
  expect(html).not.toContain('data:');
});

test('the place is remembered through a reload', async ({ page }) => {
  await page.goto('/');
  await openDialog(page, 'Thunderbird');
  await page.reload();
  await page.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('radio', { name: 'Thunderbird' })).toBeChecked();
});

test('a plain copy offers the dialog, which gives the focus to the button when it closes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Use it in…' }).click();
  await expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use it in…' }).first()).toBeFocused();
});

test('where the dialog does not load, the page says so, and the next click asks again', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/use-it-in-dialog-*.js', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Use it in…' });
  await button.click();
  await expect(page.getByText('A part of this page did not load.')).toBeVisible();
  await page.unroute('**/use-it-in-dialog-*.js');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible();
});

const CARD = { id: 'card', type: 'rectangle', x: 20, y: 20, width: 200, height: 120 };
const BADGE = { id: 'badge', type: 'circle', x: 190, y: 0, width: 60, height: 60 };
const WORDS = { id: 'words', type: 'name', x: 40, y: 80, width: 150, height: 30, content: 'Ada' };

test('in the designer, what overlaps goes to Gmail as pictures to insert', async ({ page }) => {
  await openWith(page, [CARD, BADGE, WORDS]);
  const dialog = await openDialog(page, 'Gmail');
  await expect(dialog.getByRole('button', { name: 'Save Picture 1' })).toBeVisible();
  const html = await copied(page, dialog.getByRole('button', { name: 'Copy with gaps' }));
  expect(html).toContain('Ada');
  expect(html).not.toContain('data:');
});

test('in the designer, the palette of commands and the menu open it too', async ({ page }) => {
  await openWith(page, [WORDS]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('use it');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menuitem', { name: 'Use it in…' }).click();
  await expect(dialog).toBeVisible();
});
