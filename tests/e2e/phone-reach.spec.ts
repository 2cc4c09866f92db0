import { boxAtRest } from './support/box-at-rest';
import { drawn, expectAt, openDesign, placeOf } from './support/canvas-pointer';
import { bar, inBar, isApart, PHONE } from './support/phone';
import { expect, test, type Locator, type Page } from './support/test';

/* What a phone shows of bars, menus and notices: nothing is cut without a sign, and what is used most is one tap away. */

test.use({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };
const BOX = { id: 'box', type: 'rectangle', x: 90, y: 100, width: 80, height: 40 };

test('copying and the way to a mail program are one tap away', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  const copy = page.getByRole('button', { name: 'Copy signature' });
  await expect(copy).toContainText('Copy');
  await copy.tap();
  const notice = page.getByRole('region', { name: 'Notices' }).locator('> div');
  await expect(notice).toContainText('Copied!');
  await page.getByRole('banner').getByRole('button', { name: 'Use it in…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Use it in…' });
  await expect(dialog).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await isApart(notice, dialog.getByRole('heading', { name: 'Use it in…' }))).toBe(true);
});

/** Whether a button is whole within the bar; one that is cut belongs into its menu. */
async function expectWhole(page: Page): Promise<void> {
  const around = await boxAtRest(bar(page));
  for (const button of await bar(page).getByRole('button').all()) {
    const box = await boxAtRest(button);
    expect(box.x).toBeGreaterThanOrEqual(around.x);
    expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
    expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
  }
}

test('each button of the bar is seen whole', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX, { id: 'photo', type: 'photo', x: 200, y: 40 }]);
  await drawn(page, 'photo').tap();
  await expect(inBar(page, 'Select several')).toBeVisible();
  await expectWhole(page);
  await inBar(page, 'Select several').tap();
  await drawn(page, 'box').tap();
  for (const name of ['Group', 'Align', 'More']) await expect(inBar(page, name)).toBeVisible();
  await expectWhole(page);
});

test.describe('on a narrower phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('what finds no room in the bar is in its menu', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [NAME, BOX]);
    await drawn(page, 'name').tap();
    await inBar(page, 'Select several').tap();
    await drawn(page, 'box').tap();
    await expect(inBar(page, 'Align')).toHaveCount(0);
    await expectWhole(page);
    await inBar(page, 'More').tap();
    await page.getByRole('menuitem', { name: 'Align', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Align left' }).tap();
    await expect.poll(async () => (await placeOf(page, 'box')).x).toBe(60);
  });
});

/** How far around its middle a finger reaches something, in px across and down. */
async function reachOf(control: Locator) {
  await boxAtRest(control);
  return control.evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      const label = hit?.closest('label');
      return hit !== null && (node.contains(hit) || label?.control === node);
    };
    const along = (across: number, down: number) => {
      let way = 0;
      while (way < 40 && isHit(across * (way + 1), down * (way + 1))) way += 1;
      return way;
    };
    return { across: along(1, 0) + along(-1, 0), down: along(0, 1) + along(0, -1) };
  });
}

test('a finger reaches also what is seen smaller than it needs', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  const button = (name: string) => page.getByRole('button', { name });
  const header = [page.getByRole('link', { name: 'Back to Form Builder' }), button('Use it in…')];
  for (const control of [...header, button('Checks:')])
    expect((await reachOf(control)).across).toBeGreaterThanOrEqual(42);
  await drawn(page, 'name').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  for (const name of ['Bold', 'Text color: open the color picker', 'Charcoal', 'White']) {
    const { across, down } = await reachOf(button(name));
    // Neighbors share what lies between them.
    expect([across >= 41, down >= 42], `${name}: ${across} by ${down}`).toEqual([true, true]);
  }
  await page.goto('/');
  for (const name of ['Visit Our Main Site', 'For a whole team'])
    expect((await reachOf(page.getByRole('link', { name }))).down).toBeGreaterThanOrEqual(42);
});

test('rulers take no room until they are asked for', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  const rulers = page.locator('[data-design-rulers]');
  await expect(rulers).toHaveCount(0);
  const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
  const frame = await boxAtRest(page.locator('[data-design-frame]'));
  const [left, right] = [frame.x, canvas.x + canvas.width - frame.x - frame.width];
  expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
  expect(left).toBeLessThan(12);
  await test.step('guides reach to the edge where there are none', async () => {
    const guide = page.locator('[data-ruler-guides]');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add vertical guide');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider', { name: /^Vertical guide/u })).toBeFocused();
    expect(await boxAtRest(guide)).toEqual(canvas);
    const lines = page.getByRole('slider', { name: /^Vertical guide/u });
    const pull = async (from: number, to: number) => {
      await page.mouse.move(from, canvas.y + 60);
      await page.mouse.down();
      await page.mouse.move(to, canvas.y + 60, { steps: 6 });
      await page.mouse.up();
    };
    await pull(canvas.x + canvas.width / 2, canvas.x + 9);
    await expect(page.getByRole('slider', { name: /^Vertical guide at \d/u })).toHaveCount(1);
    await pull(canvas.x + 9, canvas.x + 1);
    await expect(lines).toHaveCount(0);
  });

  await test.step('what was chosen is so at the next visit', async () => {
    await page.keyboard.press('Shift+R');
    await expect(rulers).toHaveCount(1);
    await page.reload();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(rulers).toHaveCount(1);
    await expect(rulers).toBeVisible();
  });
});

test('the markers of a selected element leave its handles free', async ({ page }) => {
  await openDesign(page, [
    { id: 'photo', type: 'photo', x: 20, y: 20, width: 90, height: 90 },
    { id: 'over', type: 'text', x: 60, y: 90, content: 'Partly on the photo' },
  ]);
  const markers = page.locator('[data-marker]');
  await expect(markers.first()).toBeVisible();
  await page
    .getByRole('option', { name: /photo/iu })
    .first()
    .tap({ position: { x: 8, y: 8 } });
  const handles = page.locator('[data-handle]');
  await expect(handles.first()).toBeAttached();
  for (const marker of await markers.all()) {
    if (!(await marker.isVisible())) continue;
    for (const handle of await handles.all()) expect(await isApart(marker, handle)).toBe(true);
  }
});

test('what makes one of several is seen in the bar before it is moved', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'name').tap();
  await inBar(page, 'Select several').tap();
  await drawn(page, 'box').tap();
  await expect(inBar(page, 'Group')).toBeInViewport({ ratio: 0.9 });
  await inBar(page, 'Group').tap();
  await expect(inBar(page, 'Ungroup')).toBeInViewport({ ratio: 0.9 });
});

test('a picture is uploaded by a tap', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [{ id: 'photo', type: 'photo', x: 60, y: 40 }]);
  await drawn(page, 'photo').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  await expect(page.getByRole('button', { name: 'Tap to upload photo' })).toBeAttached();
});

test('an element is nudged by one thumb, a run of presses being one step', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [BOX, { ...BOX, id: 'pinned', y: 20, locked: true }]);
  await drawn(page, 'box').tap();
  await page.getByRole('tab', { name: 'Properties' }).tap();
  const arrows = page.getByRole('group', { name: 'Nudge' });
  for (const button of await arrows.getByRole('button').all()) {
    const { width, height } = await boxAtRest(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  const right = arrows.getByRole('button', { name: 'Nudge right by 1' });
  for (let press = 0; press < 3; press += 1) await right.tap();
  await expectAt(page, 'box', 93, 100);
  await arrows.getByRole('button', { name: 'Nudge up by 1' }).tap();
  await expectAt(page, 'box', 93, 99);
  await inBar(page, 'Undo').tap();
  await expectAt(page, 'box', 93, 100);
  await inBar(page, 'Undo').tap();
  await expectAt(page, 'box', 90, 100);
});

test('what floats at the foot of the canvas has common edges and middles', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME]);
  const toolbar = page.getByRole('toolbar', { name: 'Canvas' });
  const bars = await boxAtRest(toolbar);
  const help = await boxAtRest(page.getByRole('button', { name: 'Help' }));
  const tools = await boxAtRest(page.getByRole('group', { name: 'Tools' }));
  const mail = await boxAtRest(page.getByRole('toolbar', { name: 'In email' }));
  const middle = ({ y, height }: typeof bars) => y + height / 2;
  expect(help.x).toBe(bars.x);
  expect(mail.x + mail.width).toBe(bars.x + bars.width);
  expect(middle(help)).toBe(middle(tools));
  expect(middle(mail)).toBe(middle(tools));
  await drawn(page, 'name').tap();
  const chosen = await boxAtRest(bar(page));
  expect(chosen).toMatchObject({ x: bars.x, width: bars.width });
});

test('the checks stand above their button, whole', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, { id: 'photo', type: 'photo', x: 200, y: 40 }]);
  const button = page.getByRole('button', { name: /^Checks/u });
  await button.tap();
  const checks = page.getByRole('dialog', { name: 'Checks' });
  await expect(checks.getByText('Email clients')).toBeAttached();
  const [above, below] = [await boxAtRest(checks), await boxAtRest(button)];
  expect(above.y).toBeGreaterThan(48);
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(above.height, 'a part of the design stays in sight').toBeLessThan(844 * 0.55);

  await checks.getByText('Email clients').scrollIntoViewIfNeeded();
  await expect(checks.getByRole('heading', { name: 'Checks' })).toBeInViewport({ ratio: 1 });
  await checks.getByRole('button', { name: 'Back to the design' }).tap();
  await expect(checks).toHaveCount(0);
});

test('the buttons of the bar stand at even distances', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [{ id: 'line', type: 'line', x: 60, y: 40, width: 120, height: 2 }]);
  await drawn(page, 'line').tap({ force: true });
  await expect(inBar(page, 'More')).toBeVisible();
  const boxes = await Promise.all((await bar(page).getByRole('button').all()).map(boxAtRest));
  const middles = boxes.map(({ x, width }) => x + width / 2).toSorted((a, b) => a - b);
  const distances = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.4);
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the toolbar begins with a button, and all at the foot is in line', async ({ page }) => {
    await page.goto('/drag-drop');
    await openDesign(page, [NAME]);
    const toolbar = page.getByRole('toolbar', { name: 'Canvas' });
    const help = await boxAtRest(page.getByRole('button', { name: 'Help' }));
    const mail = await boxAtRest(page.getByRole('toolbar', { name: 'In email' }));
    expect(help.y + help.height / 2).toBe(mail.y + mail.height / 2);
    await drawn(page, 'name').tap();
    await expect(bar(page)).toBeVisible();
    const groupOf = (name: string) =>
      toolbar.locator('div', { has: page.getByRole('button', { name, exact: true }) });
    await expect(groupOf('Grid')).toHaveCSS('border-left-width', '0px');
    await expect(groupOf('Preview')).toHaveCSS('border-left-width', '1px');
  });
});

test('the menu of the bar holds what the bar has not, without keys', async ({ page }) => {
  await page.goto('/drag-drop');
  await openDesign(page, [NAME, BOX]);
  await drawn(page, 'box').tap();
  await inBar(page, 'More').tap();
  const items = page.getByRole('menuitem');
  await expect(page.getByRole('menuitem', { name: 'Lock' })).toBeVisible();
  expect(await items.count()).toBeLessThanOrEqual(11);
  for (const name of ['Delete', 'Duplicate', 'Group', 'Ungroup']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText(/Ctrl/).filter({ visible: true })).toHaveCount(0);
});
