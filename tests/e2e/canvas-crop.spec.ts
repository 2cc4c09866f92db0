import { expectNoBreach } from './support/axe';
import { at, drawn, expectSelected, placeOf } from './support/canvas-pointer';
import { crop, expectHandlesAbove, image, openInGroups, openPicture, zoom } from './support/crop';
import { picture } from './support/pictures';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

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
    const bar = await expectHandlesAbove(page);
    const above = await drawn(page, 'above').boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar.y);
  });
});
