import { expect, test } from './support/test';
import {
  at,
  drawn,
  expectAt,
  expectSelected,
  expectSize,
  fingers,
  openDesign,
  placeOf,
  viewOf,
} from './support/canvas-pointer';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

const NAME = { id: 'name', type: 'name', x: 60, y: 40, width: 100, height: 30 };
const LOGO = { id: 'logo', type: 'logo', x: 200, y: 137, width: 120, height: 60 };

test('fingers drag, resize, pan and zoom', async ({ page }) => {
  test.slow();
  await test.step('a finger drags what is selected after 6 px', async () => {
    await openDesign(page, [NAME]);
    const touch = await fingers(page);
    const [x, y] = await at(page, 80, 55);
    await touch.down([x, y]);
    await touch.up();
    await expectSelected(page, ['name']);
    await touch.drag([x, y], [x + 5, y], [x + 33, y + 25]);
    await expectAt(page, 'name', 93, 65);
    await touch.up();
    await expectAt(page, 'name', 93, 65);
    const [nextX, nextY] = await at(page, 113, 80);
    await touch.drag([nextX, nextY], [nextX + 5, nextY]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await placeOf(page, 'name')).toMatchObject({ x: 93, y: 65 });
    await touch.up();
  });

  await test.step('a tap selects, and handles take a finger beside the box', async () => {
    await openDesign(page, [LOGO]);
    const touch = await fingers(page);
    const [x, y] = await at(page, 260, 167);
    await touch.down([x, y]);
    await touch.up();
    await expectSelected(page, ['logo']);
    const grip = await page.locator('[data-handle="e"]').boundingBox();
    expect([grip?.width, grip?.height]).toEqual([44, 44]);
    const seen = await page.locator('g:has(> [data-handle="e"]) > rect').first().boundingBox();
    const logo = await drawn(page, 'logo').boundingBox();
    expect(seen?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
    const [edge, middle] = await at(page, 320, 167);
    await touch.drag([edge + 20, middle], [edge + 40, middle], [edge + 73, middle]);
    await expectSize(page, 'logo', 173, 60);
    await touch.up();
  });

  await test.step('one finger pans, from what is not selected too, and Escape brings the view back', async () => {
    await openDesign(page, [NAME]);
    const touch = await fingers(page);
    const before = await viewOf(page);
    const [x, y] = await at(page, 80, 55);
    await touch.drag([x, y], [x + 20, y + 10], [x + 60, y + 30]);
    await touch.up();
    await expect
      .poll(() => viewOf(page))
      .toEqual({ ...before, x: before.x + 60, y: before.y + 30 });
    await expectAt(page, 'name', 60, 40);
    await expectSelected(page, []);

    await touch.drag([x + 300, y + 200], [x + 300, y + 260]);
    await expect.poll(() => viewOf(page)).toMatchObject({ y: before.y + 90 });
    await page.keyboard.press('Escape');
    await expect.poll(() => viewOf(page)).toMatchObject({ y: before.y + 30 });
    await touch.up();
  });

  await test.step('two fingers zoom and pan, and take back the drag that the first began', async () => {
    await openDesign(page, [NAME]);
    const touch = await fingers(page);
    const before = await viewOf(page);
    const [x, y] = await at(page, 80, 55);
    await touch.down([x, y]);
    await touch.up();
    await expectSelected(page, ['name']);
    await touch.drag([x, y], [x + 30, y]);
    await expect.poll(() => placeOf(page, 'name')).not.toMatchObject({ x: 60, y: 40 });
    await touch.down([x + 30, y], [x + 130, y]);
    await expectAt(page, 'name', 60, 40);
    await touch.move([x + 5, y + 40], [x + 155, y + 40]);
    await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(1.5, 1);
    expect((await viewOf(page)).y).not.toBe(before.y);
    await touch.up();
    await expectAt(page, 'name', 60, 40);
  });

  await test.step('a second finger goes on from where the first has panned to', async () => {
    await openDesign(page, [NAME]);
    const touch = await fingers(page);
    const before = await viewOf(page);
    const [x, y] = await at(page, 400, 250);
    await touch.drag([x, y], [x - 80, y]);
    await expect.poll(() => viewOf(page)).toMatchObject({ x: before.x - 80 });
    await touch.down([x - 80, y], [x + 20, y]);
    await touch.move([x - 80, y + 1], [x + 20, y + 1]);
    await expect.poll(() => viewOf(page)).toMatchObject({ x: before.x - 80, y: before.y + 1 });
    await touch.up();
  });

  await test.step('a gesture that the system takes away leaves all as it was', async () => {
    await openDesign(page, [NAME]);
    const touch = await fingers(page);
    const before = await viewOf(page);
    const [x, y] = await at(page, 400, 250);
    await touch.drag([x, y], [x, y + 60]);
    await expect.poll(() => viewOf(page)).toMatchObject({ y: before.y + 60 });
    await touch.cancel();
    await expect.poll(() => viewOf(page)).toEqual(before);
  });
});

test('a finger that rests, and the tool for several', async ({ page }) => {
  test.slow();
  await test.step('a finger that rests on the empty canvas begins a marquee, or opens the menu there', async () => {
    await openDesign(page, [NAME, LOGO]);
    const touch = await fingers(page);
    const [x, y] = await at(page, 30, 20);
    await touch.down([x, y]);
    await expect(page.locator('[data-held]')).toBeVisible();
    await touch.move([x + 60, y + 40]);
    await touch.move([x + 150, y + 70]);
    await expect(page.locator('[data-marquee]')).toBeVisible();
    await touch.up();
    await expectSelected(page, ['name']);
    await expect(page.getByRole('menu')).toHaveCount(0);

    await touch.down([x, y]);
    await expect(page.locator('[data-held]')).toBeVisible();
    await touch.up();
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Paste' })).toBeVisible();
  });

  await test.step('a finger that rests on an element opens its menu', async () => {
    await openDesign(page, [NAME, LOGO]);
    const touch = await fingers(page);
    await touch.down(await at(page, 260, 167));
    await expect(page.getByRole('menu', { name: 'Canvas menu' })).toBeVisible();
    await touch.up();
    await expectSelected(page, ['logo']);
  });

  await test.step('lifting that finger chooses nothing, also where the menu lies below it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesign(page, [{ ...LOGO, x: 240 }]);
    const touch = await fingers(page);
    const middle = await at(page, 300, 167);
    await touch.down(middle);
    const menu = page.getByRole('menu', { name: 'Canvas menu' });
    await expect(menu).toBeVisible();
    expect(
      await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=menu]') != null,
        middle,
      ),
    ).toBe(true);
    await touch.up();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
  });

  await test.step('with the tool for several, taps add and a drag spans a marquee', async () => {
    await openDesign(page, [NAME, LOGO]);
    const touch = await fingers(page);
    await page.getByRole('button', { name: 'Select several' }).tap();
    for (const [x, y] of [
      [80, 55],
      [260, 167],
    ] as const) {
      await touch.down(await at(page, x, y));
      await touch.up();
    }
    await expectSelected(page, ['name', 'logo']);
    const [x, y] = await at(page, 450, 220);
    await touch.down([x, y]);
    await touch.up();
    await expectSelected(page, []);
    await touch.down([x, y]);
    const [endX, endY] = await at(page, 190, 120);
    await touch.move([x - 40, y - 40]);
    await touch.move([endX, endY]);
    await expect(page.locator('[data-marquee]')).toBeVisible();
    await touch.up();
    await expectSelected(page, ['logo']);
  });
});
