import { expect, test } from './support/test';
import { picture } from './support/pictures';
import { add, elements, openDesigner, openEmpty } from './support/designer';
import {
  at,
  drawn,
  expectAt,
  expectSelected,
  expectSize,
  fingers,
  LOGO,
  moveTo,
  NAME,
  openDesign,
  placeOf,
  viewOf,
} from './support/canvas-pointer';
import type { Locator, Page } from '@playwright/test';
import { boxAtRest } from './support/box-at-rest';

test.use({ viewport: { width: 1440, height: 900 } });

const tile = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const dragged = (page: Page): Locator => page.locator('[data-brought]');
const indicator = (page: Page): Locator => page.locator('[data-drop-state]');

/** Presses a tile with the mouse; the button stays down. */
async function pressTile(page: Page, name: string): Promise<void> {
  await tile(page, name).scrollIntoViewIfNeeded();
  const box = await boxAtRest(tile(page, name));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

test('a tile of the library', async ({ page }) => {
  test.slow();
  await test.step('is dragged to its place: drawn on the way, added and selected where it is dropped', async () => {
    await openDesign(page, [NAME]);
    await pressTile(page, 'Rectangle');
    await page.mouse.move(250, 500, { steps: 3 });
    await expect(dragged(page)).toBeVisible();
    await expect(indicator(page)).toHaveText('Invalid drop zone');
    await moveTo(page, 360, 240);
    await expect(indicator(page)).toHaveText('Drop to position');
    await expect(elements(page)).toHaveCount(1);
    const ghost = await dragged(page).boundingBox();
    const view = await viewOf(page);
    await page.mouse.up();
    await expect(dragged(page)).toHaveCount(0);
    await expect(indicator(page)).toHaveCount(0);
    await expect(elements(page)).toHaveCount(2);
    const id = await newId(page);
    await expectSelected(page, [id]);
    const { x, y } = await placeOf(page, id);
    expect({ x, y }).toEqual({ x: 300, y: 200 });
    expect(ghost).toMatchObject({ x: view.x + x, y: view.y + y, width: 120, height: 80 });
    await expect(drawn(page, id)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(elements(page)).toHaveCount(1);
  });

  await test.step('snaps to what is there, with guides, and is drawn as large as the canvas is zoomed', async () => {
    await openDesign(page, [NAME]);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await pressTile(page, 'Circle');
    // 4 units right of where its left edge is in line with the name's.
    await moveTo(page, 60 + 40 + 4, 300);
    await expect(page.locator('[data-guides] path')).toBeVisible();
    const { zoom } = await viewOf(page);
    const ghost = await dragged(page).boundingBox();
    expect(ghost?.width).toBeCloseTo(80 * zoom, 0);
    await page.mouse.up();
    const id = await newId(page);
    await expectAt(page, id, 60, 260);
    await expect(page.locator('[data-guides]')).toHaveCount(0);
  });

  await test.step('adds nothing where Escape stops it or where it is dropped beside the canvas', async () => {
    await openDesign(page, [NAME]);
    await drawn(page, 'name').click();
    await pressTile(page, 'Phone');
    await moveTo(page, 300, 200);
    await expect(dragged(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dragged(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(elements(page)).toHaveCount(1);
    await expectSelected(page, ['name']);
    await pressTile(page, 'Phone');
    await moveTo(page, 300, 200);
    await page.mouse.move(1350, 400, { steps: 3 });
    await expect(indicator(page)).toHaveText('Invalid drop zone');
    await page.mouse.up();
    await expect(elements(page)).toHaveCount(1);
    await expect(dragged(page)).toHaveCount(0);
  });

  await test.step('is added by a click, by Enter, and not twice by a drag', async () => {
    await openEmpty(page);
    await tile(page, 'Email').click();
    await expect(elements(page)).toHaveCount(1);
    await tile(page, 'Phone').focus();
    await page.keyboard.press('Enter');
    await expect(elements(page)).toHaveCount(2);
    await pressTile(page, 'Fax');
    await moveTo(page, 300, 250);
    await page.mouse.up();
    await expect(elements(page)).toHaveCount(3);
  });

  await test.step('does not render the page again while it moves over the canvas', async () => {
    await openDesign(page, [NAME]);
    await pressTile(page, 'Circle');
    await moveTo(page, 300, 200);
    await expect(dragged(page)).toBeVisible();
    const list = page.locator('g[aria-label="Design"]');
    const watched = await list.evaluateHandle((node) => {
      const seen = { count: 0 };
      new MutationObserver((records) => {
        seen.count += records.length;
      }).observe(node, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    await moveTo(page, 350, 260);
    await moveTo(page, 200, 150);
    expect(await watched.evaluate(({ count }) => count)).toBe(0);
    await page.mouse.up();
  });
});

test.describe('on a phone, a tile', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('that a finger rests on is dragged out of the sheet onto the canvas', async ({ page }) => {
    await openDesign(page, [NAME]);
    await page.getByRole('tab', { name: /^Elements/ }).click();
    const box = await boxAtRest(tile(page, 'Name'));
    const pointer = await fingers(page);
    const start = [box.x + box.width / 2, box.y + 20] as const;
    await pointer.down(start);
    await expect(dragged(page)).toBeVisible();
    const [x, y] = await at(page, 200, 120);
    await pointer.move([(start[0] + x) / 2, (start[1] + y) / 2]);
    await pointer.move([x, y]);
    await expect(indicator(page)).toHaveText('Drop to position');
    await pointer.up();
    await expect(elements(page)).toHaveCount(2);
    await expectSelected(page, [await newId(page)]);
  });
});

test.describe('on a phone, what is added', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('stays in sight between the header and the buttons over the sheet', async ({ page }) => {
    await openDesigner(page);
    await page.getByRole('tab', { name: /^Elements/ }).tap();
    const names = ['Name', 'Job Title', 'Company', 'Email', 'Phone', 'Website'];
    for (const [at, name] of names.entries()) {
      await tile(page, name).tap();
      await expect(elements(page)).toHaveCount(at + 1);
      const floats = await page.getByRole('toolbar', { name: 'Selection' }).boundingBox();
      const canvas = await page.locator('[data-design-canvas]').boundingBox();
      const bottom = async () => {
        const box = await elements(page).last().boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(bottom, name).toBeLessThan(floats?.y ?? 0);
      expect(await bottom(), name).toBeGreaterThan(canvas?.y ?? Infinity);
    }
  });
});

test('a picture', async ({ page }) => {
  test.slow();
  await test.step('is chosen by a double click and by Enter, and stands in its own ratio', async () => {
    await openDesign(page, [LOGO]);
    const buffer = await picture(page, 800, 800, 'image/png');
    const file = { name: 'me.png', mimeType: 'image/png', buffer };
    const [byClick] = await Promise.all([
      page.waitForEvent('filechooser'),
      drawn(page, 'logo').dblclick(),
    ]);
    await byClick.setFiles(file);
    await expectSize(page, 'logo', 60, 60);
    await page.keyboard.press('Control+z');
    await expectSize(page, 'logo', 120, 60);
    await drawn(page, 'logo').focus();
    const [byKey] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Enter'),
    ]);
    await byKey.setFiles(file);
    await expectSize(page, 'logo', 60, 60);
  });

  await test.step('keeps its ratio in the fields until that is freed', async () => {
    await openDesign(page, [LOGO]);
    await drawn(page, 'logo').click();
    const size = page.getByRole('group', { name: 'Size' });
    await size.getByRole('textbox', { name: 'Width' }).fill('240');
    await page.keyboard.press('Enter');
    await expectSize(page, 'logo', 240, 120);
    await size.getByRole('button', { name: 'Keep the ratio' }).click();
    await size.getByRole('textbox', { name: 'Width' }).fill('100');
    await page.keyboard.press('Enter');
    await expectSize(page, 'logo', 100, 120);
  });
});

test.describe('a shape', () => {
  test('has a link, and can be 1 px wide', async ({ page }) => {
    await openDesign(page, [{ id: 'box', type: 'rectangle', x: 60, y: 40 }]);
    await drawn(page, 'box').click();
    await page.getByRole('textbox', { name: 'Link' }).fill('https://shop.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+E');
    const frame = page.frameLocator('iframe[title="Your signature in an email"]');
    const link = frame.locator('a[href^="https://shop.example"]');
    await expect(link).toHaveAttribute('aria-label', 'shop.example');
    const box = await link.boundingBox();
    expect(box).toMatchObject({ height: 78 });
    await page.getByRole('textbox', { name: 'Width', exact: true }).fill('1');
    await page.keyboard.press('Enter');
    await expectSize(page, 'box', 1, 80);
  });
});

test.describe('what is added', () => {
  test('a row of badges is as wide as its networks, whatever size they have', async ({ page }) => {
    await openDesign(page, []);
    await add(page, 'Social Links');
    await expect(elements(page)).toHaveCount(1);
    const id = await newId(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const size = field('Badge size');
    for (const name of ['LinkedIn', 'X', 'Instagram']) await field(`${name} address`).fill('');
    await field('LinkedIn address').fill('jane');
    await expectSize(page, id, 30, 30);
    await field('YouTube address').fill('jane');
    await expectSize(page, id, 66, 30);
    await page.getByRole('button', { name: 'Add a network' }).click();
    await page.getByRole('menuitem', { name: 'TikTok' }).click();
    await page.keyboard.type('jane');
    await expectSize(page, id, 102, 30);
    await field('YouTube address').fill('');
    await expectSize(page, id, 66, 30);
    await expect(size).toHaveValue('30');
    await size.fill('40');
    await size.press('Enter');
    await expectSize(page, id, 86, 40);
    await field('YouTube address').fill('jane');
    await expect(size).toHaveValue('40');
    await expectSize(page, id, 132, 40);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expectSize(page, id, 102, 30);
  });

  test('is in the styles that resetting gives, stacked below what was added before', async ({
    page,
  }) => {
    await openDesigner(page);
    for (const name of ['Name', 'Job Title', 'Email']) await add(page, name);
    const places = await Promise.all((await ids(page)).map((id) => placeOf(page, id)));
    const [first, ...others] = places;
    for (const { x } of others) expect(x).toBe(first?.x);
    for (const [index, { y }] of others.entries()) {
      const above = places[index];
      expect(y - ((above?.y ?? 0) + (above?.height ?? 0))).toBe(8);
    }
    const texts = page.locator('[data-design-canvas] [role=option] text');
    await expect(texts.nth(0)).toHaveAttribute('font-size', '18');
    await expect(texts.nth(0)).toHaveAttribute('font-weight', '700');
    await expect(texts.nth(1)).toHaveAttribute('font-size', '16');
    await expect(texts.nth(2)).toHaveAttribute('font-size', '14');
  });
});

async function ids(page: Page): Promise<readonly string[]> {
  return elements(page).evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('data-element-id') ?? ''),
  );
}

/** Of what is there beside the name. */
async function newId(page: Page): Promise<string> {
  return (await ids(page)).find((id) => id !== NAME.id) ?? '';
}
