import { boxAtRest } from './support/box-at-rest';
import {
  at,
  drawn,
  expectSelected,
  fingers,
  openDesign,
  placeOf,
  viewOf,
} from './support/canvas-pointer';
import { add, elements, openDesigner } from './support/designer';
import { expectNoBreach } from './support/axe';
import { bar, coverFoot, inBar, isApart, PHONE, sheet } from './support/phone';
import { expect, test } from './support/test';
import { field } from './support/written-text';

/* The designer in one hand: what is selected has its commands at the thumb, and what is written can be read. */

const NAME = { id: 'name', type: 'name', x: 60, y: 40, content: 'Jane Doe' };
const SMALL = {
  id: 'small',
  type: 'text',
  x: 300,
  y: 120,
  content: 'Small print',
  style: { fontSize: 10 },
};
const BOX = { id: 'box', type: 'rectangle', x: 90, y: 100, width: 80, height: 40 };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the bar of the selection is at the thumb, and goes with the selection', async ({
    page,
  }) => {
    await openDesign(page, [NAME, BOX]);
    await expect(bar(page)).toHaveCount(0);
    await drawn(page, 'name').tap();
    await expect(bar(page)).toBeVisible();
    await expectNoBreach(page);
    for (const button of await bar(page).getByRole('button').all()) {
      const { width, height } = await boxAtRest(button);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(inBar(page, 'Edit text')).toBeVisible();
    await expect(inBar(page, 'Crop')).toHaveCount(0);
    const [box, canvas] = [
      await boxAtRest(bar(page)),
      await boxAtRest(page.locator('[data-design-canvas]')),
    ];
    expect(canvas.y + canvas.height - box.y).toBeLessThan(140);
    expect(await isApart(bar(page), page.getByRole('toolbar', { name: 'Canvas' }))).toBe(true);

    await inBar(page, 'Duplicate').tap();
    await expect(elements(page)).toHaveCount(3);
    await inBar(page, 'Delete').tap();
    await expect(elements(page)).toHaveCount(2);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  });

  test('several are selected by taps, and aligned and grouped by the bar', async ({ page }) => {
    await openDesign(page, [NAME, BOX]);
    await drawn(page, 'name').tap();
    await inBar(page, 'Select several').tap();
    await drawn(page, 'box').tap();
    await expectSelected(page, ['name', 'box']);
    await inBar(page, 'Align').tap();
    await page.getByRole('menuitem', { name: 'Align left' }).tap();
    await expect.poll(async () => (await placeOf(page, 'box')).x).toBe(60);
    await inBar(page, 'Group').tap();
    await expect(inBar(page, 'Ungroup')).toBeVisible();
    await expect(inBar(page, 'Select several')).toHaveAttribute('aria-pressed', 'false');
    await inBar(page, 'More').tap();
    await expect(page.getByRole('menuitem', { name: 'Lock' })).toBeVisible();
  });

  test('the view moves so that the bar covers nothing that is selected, and undo has no step of it', async ({
    page,
  }) => {
    await openDesign(page, [{ ...NAME, x: 250 }]);
    const canvas = await boxAtRest(page.locator('[data-design-canvas]'));
    const touch = await fingers(page);
    const start = await boxAtRest(drawn(page, 'name'));
    const [x, y] = await at(page, 450, 150);
    const down = canvas.y + canvas.height - 100 - start.y;
    await touch.drag([x, y], [x, y + down / 2], [x, y + down]);
    await touch.up();
    await drawn(page, 'name').tap();
    await expect.poll(() => isApart(drawn(page, 'name'), bar(page))).toBe(true);
    await expect(drawn(page, 'name')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('a text that is written is near, and the view goes back', async ({ page }) => {
    await openDesign(page, [NAME, SMALL]);
    const before = await viewOf(page);
    expect(before.zoom).toBeLessThan(0.7);
    const touch = await fingers(page);
    const box = await boxAtRest(drawn(page, 'small'));
    await touch.tapTwice([box.x + box.width / 2, box.y + box.height / 2]);
    await expect(field(page)).toBeFocused();
    await expect.poll(async () => (await viewOf(page)).zoom * 10).toBeGreaterThanOrEqual(16);
    expect((await viewOf(page)).zoom).toBeLessThanOrEqual(2);
    await expect(field(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.type('!');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(field(page)).toHaveCount(0);
    await expect.poll(() => viewOf(page)).toEqual(before);
    await expectSelected(page, ['small']);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(drawn(page, 'small')).toContainText('Small print');
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('a view that the visitor zooms while writing stays', async ({ page }) => {
    await openDesign(page, [NAME, SMALL]);
    await drawn(page, 'small').tap();
    await inBar(page, 'Edit text').tap();
    await expect(field(page)).toBeFocused();
    await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThanOrEqual(1.6);
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    const { zoom } = await viewOf(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
    expect((await viewOf(page)).zoom).toBe(zoom);
  });

  test('with reduced motion a text is near at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDesign(page, [SMALL]);
    await drawn(page, 'small').tap();
    const zooms = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const seen = new Set<string>();
          const end = performance.now() + 1500;
          const look = (): void => {
            const list = document.querySelector('g[aria-label="Design"]') as SVGGElement | null;
            seen.add((list?.getScreenCTM()?.a ?? 0).toFixed(2));
            if (performance.now() < end) requestAnimationFrame(look);
            else resolve([...seen]);
          };
          look();
        }),
    );
    await inBar(page, 'Edit text').tap();
    expect(await zooms).toHaveLength(2);
  });

  test('Done is above a keyboard that lies over the page', async ({ page }) => {
    await coverFoot(page, 364);
    await openDesign(page, [SMALL]);
    await drawn(page, 'small').tap();
    await inBar(page, 'Edit text').tap();
    const done = await boxAtRest(page.getByRole('button', { name: 'Done' }));
    expect(done.y + done.height).toBeLessThan(480);
    const text = await boxAtRest(field(page));
    expect(text.y + text.height).toBeLessThan(done.y);
  });

  test('Style opens the looks of what is selected, which stays in sight above the sheet', async ({
    page,
  }) => {
    await openDesign(page, [NAME, BOX]);
    await drawn(page, 'name').tap();
    await inBar(page, 'Style').tap();
    await expect(sheet(page).getByRole('combobox', { name: 'Font', exact: true })).toBeInViewport();
    await expect(drawn(page, 'name')).toBeInViewport({ ratio: 1 });
    expect(await isApart(drawn(page, 'name'), bar(page))).toBe(true);
    expect(await isApart(bar(page), sheet(page))).toBe(true);

    const handle = await boxAtRest(page.getByRole('button', { name: 'Panels' }));
    const touch = await fingers(page);
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await touch.drag([x, y], [x, y + 60], [x, y + 160]);
    await touch.up();
    await expect(page.getByRole('button', { name: 'Panels' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('Clear Canvas takes no room, and is in the menu of the library', async ({ page }) => {
    await openDesign(page, [NAME, BOX]);
    await page.getByRole('tab', { name: /^Elements/ }).tap();
    await expect(page.getByRole('button', { name: 'Clear Canvas' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Canvas actions' }).tap();
    await page.getByRole('menuitem', { name: 'Clear Canvas' }).tap();
    await expect(elements(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(elements(page)).toHaveCount(2);
  });

  test('the five tasks, from an empty canvas to the clipboard', async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDesigner(page);
    await page.getByRole('tab', { name: /^Elements/ }).tap();
    await add(page, 'Text');
    await expect(elements(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Panels' }).tap();
    const touch = await fingers(page);
    const text = elements(page).first();

    await test.step('a finger moves it', async () => {
      const box = await boxAtRest(text);
      const id = (await text.getAttribute('data-element-id')) ?? '';
      const place = await placeOf(page, id);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch.drag([x, y], [x + 20, y + 12], [x + 60, y + 30]);
      await touch.up();
      await expect.poll(async () => (await placeOf(page, id)).x).toBeGreaterThan(place.x + 40);
    });

    await test.step('it is written', async () => {
      await inBar(page, 'Edit text').tap();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('Anna Gruber');
      await page.getByRole('button', { name: 'Done' }).tap();
      await expect(text).toContainText('Anna Gruber');
    });

    await test.step('it is styled', async () => {
      await inBar(page, 'Style').tap();
      await sheet(page).getByRole('button', { name: 'Bold' }).tap();
      await expect(sheet(page).getByRole('button', { name: 'Bold' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    await test.step('it is copied', async () => {
      await page.getByRole('button', { name: 'Copy signature' }).tap();
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
        'copied to clipboard',
      );
      const html = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType('text/html'))?.text() ?? '';
      });
      expect(html).toContain('Anna Gruber');
    });
  });
});

test.describe('on a phone on its side', () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 } });

  test('starters are whole, and leave most of the empty frame free', async ({ page }) => {
    await page.goto('/drag-drop');
    const starters = await boxAtRest(
      page.getByRole('region', { name: 'Start creating your signature' }),
    );
    const more = await boxAtRest(page.getByRole('button', { name: 'Show all templates' }));
    expect(more.y + more.height).toBeLessThan(starters.y + starters.height);
    const frame = await boxAtRest(page.locator('[data-design-frame]'));
    expect(starters.y - frame.y).toBeGreaterThan(frame.height / 2);
  });

  test('bars are low, panels stand beside the canvas, and that has the most', async ({ page }) => {
    await openDesign(page, [NAME, BOX]);
    const canvas = () => boxAtRest(page.locator('[data-design-canvas]'));
    expect((await canvas()).height).toBeGreaterThanOrEqual(340);
    await drawn(page, 'name').tap();
    await expect(bar(page)).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('toolbar', { name: 'Canvas' }),
      bar(page),
    ]) {
      expect((await boxAtRest(part)).height).toBeLessThanOrEqual(48);
    }
    expect(await isApart(bar(page), page.getByRole('toolbar', { name: 'Canvas' }))).toBe(true);
    await expectNoBreach(page);

    await inBar(page, 'Style').tap();
    await expect(sheet(page).getByRole('combobox', { name: 'Font', exact: true })).toBeInViewport();
    const { width, height } = await canvas();
    expect(width).toBeGreaterThan(844 / 2);
    expect(height).toBeGreaterThanOrEqual(340);
    await expect(drawn(page, 'name')).toBeInViewport({ ratio: 1 });
    expect(await isApart(bar(page), page.getByRole('toolbar', { name: 'Canvas' }))).toBe(true);
    await page.getByRole('tab', { name: 'Properties' }).press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page).getByRole('tabpanel')).toHaveCount(0);
  });
});
