import { expect, type Page } from '@playwright/test';
import { PIXEL } from '../helpers/scenes';
import { atRest, watchRest, type Late } from './at-rest';
import { SIZES } from './sizes';

const NOW = new Date('2026-06-05T12:00:00Z');

const PORTRAIT = Buffer.from(PIXEL.slice(PIXEL.indexOf(',') + 1), 'base64');

/** Makes what a page shows of the time, and what it picks at random, the same each time. */
export async function holdStill(page: Page, late: Late): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await watchRest(page, late);
  // A photograph that is made small is not drawn alike each time; one color is.
  await page.route('**/sample/*.png', (route) =>
    route.fulfill({ body: PORTRAIT, contentType: 'image/png' }),
  );
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
  });
}

/** Holds what a page shows beside what was accepted, at each of the widths. It is brought to its state once. */
export async function expectPictures(
  page: Page,
  name: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = SIZES,
): Promise<void> {
  await atRest(page);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await atRest(page);
    // As high as the page is: one that is made so for the moment of the picture alone may not have drawn all of it.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, whole) });
    await atRest(page);
    await expect.soft(page).toHaveScreenshot([name, `${width}.png`]);
  }
}
