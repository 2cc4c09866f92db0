import { at, drawn, openDesign } from './support/canvas-pointer';
import { boxAtRest } from './support/box-at-rest';
import { expect, inShortRun, test, type Page } from './support/test';
import { holdToast } from './support/page-state';

/* The bar of several elements stands beside what is seen of them, and no notice covers it. */

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const BOX = { type: 'rectangle', width: 60, height: 40 };
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selection' });
const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).locator('> div').first();

async function overlap(page: Page): Promise<boolean> {
  const [a, b] = [await boxAtRest(bar(page)), await boxAtRest(toast(page))];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** By its button, or out of the menu on a screen without room for that. */
async function copyDesign(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Copy Design' });
  const options = page.getByRole('button', { name: 'Export options' });
  await expect(button.or(options).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await options.click();
  await page.getByRole('menuitem', { name: 'Copy Design' }).click();
}

for (const viewport of SCREENS) {
  test.describe(
    `at ${viewport.width} x ${viewport.height}`,
    inShortRun(viewport.width !== 1024),
    () => {
      test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

      for (const y of [20, 130]) {
        test(`the bar of what lies at ${y} is beside it, and no notice over it`, async ({
          page,
        }) => {
          await openDesign(page, [
            { ...BOX, id: 'a', x: 100, y },
            { ...BOX, id: 'b', x: 300, y },
          ]);
          await drawn(page, 'a').click();
          await page.keyboard.press('Control+a');
          await expect(bar(page)).toBeVisible();
          const box = await boxAtRest(bar(page));
          const [middle, top] = await at(page, 230, y);
          expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(
            viewport.width < 600 ? 60 : 2,
          );
          expect(top - (box.y + box.height)).toBeGreaterThan(8);
          expect(top - (box.y + box.height)).toBeLessThan(40);
          await copyDesign(page);
          await expect(toast(page)).toBeVisible();
          await holdToast(page, 'copied');
          expect(await overlap(page)).toBe(false);
        });
      }
    },
  );
}
