import { at, moveTo, NAME, openDesign } from './support/canvas-pointer';
import { boxAtRest } from './support/box-at-rest';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is dragged out of the library is at the pointer, wherever a drop would put it', async ({
  page,
}) => {
  await openDesign(page, [NAME]);
  for (const name of ['Banner', 'Circle']) {
    const tile = page.getByRole('tabpanel').getByRole('button', { name, exact: true });
    await tile.scrollIntoViewIfNeeded();
    const box = await boxAtRest(tile);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (const [x, y] of [
      [-90, 60],
      [-90, 320],
      [700, 400],
    ] as const) {
      await moveTo(page, x, y);
      await expect(page.locator('[data-drop-state]')).toHaveText('Drop to position');
      const [left, top] = await at(page, x, y);
      const drawing = await boxAtRest(page.locator('[data-brought]').locator('svg').first());
      expect(left).toBeGreaterThanOrEqual(drawing.x - 12);
      expect(left).toBeLessThanOrEqual(drawing.x + drawing.width + 12);
      expect(top).toBeGreaterThanOrEqual(drawing.y - 12);
      expect(top).toBeLessThanOrEqual(drawing.y + drawing.height + 12);
    }
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
});
