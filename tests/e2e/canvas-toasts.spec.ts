import { drawn, fingers, openDesign, at } from './support/canvas-pointer';
import { expect, inShortRun, test, type Locator, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';
import { holdToast } from './support/page-state';

/* On a phone a toast has little room: it lies over nothing that is needed while it is there. */

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const BOX = { type: 'rectangle', width: 60, height: 40 };
const HIGH = { ...BOX, id: 'high', x: 40, y: 10 };
const LOW = { ...BOX, id: 'low', x: 120, y: 150 };

const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).locator('> div', { hasText: 'copied' });
const sheet = (page: Page) => page.getByRole('region', { name: 'Panels' });

/** Shows the longest of the usual notices. */
async function copyDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export options' }).tap();
  await page.getByRole('menuitem', { name: 'Copy Design' }).tap();
  await expect(toast(page)).toBeVisible();
}

test('a long toast shows its whole text, in four lines at most', async ({ page }) => {
  await openDesign(page, [HIGH]);
  await copyDesign(page);
  const words = toast(page).getByText('Your complete signature').locator('..');
  const lines = () =>
    words.evaluate(
      (node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
    );
  expect(Math.round(await lines())).toBeLessThanOrEqual(4);
  await expect
    .poll(() => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0);
});

test('the checks that are opened are not below a toast', async ({ page }) => {
  await openDesign(page, [HIGH]);
  await copyDesign(page);
  await holdToast(page, 'copied');
  await page.getByRole('button', { name: 'Checks:' }).tap();
  await expect(page.getByRole('dialog', { name: 'Checks' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

for (const panel of [null, 'Elements', 'Properties'] as const) {
  for (const { id } of [HIGH, LOW]) {
    const details = inShortRun(id === HIGH.id ? panel === null : panel === 'Properties');
    test(
      `a toast leaves free what is selected, ${id}, header and panels, ${panel ?? 'none'} open`,
      details,
      async ({ page }) => {
        await openDesign(page, [HIGH, LOW]);
        await drawn(page, id).tap();
        if (panel !== null) {
          await page.getByRole('tab', { name: panel }).tap();
          await expect(sheet(page).getByRole('tabpanel')).toBeInViewport();
        }
        await copyDesign(page);
        await expectClear(page, drawn(page, id));
      },
    );
  }
}

test('a toast makes way when what is selected is panned below it', async ({ page }) => {
  await openDesign(page, [HIGH]);
  await drawn(page, 'high').tap();
  const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
  const box = await boxAtRest(drawn(page, 'high'));
  const touch = await fingers(page);
  const [x, y] = await at(page, 300, 120);
  const down = canvas.y + canvas.height - 100 - box.y;
  await touch.drag([x, y], [x, y + down / 2], [x, y + down]);
  await touch.up();
  await copyDesign(page);
  await expectClear(page, drawn(page, 'high'));
});

/** The toast, where it has come to rest, touches none of what must be seen and pressed. It is held until all of it was looked at. */
async function expectClear(page: Page, selected: Locator): Promise<void> {
  await holdToast(page, 'copied');
  for (const [what, part] of [
    ['the selection', selected],
    ['the header', page.getByRole('banner')],
    ['the panels', sheet(page)],
  ] as const) {
    await expect.poll(() => meet(toast(page), part), `the toast over ${what}`).toBe(false);
  }
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
}

async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxAtRest(one), boxAtRest(other)]);
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}
