import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './support/test';
import { loadPicturesLabel } from '../../src/model/messages/held-picture-messages';
import { expectNoBreachInEither } from './support/axe';
import { add, openDesigner, openWith } from './support/designer';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** An element of a design file. */
function part(type: string, zIndex: number, box: readonly number[], rest: object = {}): object {
  const [x, y, width, height] = box;
  return { id: type, type, x, y, width, height, zIndex, locked: false, style: {}, ...rest };
}

const CARD = part('rectangle', 1, [20, 20, 200, 120], { style: { backgroundColor: '#1d4ed8' } });
const BADGE = part('circle', 3, [190, 0, 60, 60], {
  style: { backgroundColor: '#dc2626', borderWidth: 0 },
});
const WORDS = part('name', 4, [40, 80, 150, 30], { content: 'Ada Lovelace' });

/** Opens the file that Export gives as a mail would show it. */
async function openExported(page: Page): Promise<Page> {
  const html = await exported(page);
  const mail = await page.context().newPage();
  await mail.setContent(html);
  await mail.addStyleTag({ content: 'body { margin: 0 }' });
  return mail;
}

/** The colors of a page at some places. */
async function colorsAt(page: Page, places: readonly (readonly [number, number])[]) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, spots]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return spots.map(([x, y]) => context?.getImageData(x, y, 1, 1).data.slice(0, 3).join());
    },
    [picture, places] as const,
  );
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menu').getByText(item, { exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** The file that Export gives. */
async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function exportedWidth(page: Page): Promise<string | undefined> {
  return /<table[^>]*? width="(\d+)"/.exec(await exported(page))?.[1];
}

test('a design is copied as rich HTML and pasted into a mail', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await add(page, 'Rectangle');
  await choose(page, 'Copy signature');
  await expect(page.getByText('“Jane Doe” is still a sample value.')).toBeVisible();

  await page.evaluate(() => {
    const mail = document.createElement('div');
    mail.contentEditable = 'true';
    mail.id = 'mail';
    document.body.prepend(mail);
    mail.focus();
  });
  await page.keyboard.press('Control+V');
  await expect(page.locator('#mail table').getByText('Jane Doe')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Jane Doe');
  expect(text).not.toContain('<table');
});

test('the HTML can be read, selected and copied, and the plain text too', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await choose(page, 'View HTML…');
  const dialog = page.getByRole('dialog', { name: 'Your signature as code' });
  await expect(dialog.getByText('Jane Doe')).toBeVisible();
  await expect(dialog.getByText(/\d of 10,000 characters/)).toBeVisible();
  const shown = await dialog.getByRole('tabpanel').textContent();

  await dialog.getByRole('button', { name: 'Copy HTML code' }).click();
  await expect(page.getByText('“Jane Doe” is still a sample value.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<table .*Jane Doe.*<\/table>$/s);
  expect(shown).toBe(copied);

  await dialog.getByRole('tab', { name: 'HTML' }).press('ArrowRight');
  await expect(dialog.getByRole('tabpanel', { name: 'Plain text' })).toHaveText('Jane Doe');
  await dialog.getByRole('button', { name: 'Copy plain text' }).click();
  await expect(dialog.getByRole('tabpanel', { name: 'Plain text' })).toHaveText('Jane Doe');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Jane Doe');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export options' })).toBeFocused();
});

test('trimming makes what is exported as wide as what is on the canvas', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Rectangle');
  expect(await exportedWidth(page)).toBe('600');
  await choose(page, 'Trim to content');
  expect(await exportedWidth(page)).toBe('120');
  await page.getByRole('button', { name: 'Export options' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Trim to content' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await exportedWidth(page)).toBe('600');
});

test('a badge over the corner of a card is exported with a picture, and looks the same', async ({
  page,
}) => {
  await openWith(page, [CARD, BADGE, WORDS]);
  const mail = await openExported(page);
  await expect(mail.locator('img')).toHaveCount(1);
  const sides = await mail
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.width, image.naturalWidth / image.width]);
  expect(sides).toEqual([60, 2]);
  await expect(mail.getByText('Ada Lovelace')).toBeVisible();
  const places = [
    [220, 30],
    [200, 20],
    [192, 58],
    [245, 3],
    [100, 130],
  ] as const;
  const [RED, BLUE, WHITE] = ['220,38,38', '29,78,216', '255,255,255'];
  expect(await colorsAt(mail, places)).toEqual([RED, RED, BLUE, WHITE, BLUE]);
});

/** A picture of another site under the badge; its server states which site may read its pixels. */
async function openElsewhere(page: Page, reader: string): Promise<void> {
  const headers = { 'access-control-allow-origin': reader };
  const file = new URL('../../public/sample/portrait.png', import.meta.url);
  const body = await readFile(fileURLToPath(file));
  await page
    .context()
    .route('https://pictures.test/*', (route) =>
      route.fulfill({ contentType: 'image/png', body, headers }),
    );
  const content = 'https://pictures.test/a.png';
  await openWith(page, [part('logo', 2, [150, 20, 80, 80], { content }), BADGE]);
  await page.getByRole('button', { name: loadPicturesLabel(1) }).click();
}

test('a picture of another site is drawn where that allows it', async ({ page }) => {
  await openElsewhere(page, '*');
  const mail = await openExported(page);
  await expect(mail.locator('img').first()).toHaveAttribute('src', /^data:image/);
  await expect(mail.locator('img[src^=https]')).toHaveCount(0);
});

test('one whose pixels may not be read stays linked, and a notice states what was done', async ({
  page,
}) => {
  await openElsewhere(page, 'https://elsewhere.test');
  const mail = await openExported(page);
  await expect(mail.locator('img')).toHaveAttribute('src', 'https://pictures.test/a.png');
  await expect(page.getByText('Good to know')).toBeVisible();
});

test('with nothing on the canvas there is nothing to copy or look at', async ({ page }) => {
  await openDesigner(page);
  await page.getByRole('button', { name: 'Export options' }).click();
  for (const name of ['Copy signature', 'View HTML…', 'Plain text…']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('axe finds nothing in menu and dialog', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Name');
  await page.getByRole('button', { name: 'Export options' }).click();
  await expectNoBreachInEither(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'View HTML…' }).click();
  await expect(page.getByRole('dialog').getByText('Jane Doe')).toBeVisible();
  await expectNoBreachInEither(page);
});
