import { expectNoBreach } from './support/axe';
import { boxAtRest } from './support/box-at-rest';
import { at, drawn, expectSelected, fingers, openDesign, placeOf } from './support/canvas-pointer';
import { picture } from './support/pictures';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop of Picture' });
const image = (page: Page) => drawn(page, 'picture-1').locator('image');
const zoom = (page: Page) => crop(page).getByRole('slider', { name: 'Zoom' });

/** Opens a design with a picture of 240 x 160 px, shown at half its size. */
async function openPicture(page: Page, size = { width: 120, height: 80 }): Promise<void> {
  await page.goto('/drag-drop');
  const bytes = await picture(page, 240, 160, 'image/png');
  const content = `data:image/png;base64,${bytes.toString('base64')}`;
  const box = { x: 100, y: 60, ...size };
  await openDesign(page, [
    { id: 'picture-1', type: 'picture', ...box, content, zIndex: 1, locked: false, style: {} },
  ]);
}

/** Drags the middle of something, in canvas units at 100 %. */
async function drag(page: Page, selector: string, dx: number, dy: number): Promise<void> {
  const box = await crop(page).locator(selector).boundingBox();
  if (box === null) throw new Error(`Nothing to drag at ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

test('a picture is cropped where it stands: by its edges, its place and its zoom, as one step', async ({
  page,
}) => {
  await openPicture(page);
  const whole = await image(page).getAttribute('width');
  await drawn(page, 'picture-1').dblclick();
  await expect(crop(page)).toBeVisible();
  await expectNoBreach(page, '[role=dialog]');

  await test.step('an edge cuts, and the picture stays', async () => {
    await drag(page, '[data-crop-handle=e]', -40, 0);
    await expect(crop(page).getByRole('slider', { name: 'Right edge' })).toHaveAttribute(
      'aria-valuenow',
      '180',
    );
    await expect(image(page)).toHaveAttribute('clip-path', /url/);
    await expect(image(page)).toHaveAttribute('width', whole ?? '');
  });

  await test.step('a drag pans, and the wheel zooms', async () => {
    const before = Number(await image(page).getAttribute('x'));
    await drag(page, '[role=application]', -20, 0);
    await expect
      .poll(async () => Number(await image(page).getAttribute('x')))
      .toBeCloseTo(before - 20, 0);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => Number(await zoom(page).inputValue())).toBeGreaterThan(0.5);
    await expect(page.getByRole('button', { name: '100%' })).toBeVisible();
  });

  await test.step('a press elsewhere is the end of it, and one undo takes it back', async () => {
    await page.mouse.click(...(await at(page, 500, 180)));
    await expect(crop(page)).toBeHidden();
    await expect(image(page)).toHaveAttribute('clip-path', /url/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(image(page)).not.toHaveAttribute('clip-path', /url/);
    await expect(image(page)).toHaveAttribute('width', whole ?? '');
  });
});

test('a picture is cropped by keys alone, and Escape takes that back', async ({ page }) => {
  await openPicture(page);
  await drawn(page, 'picture-1').focus();
  await page.keyboard.press('Enter');
  const stage = crop(page).getByRole('application', { name: 'Picture' });
  await expect(stage).toBeFocused();
  for (let press = 0; press < 5; press++) await page.keyboard.press('+');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '161 percent');
  const before = Number(await image(page).getAttribute('x'));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(async () => Number(await image(page).getAttribute('x')))
    .toBeCloseTo(before + 9, 0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect
    .poll(async () => Number(await image(page).getAttribute('x')))
    .toBeCloseTo(before + 10, 0);
  const edge = crop(page).getByRole('slider', { name: 'Left edge' });
  await edge.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '110');
  await page.keyboard.press('Escape');
  await expect(crop(page)).toBeHidden();
  await expect(drawn(page, 'picture-1')).toBeFocused();
  await expect(image(page)).not.toHaveAttribute('clip-path', /url/);

  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(crop(page)).toBeHidden();
  await expect(drawn(page, 'picture-1')).toBeFocused();
  await expect(image(page)).toHaveAttribute('clip-path', /url/);
});

test('the bar has proportions, shows all again, and leads to another picture', async ({ page }) => {
  await openPicture(page);
  await drawn(page, 'picture-1').click();
  // It is found by other names, too.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mask');
  await page.keyboard.press('Enter');
  await crop(page).getByLabel('Proportions').selectOption('Square');
  await drag(page, '[data-crop-handle=se]', -20, -20);
  await crop(page).getByRole('button', { name: 'Done' }).click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const width = properties.getByRole('textbox', { name: 'Width' });
  await expect(width).toHaveValue('60');
  await expect(properties.getByRole('textbox', { name: 'Height' })).toHaveValue('60');

  await properties.getByRole('button', { name: 'Crop', exact: true }).click();
  await crop(page).getByRole('button', { name: 'Fit' }).click();
  await crop(page).getByRole('button', { name: 'Done' }).click();
  await expect(width).toHaveValue('60');
  await expect(properties.getByRole('textbox', { name: 'Height' })).toHaveValue('40');
  await expect(image(page)).not.toHaveAttribute('clip-path', /url/);

  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await crop(page).getByRole('button', { name: 'Replace' }).click();
  const buffer = await picture(page, 200, 200, 'image/png');
  await (await choosing).setFiles({ name: 'b.png', mimeType: 'image/png', buffer });
  await expect(width).toHaveValue('40');
  await expect(properties.getByRole('textbox', { name: 'Height' })).toHaveValue('40');
});

/** A picture within a group of a group, a text above it and one beside. */
async function openInGroups(page: Page, content: string): Promise<void> {
  const groups = ['card', 'head'];
  const box = { x: 100, y: 60, width: 120, height: 80 };
  await openDesign(page, [
    { id: 'picture-1', type: 'picture', ...box, content, groups },
    { id: 'above', type: 'text', x: 100, y: 20, content: 'Above', groups },
    { id: 'beside', type: 'text', x: 300, y: 60, content: 'Beside', groups: ['card'] },
  ]);
}

test('a picture that is not cropped fills the shape that is chosen for it', async ({ page }) => {
  await openPicture(page);
  await drawn(page, 'picture-1').click();
  const round = page.getByRole('radio', { name: 'Round' });
  await page.getByText('Round', { exact: true }).click();
  await expect(round).toBeChecked();
  // All of its height stands in the circle, and what is too wide for it does not.
  await expect(image(page)).toHaveAttribute('height', '80');
  await expect(image(page)).toHaveAttribute('width', '120');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(round).not.toBeChecked();
  await expect.poll(() => placeOf(page, 'picture-1')).toMatchObject({ width: 120, height: 80 });
});

test('a double click on a picture means it, however deep in groups', async ({ page }) => {
  await page.goto('/drag-drop');
  await test.step('without a picture of the visitor’s, a file is asked for', async () => {
    await openInGroups(page, '');
    const choosing = page.waitForEvent('filechooser');
    await page.mouse.dblclick(...(await at(page, 160, 100)));
    const buffer = await picture(page, 240, 160, 'image/png');
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(image(page)).toHaveAttribute('href', /^(data|blob):/);
    await expectSelected(page, ['picture-1']);
  });

  await test.step('one’s own is cropped, the bar below it and clear of its handles', async () => {
    await page.keyboard.press('Escape');
    const { x, y, width, height } = await placeOf(page, 'picture-1');
    await page.mouse.dblclick(...(await at(page, x + width / 2, y + height / 2)));
    await expect(crop(page)).toBeVisible();
    const bar = await boxAtRest(crop(page).getByRole('toolbar'));
    for (const handle of await crop(page).locator('[data-crop-handle]').all()) {
      const grip = await handle.boundingBox();
      expect((grip?.y ?? 0) + (grip?.height ?? 0)).toBeLessThanOrEqual(bar.y);
    }
    const above = await drawn(page, 'above').boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar.y);
  });
});

test.describe('with a finger', () => {
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
    await openPicture(page, { width: 48, height: 32 });
    const drawing = drawn(page, 'picture-1');
    const before = await boxAtRest(drawing);
    await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
    const chosen = page.getByRole('toolbar', { name: 'Selection' });
    const place = await boxAtRest(chosen);
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
    await openPicture(page, { width: 48, height: 32 });
    const drawing = drawn(page, 'picture-1');
    const before = await boxAtRest(drawing);
    await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
    const chosen = page.getByRole('toolbar', { name: 'Selection' });
    await boxAtRest(chosen);
    const goOn = await haltOnTheWay(page);
    await chosen.getByRole('button', { name: 'Crop' }).tap();
    await expect.poll(async () => (await boxAtRest(drawing)).height).toBeGreaterThan(40);
    await crop(page).getByRole('button', { name: 'Done' }).tap();
    await goOn();
    await expect.poll(async () => (await boxAtRest(drawing)).width).toBeCloseTo(before.width, -1);
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
