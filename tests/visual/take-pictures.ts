import { expect, type Page } from '@playwright/test';

/** Phones, tablets and desks, in px; the smallest first, as stories are tried on such a page. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

const NOW = new Date('2026-06-05T12:00:00Z');

/** Makes what a page tells of the time, and what it picks at random, the same each time. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
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
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page).toHaveScreenshot([name, `${size.width}.png`], { fullPage: true });
  }
}

export { SIZES };
