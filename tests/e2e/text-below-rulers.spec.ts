import { boxAtRest } from './support/box-at-rest';
import { add, elements, openDesigner } from './support/designer';
import { expect, test } from './support/test';

test('a text that is written lies below the rulers', async ({ page }) => {
  await openDesigner(page);
  const field = page.getByRole('textbox', { name: /^Text of/ });
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  await page.keyboard.type('A line that runs on '.repeat(8));
  const box = await boxAtRest(field);
  const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
  expect(box.x, 'the view has followed the caret').toBeLessThan(canvas.x);
  const isWritten = (x: number) =>
    field.evaluate((node, point) => document.elementFromPoint(...point) === node, [
      x,
      box.y + box.height / 2,
    ] as [number, number]);
  expect(await isWritten(canvas.x + 10)).toBe(false);
  expect(await isWritten(canvas.x + 30)).toBe(true);
});
