import { boxAtRest } from './support/box-at-rest';
import { drawn, fingers, openDesign } from './support/canvas-pointer';
import { expectNoBreach } from './support/axe';
import { bar, inBar, isApart, PHONE, sheet } from './support/phone';
import { expect, test } from './support/test';

/* With an open sheet a phone has little canvas: one row of buttons floats over it, and nothing is lost by that. */

test.use(PHONE);

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };
const BOX = { id: 'box', type: 'rectangle', x: 90, y: 100, width: 80, height: 40 };

test('above an open sheet the bar of the selection has undo, and the toolbar makes way', async ({
  page,
}) => {
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'box').tap();
  const toolbar = page.getByRole('toolbar', { name: 'Canvas' });
  await expect(toolbar).toBeVisible();
  await expect(inBar(page, 'Undo')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Properties' }).tap();
  await expect(sheet(page).getByRole('tabpanel')).toBeInViewport();
  await expect(toolbar).toHaveCount(0);
  expect(await isApart(bar(page), drawn(page, 'box'))).toBe(true);
  await expectNoBreach(page);
  await inBar(page, 'Duplicate').tap();
  await expect(page.locator('[data-design-canvas] [role=option]')).toHaveCount(3);
  await inBar(page, 'Undo').tap();
  await expect(page.locator('[data-design-canvas] [role=option]')).toHaveCount(2);

  await page.getByRole('tab', { name: 'Properties' }).tap();
  await expect(toolbar).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

test('above an open sheet, with nothing selected, only the toolbar floats', async ({ page }) => {
  await openDesign(page, [NAME]);
  await page.getByRole('tab', { name: 'Elements' }).tap();
  await expect(sheet(page).getByRole('tabpanel')).toBeInViewport();
  await expect(page.getByRole('toolbar', { name: 'In email' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help' })).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Canvas' })).toBeVisible();
  await page.getByRole('tab', { name: 'Elements' }).tap();
  await expect(page.getByRole('toolbar', { name: 'In email' })).toBeVisible();
});

test('a finger scrolls the panel from a slider, which it drags along or taps', async ({ page }) => {
  await openDesign(page, [NAME]);
  await drawn(page, 'name').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  const slider = sheet(page).getByRole('slider', { name: 'Font size slider' });
  await slider.scrollIntoViewIfNeeded();
  const before = await boxAtRest(slider);
  const size = Number(await slider.inputValue());
  const at = (box: typeof before, share: number) =>
    [box.x + box.width * share, box.y + box.height / 2] as const;
  const touch = await fingers(page);
  const [x, y] = at(before, 0.8);
  await touch.drag([x, y], [x, y - 20], [x, y - 60], [x, y - 100]);
  // A finger that is lifted while it moves lets the panel scroll on, out of sight.
  await page.waitForTimeout(200);
  await touch.up();
  const after = await boxAtRest(slider);
  expect(after.y).toBeLessThan(before.y - 40);
  await expect(slider).toHaveValue(String(size));

  const [left, middle] = at(after, 0.4);
  await touch.drag([left, middle], [left + 20, middle], [left + 60, middle]);
  await touch.up();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(size + 5);
  await slider.tap({ position: { x: 30, y: after.height / 2 } });
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(size);
  await inBar(page, 'Undo').tap();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(size + 5);
});

test('checks and the email view are in the menu of the bar', async ({ page }) => {
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'name').tap();
  await inBar(page, 'More').tap();
  await page.getByRole('menuitem', { name: 'Checks' }).tap();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await expect(checks).toBeVisible();
  await expect(checks.getByText('Email clients')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checks).toHaveCount(0);

  await page.getByRole('tab', { name: 'Layers' }).tap();
  await expect(sheet(page).getByRole('tabpanel')).toBeInViewport();
  await inBar(page, 'More').tap();
  await page.getByRole('menuitem', { name: 'Checks' }).tap();
  await expect.poll(() => isApart(checks, sheet(page))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Layers' }).tap();

  await inBar(page, 'More').tap();
  await page.getByRole('menuitemcheckbox', { name: 'Email view' }).tap();
  await expect(page.getByRole('region', { name: 'Email view' })).toBeVisible();
});

test('an empty canvas offers to paste a signature, beside whole templates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto('/drag-drop');
  const paste = page.getByRole('button', { name: 'Paste a signature' });
  await expect(paste).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Modern', { exact: true })).toBeInViewport({ ratio: 1 });
  const { height } = await boxAtRest(paste);
  expect(height).toBeGreaterThanOrEqual(44);
  await paste.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a picker within the sheet begins with the colors of the design', async ({ page }) => {
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'box').tap();
  await inBar(page, 'Style').tap();
  await sheet(page).getByRole('button', { name: 'Background: open the color picker' }).tap();
  const picker = sheet(page).getByRole('group', { name: 'Background: choose a color' });
  const [own, hue] = [picker.getByRole('button', { name: '#1e5bb8' }), picker.getByLabel('Hue')];
  await expect(own).toBeInViewport({ ratio: 1 });
  expect((await boxAtRest(own)).y).toBeLessThan((await boxAtRest(hue)).y);
  await own.tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Background' })).toHaveValue('#1e5bb8');
});

test('a finger that rests on a layer lifts it by its name, and by a drag at once scrolls the list', async ({
  page,
}) => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...BOX, id: `box-${index}` }));
  await openDesign(page, [...many, NAME]);
  await page.getByRole('tab', { name: 'Layers' }).tap();
  const layers = page.getByRole('treegrid', { name: 'Layers' });
  const rows = layers.getByRole('row');
  await expect(rows.first()).toHaveAccessibleName(/^Name/);
  const first = await boxAtRest(rows.first());
  const touch = await fingers(page);
  const [x, y] = [first.x + 120, first.y + first.height / 2];
  await touch.down([x, y]);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  for (const share of [0.4, 0.8, 1.2, 1.7]) await touch.move([x, y + share * first.height]);
  await touch.up();
  await expect(rows.nth(1)).toHaveAccessibleName(/^Name/);
  expect((await boxAtRest(rows.first())).y, 'the list stays').toBe(first.y);

  await touch.drag([x, y + 200], [x, y + 180], [x, y + 140], [x, y + 90]);
  await touch.up();
  await expect.poll(async () => (await boxAtRest(rows.first())).y).toBeLessThan(first.y);
  await expect(rows.nth(1)).toHaveAccessibleName(/^Name/);
});
