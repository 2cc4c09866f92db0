import { expect, test, type Locator } from './support/test';
import { add, openDesigner, place } from './support/designer';
import { openChosen } from './support/designer-ways';
import { boxAtRest } from './support/box-at-rest';
import { drawn, openDesign } from './support/canvas-pointer';
import { isApart } from './support/phone';

test.use({
  viewport: { width: 1024, height: 768 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('what floats lies over the columns beside the canvas, and over the canvas', async ({
  page,
}) => {
  await openDesigner(page);
  const properties = page.getByRole('complementary', { name: 'Properties' });
  const canvas = page.getByRole('main');
  await add(page, 'Job Title');
  await place(page, 440, 60);
  await add(page, 'Company');
  await place(page, 450, 66);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Company: overlaps/ }).click();
  const finding = page.getByRole('dialog', { name: 'Company in email' });
  await expectOver(finding, properties);
  await page.keyboard.press('Escape');

  await properties
    .getByRole('button', { name: /open the color picker/ })
    .first()
    .click();
  await expectOver(page.getByRole('dialog').last(), canvas);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Signatures:/ }).click();
  const list = page.getByRole('dialog', { name: 'Your signatures' });
  await expectOver(list, canvas);
  await list.getByRole('button', { name: /^Options for/ }).click();
  await expectOver(page.getByRole('menu'), list);
});

test('where motion is reduced, what floats stands beside its button all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDesigner(page);
  await add(page, 'Rectangle');
  const button = page.getByRole('button', { name: /open the color picker/ }).first();
  await button.click();
  await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
  const [from, picker] = [await boxAtRest(button), await boxAtRest(page.getByRole('dialog'))];
  // It stands left of the panel, at the height of its button or as near as what is selected lets it.
  const panel = await boxAtRest(page.getByRole('complementary', { name: 'Properties' }));
  expect(picker.x + picker.width).toBeLessThanOrEqual(from.x);
  expect(picker.x + picker.width).toBeGreaterThanOrEqual(panel.x - 16);
  expect(picker.y).toBeLessThanOrEqual(from.y + from.height);
  expect(picker.y + picker.height).toBeGreaterThanOrEqual(from.y);
});

for (const width of [1440, 1024]) {
  test(`a color picker stands whole beside the panel, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openDesign(page, [{ id: 'box', type: 'rectangle', x: 60, y: 40 }]);
    await drawn(page, 'box').click();
    const panel = await boxAtRest(page.getByRole('complementary', { name: 'Properties' }));
    const picker = page.getByRole('dialog');
    const swatches = page.getByRole('button', { name: /open the color picker/ });
    await expect(swatches.first()).toBeVisible();
    for (const swatch of await swatches.all()) {
      await swatch.click();
      await expect(picker.getByRole('slider', { name: 'Hue' })).toBeVisible();
      const box = await boxAtRest(picker);
      expect(panel.x - box.x - box.width).toBe(6);
      expect(box.y).toBeGreaterThanOrEqual(8);
      expect(box.y + box.height).toBeLessThanOrEqual(760);
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
    }
  });
}

test('a finding makes the properties of a narrow column no wider', async ({ page }) => {
  await openChosen(page, 'row');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  const button = await boxAtRest(panel.getByRole('button', { name: 'Delete' }));
  expect(button.x + button.width).toBeLessThanOrEqual(1024 - 12);
});

test('the ring around a button does not lie over the next', async ({ page }) => {
  await openDesign(page, [{ id: 'box', type: 'rectangle', x: 60, y: 40 }]);
  await drawn(page, 'box').click();
  for (const name of ['In email', 'Canvas']) {
    const buttons = page.getByRole('toolbar', { name }).getByRole('button');
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all()) {
      await button.focus();
      // Until a key is pressed, a focus by script has the ring of the one before.
      await page.keyboard.press('Shift');
      await expect(button).toHaveCSS('outline-offset', '-2px');
    }
  }
});

/** The one reaches across the other, and nothing of it is covered. */
async function expectOver(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const under = await boxAtRest(lower);
  await expect
    .poll(() =>
      upper.evaluate((node, { x, y, width, height }) => {
        const box = node.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, x), Math.min(box.right, x + width)];
        const [top, bottom] = [Math.max(box.top, y), Math.min(box.bottom, y + height)];
        if (right - left < 8 || bottom - top < 8) return 'apart';
        const spots = [0.1, 0.5, 0.9].flatMap((at) => [
          document.elementFromPoint(left + at * (right - left), (top + bottom) / 2),
          document.elementFromPoint((left + right) / 2, top + at * (bottom - top)),
        ]);
        return spots.every((spot) => node.contains(spot)) ? 'over' : 'covered';
      }, under),
    )
    .toBe('over');
}

test('a toast stands beside a dialog, not over it', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDesign(page, [{ id: 'words', type: 'text', x: 20, y: 20, content: 'Hello' }]);
    await page.getByRole('button', { name: 'Copy signature' }).click();
    const toast = page.getByRole('region', { name: 'Notices' }).locator('> div');
    await expect(toast).toContainText('Copied!');
    await page.getByRole('banner').getByRole('button', { name: 'Use it in…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Use it in…' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => isApart(toast, dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(`no dialog and no notice covers the other at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDesign(page, [{ id: 'words', type: 'text', x: 20, y: 20, content: 'Hello' }]);
    for (const [name, key] of [
      ['Keyboard shortcuts', '?'],
      ['All commands', 'Control+k'],
    ] as const) {
      await page.getByRole('button', { name: 'Copy signature' }).click();
      const toast = page.getByRole('region', { name: 'Notices' }).locator('> div');
      await expect(toast).toContainText('Copied!');
      await page.locator('[data-canvas]').focus();
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect.poll(() => layersOver(toast), name).toEqual({ hasDialog: false, isSeen: true });
      await dialog.evaluate((node) => node.parentElement?.scrollTo(0, node.scrollHeight));
      expect(await layersOver(toast), `${name}, scrolled`).toEqual({
        hasDialog: false,
        isSeen: true,
      });
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

for (const [width, height] of [
  [1280, 620],
  [1440, 720],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the starters cover neither the frame nor the checks at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesigner(page);
    const card = page.getByRole('region', { name: 'Start creating your signature' });
    await expect(card).toBeVisible();
    const checks = page.getByRole('main').getByRole('button', { name: /Checks|issue/u });
    expect(await isApart(card, page.locator('[data-design-frame]'))).toBe(true);
    expect(await isApart(card, checks.first())).toBe(true);
  });
}

/** Whether a dialog lies at the place of a toast, and whether the toast is what is seen there. */
async function layersOver(toast: Locator): Promise<{ hasDialog: boolean; isSeen: boolean }> {
  const { x, y, width, height } = await boxAtRest(toast);
  const points = [0.02, 0.5, 0.98].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [x + across * width, y + down * height] as const),
  );
  return toast.evaluate((node, spots) => {
    const layers = spots.map(([left, top]) => document.elementsFromPoint(left, top));
    return {
      hasDialog: layers.some((all) => all.some((each) => each.closest('[role=dialog]') !== null)),
      isSeen: layers.every(([first]) => first !== undefined && node.contains(first)),
    };
  }, points);
}
