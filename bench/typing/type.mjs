import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('playwright').Page} Page */

/** What is typed: no blanks, as the preview trims them; beginning with a letter that the sample has not. */
export const KEYS = [...'QuirinaVanFeatherstone'];

/** A quick typist; what one key causes should be over before the next. */
export const GAP_MS = 150;

/** Long enough for whatever waits until typing has stopped. */
const AFTER_MS = 1000;

/**
 * Opens a page in a profile of its own, and marks all that its Full Name holds, so that the first key is
 * also the first change.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function openField(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const section = page.getByRole('button', { name: 'Personal Information' });
  if ((await section.count()) > 0 && (await section.getAttribute('aria-expanded')) !== 'true') {
    await section.click();
  }
  const field = page.getByLabel('Full Name');
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await sleep(AFTER_MS); // section open, worker started, thumbnails drawn
  return { page, field, close: () => context.close() };
}

/** Types the keys one after the other at a typist's pace, and waits until all is quiet. @param {Page} page */
export async function typeKeys(page) {
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await sleep(GAP_MS);
  }
  await sleep(AFTER_MS);
}
