import { boxAtRest } from './support/box-at-rest';
import { openDesign, viewOf } from './support/canvas-pointer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const SHADOW = { size: 'custom', color: '#999999', x: 0, y: 6, blur: 20 };
const CARD = {
  id: 'card',
  type: 'rectangle',
  x: 100,
  y: 60,
  width: 200,
  height: 80,
  style: { shadow: SHADOW },
};

test('what is trimmed holds the shadow, and the preview shows just what is exported', async ({
  page,
}) => {
  await page.goto('/drag-drop');
  await openDesign(page, [CARD]);
  const frame = page.locator('[data-design-frame]');
  const { zoom } = await viewOf(page);
  expect(zoom).toBe(1);
  const before = await boxAtRest(frame);
  await page.getByRole('button', { name: 'Export options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Trim to content' }).click();
  await expect(page.locator('[data-trim] text')).toHaveText('240 × 120');
  expect(await boxAtRest(frame), 'while it is edited').toEqual(before);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect
    .poll(() => boxAtRest(frame))
    .toEqual({ x: before.x + 80, y: before.y + 46, width: 240, height: 120 });
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await expect.poll(() => boxAtRest(frame)).toEqual(before);
});
