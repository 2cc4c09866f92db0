import { expect, type Locator, type Page } from '@playwright/test';
import { add, elements, openEmpty, place } from './designer';

/** Elements well apart from each other, in stacking order. */
const PLACES = [
  { name: 'Rectangle', x: 20, y: 20 },
  { name: 'Circle', x: 200, y: 40 },
  { name: 'Divider', x: 340, y: 160 },
] as const;

/** Opens the designer with the first of them on its canvas. */
export async function build(page: Page, count: number): Promise<void> {
  await openEmpty(page);
  for (const { name, x, y } of PLACES.slice(0, count)) {
    await add(page, name);
    await place(page, x, y);
  }
  await expect(elements(page)).toHaveCount(count);
}

export const selected = (page: Page): Locator => page.locator('[data-selected-count]');
export const shown = (page: Page): Locator =>
  page.locator('[data-design-canvas] output[aria-live=polite]');
export const zoom = (page: Page): Locator => page.getByRole('button', { name: /^Zoom, / });
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
export const element = (page: Page, name: string): Locator =>
  page.locator('[data-design-canvas]').getByRole('option', { name: new RegExp(`^${name},`) });

/** The labels of the elements from the lowest to the highest. */
export async function stack(page: Page): Promise<readonly string[]> {
  const names = await elements(page).evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('aria-label') ?? ''),
  );
  return names.map((name) => name.split(',')[0] ?? '');
}
