import { boxAtRest } from './support/box-at-rest';
import { at, drawn, fingers } from './support/canvas-pointer';
import { crop, expectHandlesAbove, image, openInGroups, openPicture, zoom } from './support/crop';
import { picture } from './support/pictures';
import { expect, test, type Page } from './support/test';

/* A crop by fingers. */

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

test('a picture is panned and zoomed, and its bar has room', async ({ page }) => {
  await openPicture(page);
  const box = await drawn(page, 'picture-1').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(crop(page)).toBeVisible();
  await zoom(page).fill('1');
  const before = Number(await image(page).getAttribute('x'));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: to === undefined ? [] : [{ x: to, y }],
    });
  await send('touchStart', x);
  await send('touchMove', x + 5);
  await send('touchMove', x + 10);
  await send('touchEnd');
  await expect
    .poll(async () => Number(await image(page).getAttribute('x')))
    .toBeGreaterThan(before + 5);
  const bar = await crop(page).getByRole('toolbar', { name: 'Crop' }).boundingBox();
  expect(bar?.x).toBeGreaterThanOrEqual(0);
  expect((bar?.x ?? 0) + (bar?.width ?? 999)).toBeLessThanOrEqual(390);
  await crop(page).getByRole('button', { name: 'Done' }).tap();
  await expect(crop(page)).toBeHidden();
  await expect(image(page)).toHaveAttribute('clip-path', /url/);
});

test('a small picture is brought near to crop it, with the bar in the place of that of the selection', async ({
  page,
}) => {
  const { drawing, before, chosen, place } = await chooseSmallPicture(page);
  await chosen.getByRole('button', { name: 'Crop' }).tap();
  await expect(crop(page)).toBeVisible();
  await expect(chosen).toBeHidden();
  await expect.poll(async () => (await boxAtRest(drawing)).height).toBeGreaterThan(90);
  const bar = await boxAtRest(crop(page).getByRole('toolbar', { name: 'Crop' }));
  expect(bar.y + bar.height).toBeCloseTo(place.y + place.height, -1);
  await crop(page).getByRole('button', { name: 'Done' }).tap();
  await expect.poll(async () => (await boxAtRest(drawing)).width).toBeCloseTo(before.width, -1);
});

test('the view goes back also where the crop is left before the picture has come near', async ({
  page,
}) => {
  const { drawing, before, chosen } = await chooseSmallPicture(page);
  const goOn = await haltOnTheWay(page);
  await chosen.getByRole('button', { name: 'Crop' }).tap();
  await expect.poll(async () => (await boxAtRest(drawing)).height).toBeGreaterThan(40);
  await crop(page).getByRole('button', { name: 'Done' }).tap();
  await goOn();
  await expect.poll(async () => (await boxAtRest(drawing)).width).toBeCloseTo(before.width, -1);
});

test('an open sheet makes way for a crop, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPicture(page);
  await drawn(page, 'picture-1').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Crop' }).tap();
  const handle = page.getByRole('button', { name: 'Panels' });
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect
    .poll(async () => (await boxAtRest(drawn(page, 'picture-1'))).height)
    .toBeGreaterThan(130);
  await expectHandlesAbove(page);
  await crop(page).getByRole('button', { name: 'Done' }).tap();
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
});

test('on its side, a phone has the bar of the crop in the place of its only row of buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openPicture(page);
  const toolbar = page.getByRole('toolbar', { name: 'Canvas' });
  const row = await boxAtRest(toolbar);
  await drawn(page, 'picture-1').tap();
  await page
    .getByRole('toolbar', { name: 'Selection' })
    .getByRole('button', { name: 'Crop' })
    .tap();
  await expect(toolbar).toBeHidden();
  await expectHandlesAbove(page);
  const bar = await boxAtRest(crop(page).getByRole('toolbar', { name: 'Crop' }));
  expect(bar.y + bar.height).toBeCloseTo(row.y + row.height, -1);
  await crop(page).getByRole('button', { name: 'Cancel' }).tap();
  await expect(toolbar).toBeVisible();
});

test('a double tap on a picture in groups asks for a file once', async ({ page }) => {
  await page.goto('/drag-drop');
  await openInGroups(page, '');
  let asked = 0;
  page.on('filechooser', () => asked++);
  const choosing = page.waitForEvent('filechooser');
  const touch = await fingers(page);
  await touch.tapTwice(await at(page, 160, 100));
  const buffer = await picture(page, 240, 160, 'image/png');
  await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect(image(page)).toHaveAttribute('href', /^(data|blob):/);
  expect(asked).toBe(1);
});

/** Holds what moves frame by frame at the 60th ms of its way, until the answer is called. */
async function haltOnTheWay(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const [now, next] = [performance.now(), requestAnimationFrame];
    performance.now = () => now;
    window.requestAnimationFrame = (run) => next.call(window, () => run(now + 60));
    window.addEventListener(
      'go-on',
      () => {
        Reflect.deleteProperty(performance, 'now');
        window.requestAnimationFrame = next;
      },
      { once: true },
    );
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('go-on')));
}

/** Taps a small picture; `place` is that of the bar which then appears. */
async function chooseSmallPicture(page: Page) {
  await openPicture(page, { width: 48, height: 32 });
  const drawing = drawn(page, 'picture-1');
  const before = await boxAtRest(drawing);
  await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
  const chosen = page.getByRole('toolbar', { name: 'Selection' });
  return { drawing, before, chosen, place: await boxAtRest(chosen) };
}
