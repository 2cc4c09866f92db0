import { expect, type Locator, type Page } from '@playwright/test';
import { boxAtRest } from './box-at-rest';

/** Opens the designer and waits until it can be worked with. */
export async function openDesigner(page: Page): Promise<void> {
  await page.goto('/drag-drop');
  // What the build has rendered is there before anything works.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.locator('[data-design-canvas]')).toBeVisible();
}

/** Adds an element from the library by its name there. */
export async function add(
  page: Page,
  name: string,
  options: { shift?: boolean } = {},
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click({ modifiers: options.shift === true ? ['Shift'] : [] });
}

export function elements(page: Page): Locator {
  return page.locator('[data-design-canvas]').getByRole('option');
}

/** Drags from the middle of an element by an offset on the screen, in steps as a person would. */
export async function drag(page: Page, element: Locator, dx: number, dy: number): Promise<void> {
  const box = await boxAtRest(element);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

/** Puts the selected element where it belongs by the fields of the properties panel. */
export async function place(page: Page, x: number, y: number): Promise<void> {
  await placeField(page, 'X').fill(String(x));
  await placeField(page, 'Y').fill(String(y));
  await placeField(page, 'Y').blur();
}

/** One of the two fields of the selected element's place. */
export function placeField(page: Page, axis: 'X' | 'Y'): Locator {
  return page
    .getByRole('group', { name: 'Position & Layout' })
    .getByRole('textbox', { name: axis, exact: true });
}

/** Imports a text as a design file. */
export async function importText(page: Page, json: string): Promise<void> {
  const file = { name: 'design.json', mimeType: 'application/json', buffer: Buffer.from(json) };
  await page.locator('input[type=file]').first().setInputFiles(file);
}

/** Opens the designer with nothing on its canvas. A page that shows it already goes on: to load it takes longer than most tests. */
export async function openEmpty(page: Page): Promise<void> {
  if (!page.url().endsWith('/drag-drop')) return openDesigner(page);
  await page.keyboard.press('Escape');
  if ((await elements(page).count()) === 0) return;
  const clear = page.getByRole('button', { name: 'Clear Canvas' });
  if (!(await clear.isVisible())) await page.getByRole('tab', { name: /^Elements/ }).click();
  const menu = page.getByRole('button', { name: 'Canvas actions' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Clear Canvas' }).click();
    await page.keyboard.press('Escape');
  } else if (await clear.isEnabled()) await clear.click();
  await expect(elements(page)).toHaveCount(0);
}

/** Opens the designer with these elements on its canvas. */
export async function openWith(
  page: Page,
  parts: readonly object[],
  signatureData?: object,
): Promise<void> {
  await openEmpty(page);
  await importText(page, JSON.stringify({ elements: parts, signatureData }));
  await expect(elements(page)).toHaveCount(parts.length);
}
