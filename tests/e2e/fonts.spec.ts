import { readFile } from 'node:fs/promises';
import { measureByTable } from '../../src/scene/text/text-width';
import { add, elements, openWith } from './support/designer';
import { holdRequests } from './support/hold-requests';
import { pretendFonts } from './support/pretend-fonts';
import { expect, test, type Page } from './support/test';

/*
 * On a machine without the fonts of emails, the app's own stand in for them, and nothing is lost while they are on their way,
 * or where they do not come.
 */

/** Of what stands in for a font, not of the app's own letters. */
const FONT_FILE = /-(?:400|700)-(?:normal|italic)-[^/]*\.woff2$/;
const WORDS = 'minimum hum museum run';
/** The width of the words in Arial, 14 px high: nothing in them is kerned. */
const WIDTH = measureByTable(WORDS, { name: 'Arial', size: 14, bold: false, italic: false });

test.beforeEach(({ page }) => pretendFonts(page, false));

test('the form shows a signature in letters as wide as those of Arial', async ({ page }) => {
  await page.goto('/');
  const name = page
    .frameLocator('[data-signature-preview] iframe')
    .getByText('jane.doe@example.com');
  await expect(name).toBeVisible();
  const width = () =>
    name.evaluate((link, words) => {
      const run = link.ownerDocument.createElement('span');
      run.style.cssText = 'position:absolute;white-space:pre;font:14px Arial';
      run.textContent = words;
      link.append(run);
      const { width: found } = run.getBoundingClientRect();
      run.remove();
      return found;
    }, WORDS);
  await expect.poll(width).toBeCloseTo(WIDTH, 1);
});

test('the canvas and the mail are set in them', async ({ page }) => {
  await openWords(page);
  await expect.poll(() => widthOnCanvas(page)).toBeCloseTo(WIDTH, 1);
  expect(await exportedWidth(page)).toBe(560 + Math.ceil(WIDTH));
});

test('an export waits for them, and what was drawn without is drawn again', async ({ page }) => {
  const letFontsCome = await holdRequests(page, FONT_FILE);
  const narrow = { content: `${WORDS} ${WORDS}`, wrap: true, x: 20, width: Math.ceil(WIDTH) + 1 };
  await openWords(page, narrow, { content: WORDS });
  const lines = page.locator('[data-design-canvas] [data-element-id=words] text');
  await expect(lines).toHaveCount(3);
  let isDone = false;
  const exporting = exportedWidth(page).finally(() => {
    isDone = true;
  });
  await expect(lines).toHaveCount(3);
  expect(isDone).toBe(false);
  letFontsCome();
  expect(await exporting).toBe(560 + Math.ceil(WIDTH));
  await expect(lines).toHaveCount(2);
});

test('without them the page shows a message and goes on', async ({ page }) => {
  await page.route(FONT_FILE, (route) => route.abort());
  await openWords(page);
  await expect(page.getByText('Fonts did not load')).toBeVisible();
  await add(page, 'Rectangle');
  await expect(elements(page)).toHaveCount(2);
  expect(await exportedWidth(page)).toBeGreaterThan(560 + Math.ceil(WIDTH));
});

test('a machine that has the fonts loads none of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pretendFonts(page, true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeVisible();
  await openWords(page);
  await expect(page.locator('[data-element-id=words] text')).toBeVisible();
  await exportedWidth(page);
  expect(
    asked.filter((address) => FONT_FILE.test(address) || address.includes('own-fonts')),
  ).toEqual([]);
});

test('the checks state which font is replaced by a substitute', async ({ page }) => {
  await openWords(page, { style: { fontFamily: 'Verdana' } });
  await page.getByRole('button', { name: /^Checks/ }).click();
  await expect(page.getByText(/This device does not have Verdana\./)).toBeVisible();
});

/** A design of texts, the first called `words`; each at the right end of the frame unless given otherwise. */
async function openWords(page: Page, ...texts: readonly object[]): Promise<void> {
  const parts = (texts.length === 0 ? [{}] : texts).map((text, index) => ({
    id: index === 0 ? 'words' : `words-${index}`,
    type: 'text',
    content: WORDS,
    x: 560,
    y: 20 + index * 100,
    width: 40,
    height: 30,
    zIndex: index,
    locked: false,
    style: {},
    ...text,
  }));
  await openWith(page, parts);
}

function widthOnCanvas(page: Page): Promise<number> {
  return page
    .locator('[data-design-canvas] [data-element-id=words] text')
    .first()
    .evaluate((text) => (text as unknown as SVGTextElement).getComputedTextLength());
}

async function exportedWidth(page: Page): Promise<number> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const html = await readFile(await (await downloading).path(), 'utf8');
  return Number(/<table[^>]*? width="(\d+)"/.exec(html)?.[1]);
}
