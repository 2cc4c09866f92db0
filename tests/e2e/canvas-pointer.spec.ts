import { expect, test } from './support/test';
import { elements, placeField } from './support/designer';
import {
  ALL,
  LINE,
  LOGO,
  NAME,
  drawn,
  expectAt,
  expectSelected,
  expectSize,
  moveTo,
  openDesign,
  pull,
  pullHandle,
} from './support/canvas-pointer';

test.use({ viewport: { width: 1440, height: 900 } });

test('a drag', async ({ page }) => {
  test.slow();
  await test.step('snaps to another element, shows the line and the distance, and lands there', async () => {
    await openDesign(page, ALL);
    await pull(page, [80, 55], [315, 75]);
    await expectAt(page, 'name', 300, 60);
    await expect(page.locator('[data-guides] path')).toBeVisible();
    await expect(page.locator('[data-measure="57"]')).toBeVisible();
    await expect(page.locator('[data-drop-state]')).toHaveText('Drop to position');
    await page.mouse.up();
    await expect(page.locator('[data-guides]')).toHaveCount(0);
    await expectAt(page, 'name', 300, 60);
    await expect(placeField(page, 'X')).toHaveValue('300');
    await page.keyboard.press('Control+z');
    await expectAt(page, 'name', 60, 40);
  });

  await test.step('does not snap while Ctrl is held, pressed or let go at rest', async () => {
    await openDesign(page, ALL);
    await pull(page, [80, 55], [315, 75]);
    await expectAt(page, 'name', 300, 60);
    await page.keyboard.down('Control');
    await expectAt(page, 'name', 295, 60);
    await expect(page.locator('[data-guides]')).toHaveCount(0);
    await page.keyboard.up('Control');
    await expectAt(page, 'name', 300, 60);
    await page.keyboard.down('Control');
    await page.mouse.up();
    await expectAt(page, 'name', 295, 60);
    await page.keyboard.up('Control');
  });

  await test.step('snaps to equal gaps, and shows the size of both', async () => {
    const box = { type: 'rectangle', y: 60, width: 50, height: 40 };
    await openDesign(page, [
      { ...box, id: 'a', x: 20 },
      { ...box, id: 'b', x: 100 },
      { ...box, id: 'c', x: 400, y: 71 },
    ]);
    await pull(page, [410, 90], [187, 90]);
    await expectAt(page, 'c', 180, 71);
    await expect(page.locator('[data-measure="30"]')).toHaveCount(2);
    await page.mouse.up();
  });

  await test.step('snaps to the grid where that is shown', async () => {
    await openDesign(page, [NAME], { hasGrid: true });
    await pull(page, [80, 55], [103, 80]);
    await expectAt(page, 'name', 80, 60);
    await page.mouse.up();
  });

  await test.step('stops at 10 from the corner, but may snap to the very edge', async () => {
    await openDesign(page, [NAME]);
    await pull(page, [80, 55], [25, 18]);
    await expectAt(page, 'name', 0, 0);
    await page.keyboard.down('Control');
    await expectAt(page, 'name', 10, 10);
    await page.keyboard.up('Control');
    await page.mouse.up();
    await expectAt(page, 'name', 0, 0);
  });

  await test.step('keeps to one axis with Shift', async () => {
    await openDesign(page, [NAME]);
    await pull(page, [80, 55], [140, 75]);
    await page.keyboard.down('Shift');
    await expectAt(page, 'name', 120, 40);
    await page.keyboard.up('Shift');
    await expectAt(page, 'name', 120, 60);
    await page.mouse.up();
  });

  await test.step('with Alt leaves a duplicate, in one step', async () => {
    await openDesign(page, [NAME]);
    await pull(page, [80, 55], [150, 100]);
    await page.keyboard.down('Alt');
    await expect(elements(page)).toHaveCount(2);
    await expectAt(page, 'name', 60, 40);
    await page.keyboard.up('Alt');
    await expect(elements(page)).toHaveCount(1);
    await expectAt(page, 'name', 130, 90);
    await page.keyboard.down('Alt');
    await expect(elements(page)).toHaveCount(2);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await expect(elements(page)).toHaveCount(2);
    await expectAt(page, 'name', 60, 40);
    await expect(placeField(page, 'X')).toHaveValue('130');
    await page.keyboard.press('Control+z');
    await expect(elements(page)).toHaveCount(1);
  });

  await test.step('takes all that is selected along by one offset, but nothing locked', async () => {
    await openDesign(page, ALL);
    await page.keyboard.press('Control+a');
    await expectSelected(page, ['line', 'logo', 'name', 'pinned']);
    await page.keyboard.down('Control');
    await pull(page, [80, 55], [111, 72]);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectAt(page, 'name', 91, 57);
    await expectAt(page, 'logo', 331, 154);
    await expectAt(page, 'line', 71, 317);
    await expectAt(page, 'pinned', 460, 20);
    await page.keyboard.press('Control+z');
    await expectAt(page, 'name', 60, 40);
    await expectAt(page, 'line', 40, 300);
  });

  await test.step('begins after 4 px', async () => {
    await openDesign(page, [NAME]);
    await pull(page, [80, 55], [83, 55]);
    await expectAt(page, 'name', 60, 40);
    await page.keyboard.down('Control');
    await moveTo(page, 84, 55);
    await expectAt(page, 'name', 64, 40);
    await page.mouse.up();
    await page.keyboard.up('Control');
  });
});

test('a resize', async ({ page }) => {
  test.slow();
  await test.step('follows the handle; Shift keeps the aspect, Alt the center, both at rest', async () => {
    await openDesign(page, [{ ...LOGO, type: 'rectangle' }]);
    await drawn(page, 'logo').click();
    await page.keyboard.down('Control');
    await pullHandle(page, 'se', 60, 10);
    await expectSize(page, 'logo', 180, 70);
    await page.keyboard.down('Shift');
    await expectSize(page, 'logo', 180, 90);
    await page.keyboard.down('Alt');
    await expectSize(page, 'logo', 240, 120);
    await expectAt(page, 'logo', 240, 107);
    await page.keyboard.up('Shift');
    await expectSize(page, 'logo', 240, 80);
    await page.keyboard.up('Alt');
    await expectSize(page, 'logo', 180, 70);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await page.keyboard.press('Control+z');
    await expectSize(page, 'logo', 120, 60);
  });

  await test.step('snaps the edge that is dragged', async () => {
    await openDesign(page, ALL);
    await drawn(page, 'logo').click();
    await pullHandle(page, 'e', 115, 0);
    await expectSize(page, 'logo', 240, 60);
    await expect(page.locator('[data-guides]')).toBeVisible();
    await page.mouse.up();
  });

  await test.step('stops at 20 x 10', async () => {
    await openDesign(page, [LOGO]);
    await drawn(page, 'logo').click();
    await page.keyboard.down('Control');
    await pullHandle(page, 'se', -200, -100);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectSize(page, 'logo', 20, 10);
  });

  await test.step('of a line keeps its thickness, until that is what is dragged', async () => {
    await openDesign(page, [LINE]);
    await drawn(page, 'line').click();
    await page.keyboard.down('Control');
    await pullHandle(page, 'e', 50, 20);
    await page.mouse.up();
    await expectSize(page, 'line', 150, 2);
    await pullHandle(page, 's', 0, 14);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectSize(page, 'line', 150, 16);
  });

  await test.step('of a text has two handles, and makes it wrap', async () => {
    const content = 'Head of Design and Everything Else';
    await openDesign(page, [{ ...NAME, type: 'text', content, width: 300 }]);
    await drawn(page, 'name').click();
    await expect(page.locator('[data-handle]')).toHaveCount(2);
    await expect(drawn(page, 'name').locator('text')).toHaveCount(1);
    await pullHandle(page, 'e', -190, 0);
    await page.mouse.up();
    expect(await drawn(page, 'name').locator('text, tspan').count()).toBeGreaterThan(1);
  });
});

test.describe('Escape', () => {
  test('takes a drag, a resize and a marquee back, and leaves no step', async ({ page }) => {
    await openDesign(page, ALL);
    await pull(page, [80, 55], [200, 120]);
    await expectAt(page, 'name', 180, 105);
    await page.keyboard.press('Escape');
    await expectAt(page, 'name', 60, 40);
    await page.mouse.up();
    await expectSelected(page, []);

    await drawn(page, 'logo').click();
    await pullHandle(page, 'se', 55, 33);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectSize(page, 'logo', 120, 60);
    await expectSelected(page, ['logo']);

    await pull(page, [20, 10], [200, 120]);
    await expect(page.locator('[data-marquee]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectSelected(page, ['logo']);

    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(undo, 'nothing was a step').toBeDisabled();
  });
});
