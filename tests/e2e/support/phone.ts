import type { Locator, Page } from '@playwright/test';
import { boxAtRest } from './box-at-rest';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The bar of the selection. */
export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selection' });

export const inBar = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true });

export const sheet = (page: Page) => page.getByRole('region', { name: 'Panels' });

/** Whether two parts of the page do not lie over each other. */
export async function isApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxAtRest(one), await boxAtRest(other)];
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}

/** Lays a keyboard of a height over the foot of the page, as browsers report it. */
export async function coverFoot(page: Page, px: number): Promise<void> {
  await page.addInitScript((covered) => {
    const seen = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, scale: 1 });
    const sizes = {
      width: { get: () => innerWidth },
      height: { get: () => innerHeight - covered },
    };
    Object.defineProperty(window, 'visualViewport', {
      value: Object.defineProperties(seen, sizes),
    });
  }, px);
}
