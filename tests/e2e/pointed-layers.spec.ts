import { build } from './support/canvas';
import { boxAtRest } from './support/box-at-rest';
import { elements } from './support/designer';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is pointed at in the list of layers is outlined on the canvas, a group as a whole', async ({
  page,
}) => {
  await build(page, 3);
  await page.getByRole('tab', { name: /^Layers/ }).click();
  const rows = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');
  const outline = page.locator('[data-listed]');
  const row = (name: string) => rows.filter({ hasText: name });
  await row('Rectangle').click();
  await row('Circle').click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('ControlOrMeta+g');
  await page.keyboard.press('Escape');

  await row('Rectangle').hover();
  const [rectangle, circle] = [elements(page).nth(0), elements(page).nth(1)];
  const one = await boxAtRest(rectangle);
  await expect.poll(async () => (await boxAtRest(outline)).x).toBeCloseTo(one.x, -1);
  expect((await boxAtRest(outline)).width).toBeCloseTo(one.width, -1);

  await row('Group of 2').hover();
  const other = await boxAtRest(circle);
  const both = other.x + other.width - one.x;
  await expect.poll(async () => (await boxAtRest(outline)).width).toBeCloseTo(both, -1);

  await page.mouse.move(700, 700);
  await expect(outline).not.toHaveAttribute('d');
});
