import { expect, test } from './support/test';
import {
  at,
  drawn,
  expectAt,
  expectSelected,
  expectSize,
  moveTo,
  openDesign,
  placeOf,
  pull,
  pullHandle,
} from './support/canvas-pointer';

/* What people who are used to other design tools expect of the canvas. */

test.use({ viewport: { width: 1440, height: 900 } });

const BOX = { type: 'rectangle', y: 60, width: 60, height: 40 };
const GROUPED = [
  { ...BOX, id: 'a', x: 40, groups: ['pair'] },
  { ...BOX, id: 'b', x: 140, groups: ['pair'] },
  { ...BOX, id: 'c', x: 400 },
];

test('the box of a text', async ({ page }) => {
  test.slow();
  const EMAIL = { id: 'mail', type: 'email', x: 40, y: 40, width: 100, height: 30 };

  await test.step('hugs its letters, so handles stand beside them', async () => {
    await openDesign(page, [{ ...EMAIL, content: 'a.rather.long@address.example' }]);
    const letters = await drawn(page, 'mail').locator('text').boundingBox();
    const box = await drawn(page, 'mail').locator('rect').boundingBox();
    expect(letters?.width).toBeGreaterThan(150);
    expect(Math.abs((box?.width ?? 0) - (letters?.width ?? 0))).toBeLessThan(3);
    expect(box?.height).toBeLessThan(30);
  });

  await test.step('follows what is typed, from its middle where it is centered', async () => {
    const style = { textAlign: 'center' };
    await openDesign(page, [{ ...EMAIL, type: 'text', x: 250, content: 'Short', style }]);
    const before = await placeOf(page, 'mail');
    await drawn(page, 'mail').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Much longer than it was');
    await page.keyboard.press('Escape');
    const after = await placeOf(page, 'mail');
    expect(after.width).toBeGreaterThan(2 * before.width);
    const middle = ({ x, width }: typeof after) => x + width / 2;
    expect(Math.abs(middle(after) - middle(before))).toBeLessThanOrEqual(1);
  });

  await test.step('has the width that a side handle gives it, and the height of its lines', async () => {
    await openDesign(page, [{ ...EMAIL, type: 'text', content: 'one two three four five' }]);
    const before = await placeOf(page, 'mail');
    await drawn(page, 'mail').click();
    await pullHandle(page, 'e', -before.width / 2, 0);
    await page.mouse.up();
    const after = await placeOf(page, 'mail');
    expect(after.width).toBeLessThan(before.width);
    expect(after.height).toBeGreaterThan(before.height);
  });
});

test('several elements', async ({ page }) => {
  test.slow();
  await test.step('are resized as one box, by one step', async () => {
    await openDesign(page, GROUPED);
    await drawn(page, 'a').click();
    await expectSelected(page, ['a', 'b']);
    await page.keyboard.down('Control');
    await pullHandle(page, 'se', 160, 40);
    await expect(page.locator('[data-live-numbers]')).toHaveText('320 × 80');
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectSize(page, 'a', 120, 80);
    await expectAt(page, 'b', 240, 60);
    await expectAt(page, 'c', 400, 60);
    await page.keyboard.press('Control+z');
    await expectSize(page, 'a', 60, 40);
  });

  await test.step('leave the next one free to be clicked: their bar goes out of its way', async () => {
    const near = GROUPED.map((element) => ({ ...element, groups: undefined }));
    await openDesign(page, [...near, { ...BOX, id: 'above', x: 90, y: 5 }]);
    await drawn(page, 'a').click();
    await drawn(page, 'b').click({ modifiers: ['Shift'] });
    const bar = page.getByRole('toolbar', { name: 'Selection' });
    await expect(bar).toBeVisible();
    expect(await bar.getByRole('button').count()).toBeLessThan(10);
    await drawn(page, 'above').click({ modifiers: ['Shift'] });
    await drawn(page, 'c').click({ modifiers: ['Shift'] });
    await expectSelected(page, ['a', 'b', 'above', 'c']);
  });
});

test('numbers', async ({ page }) => {
  test.slow();
  await test.step('show where a drag is, and go with it', async () => {
    await openDesign(page, GROUPED);
    const numbers = page.locator('[data-live-numbers]');
    await page.keyboard.down('Control');
    await pull(page, [420, 80], [437, 91]);
    await expect(numbers).toHaveText('417, 71');
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expect(numbers).toBeHidden();
  });

  await test.step('show below a text that wraps how large it gets', async () => {
    const words = 'one two three four five six seven eight';
    await openDesign(page, [{ ...BOX, id: 'text', type: 'text', x: 60, content: words }]);
    await drawn(page, 'text').click();
    await page.keyboard.down('Control');
    await pullHandle(page, 'e', -200, 0);
    const numbers = page.locator('[data-live-numbers]');
    await expect(numbers).toBeVisible();
    const { width, height } = await placeOf(page, 'text');
    await expect(numbers).toHaveText(`${width} × ${height}`);
    const pill = await numbers.boundingBox();
    const text = await drawn(page, 'text').boundingBox();
    expect(pill?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
    await page.mouse.up();
    await page.keyboard.up('Control');
  });

  await test.step('show the distances to what the pointer is over, while Alt is held', async () => {
    await openDesign(page, GROUPED);
    await drawn(page, 'c').click();
    await moveTo(page, 170, 80);
    await page.keyboard.down('Alt');
    await expect(page.locator('[data-measure="200"]')).toBeVisible();
    await page.mouse.move(...(await at(page, 300, 150)));
    await expect(page.locator('[data-measure="60"]')).toBeVisible();
    await expect(page.locator('[data-measure="400"]')).toBeVisible();
    await page.keyboard.up('Alt');
    await expect(page.locator('[data-measure]')).toHaveCount(0);
  });
});
