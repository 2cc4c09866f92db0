import { expect, test } from './support/test';
import {
  at,
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

test('a finger drags after 6 px', async ({ page }) => {
  await openDesign(page, [NAME]);
  const touch = await fingers(page);
  const [x, y] = await at(page, 80, 55);
  await touch.down([x, y]);
  await touch.move([x + 5, y]);
  // A finger that rests opens the menu: it goes on as soon as this is read.
  const place = await placeOf(page, 'name');
  await touch.move([x + 33, y + 25]);
  expect(place).toMatchObject({ x: 60, y: 40 });
  await expectSelected(page, ['name']);
  await expectAt(page, 'name', 93, 65);
  await touch.up();
  await expectAt(page, 'name', 93, 65);
});

test('a tap selects, and handles take a finger 22 px off', async ({ page }) => {
  await openDesign(page, [LOGO]);
  const touch = await fingers(page);
  const [x, y] = await at(page, 260, 167);
  await touch.down([x, y]);
  await touch.up();
  await expectSelected(page, ['logo']);
  const grip = await page.locator('[data-handle="e"]').boundingBox();
  expect([grip?.width, grip?.height]).toEqual([44, 44]);
  const [edge, middle] = await at(page, 320, 167);
  await touch.down([edge + 20, middle]);
  await touch.move([edge + 40, middle]);
  await touch.move([edge + 73, middle]);
  await expectSize(page, 'logo', 173, 60);
  await touch.up();
});

test('two fingers zoom and pan, and take back the press that the first began', async ({ page }) => {
  await openDesign(page, [NAME]);
  const touch = await fingers(page);
  const before = await viewOf(page);
  const [x, y] = await at(page, 80, 55);
  await touch.down([x, y]);
  await touch.move([x + 30, y]);
  await expect.poll(() => placeOf(page, 'name')).not.toMatchObject({ x: 60, y: 40 });
  await touch.down([x + 30, y], [x + 130, y]);
  await expectAt(page, 'name', 60, 40);
  await expectSelected(page, []);
  await touch.move([x + 5, y + 40], [x + 155, y + 40]);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(1.5, 1);
  expect((await viewOf(page)).y).not.toBe(before.y);
  await touch.up();
  await expectAt(page, 'name', 60, 40);
});
