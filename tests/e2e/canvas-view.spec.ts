import { contrast } from '../../src/model/color/color';
import { expectNoBreach } from './support/axe';
import {
  drawn,
  expectAt,
  expectSelected,
  LINE,
  NAME,
  openDesign,
  pull,
  viewOf,
} from './support/canvas-pointer';
import { elements, openDesigner } from './support/designer';
import { expect, inShortRun, test, type Locator, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const frame = (page: Page) => page.locator('[data-design-frame]');
const canvas = (page: Page) => page.locator('[data-design-canvas]');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Canvas' });
const trim = (page: Page) => page.locator('[data-trim] text');

async function boxOf(part: Locator) {
  const box = await boxAtRest(part);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The box around all of these. */
async function boxAround(parts: Locator) {
  const boxes = await Promise.all((await parts.all()).map(boxOf));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.right));
  return { x, y, right, bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

for (const viewport of SCREENS) {
  const details = inShortRun(viewport.width !== 1024);
  test.describe(`at ${viewport.width} x ${viewport.height}`, details, () => {
    test.use({ viewport });

    test('an empty canvas and a starter stand where they are seen', async ({ page }) => {
      await openDesigner(page);
      await test.step('an empty canvas shows the starters once, above the toolbar, and below the whole frame', async () => {
        await expect(page.getByRole('list', { name: 'Starter designs' })).toHaveCount(1);
        await expect(canvas(page).getByRole('button', { name: 'Modern' })).toBeVisible();
        const card = await boxOf(
          page.getByRole('region', { name: 'Start creating your signature' }),
        );
        const title = await boxOf(page.getByRole('heading', { name: 'Start creating' }));
        const { bottom } = await boxOf(frame(page));
        const tools = await boxOf(toolbar(page));
        expect(bottom).toBeLessThan(title.y);
        expect((await boxOf(frame(page))).y).toBeGreaterThan((await boxOf(canvas(page))).y);
        expect(card.bottom).toBeLessThan(tools.y);
        const starter = await boxOf(canvas(page).getByRole('button', { name: 'Modern' }));
        expect(starter.bottom).toBeLessThan(card.bottom);
      });

      await test.step('a starter is seen whole, in the middle', async () => {
        await canvas(page).getByRole('button', { name: 'Classic' }).click();
        await expect(canvas(page).locator('[data-element-id^="name-"]')).toBeVisible();
        const room = await boxOf(canvas(page));
        // Where the whole frame would make letters too small to be read, what stands on it is seen.
        const isNarrow = viewport.width < 640;
        const shown = isNarrow ? await boxAround(elements(page)) : await boxOf(frame(page));
        expect(shown.x).toBeGreaterThanOrEqual(room.x);
        expect(shown.right).toBeLessThanOrEqual(room.right);
        const [above, below] = [shown.y - room.y - 32, room.bottom - 72 - shown.bottom];
        expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
        await expect(canvas(page).locator('[data-element-id^="name-"]')).toBeInViewport({
          ratio: 1,
        });
      });
    });
  });
}

test.describe('on a desktop screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a button brings back a design that was scrolled out of sight', async ({ page }) => {
    await openDesign(page, [NAME, LINE]);
    const back = page.getByRole('button', { name: 'Back to content' });
    await expect(back).toHaveCount(0);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(3000, 0);
    await expect(back).toBeVisible();
    await expect(drawn(page, 'name')).not.toBeInViewport();
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(drawn(page, 'name')).toBeInViewport({ ratio: 1 });
  });

  test('panning, the frame that trimming leaves, and white words on white', async ({ page }) => {
    test.slow();
    await test.step('the tool of H and its button pans from whatever lies under it, and V ends that', async () => {
      await openDesign(page, [NAME]);
      const before = await viewOf(page);
      await page.keyboard.press('h');
      await expect(page.getByRole('button', { name: 'Hand' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await pull(page, [80, 55], [180, 105]);
      await page.mouse.up();
      await expect.poll(() => viewOf(page)).toMatchObject({ x: before.x + 100, y: before.y + 50 });
      await expectAt(page, 'name', 60, 40);
      await expectSelected(page, []);

      await page.keyboard.press('v');
      await pull(page, [80, 55], [110, 55]);
      await page.mouse.up();
      await expectSelected(page, ['name']);
      expect(await viewOf(page)).toMatchObject({ x: before.x + 100 });

      await page.getByRole('button', { name: 'Hand' }).click();
      await pull(page, [500, 150], [500, 170]);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => viewOf(page)).toMatchObject({ y: before.y + 50 });
      await page.keyboard.press('v');
    });

    await test.step('the canvas shows what trimming leaves, and how large it is, while something is dragged', async () => {
      await openDesign(page, [
        { ...NAME, wrap: true },
        { ...LINE, y: 150 },
      ]);
      await expect(trim(page)).toHaveText('');
      await page.getByRole('switch', { name: 'Trim to content' }).click();
      await expect(trim(page)).toHaveText('120 × 112');
      await page.keyboard.down('Control');
      await pull(page, [80, 55], [180, 55]);
      await page.keyboard.up('Control');
      await expect(trim(page)).toHaveText('220 × 112');
      await page.keyboard.press('Escape');
      await expect(trim(page)).toHaveText('120 × 112');
      await page.mouse.up();
    });

    await test.step('white words on the bare white frame get a marker, and a fix', async () => {
      const text = { ...NAME, type: 'text', content: 'Hello there', style: { color: '#ffffff' } };
      await openDesign(page, [text]);
      const marker = page.locator('[data-marker="name"]');
      await marker.click();
      const panel = page.getByRole('dialog', { name: /in email/ });
      await panel.getByRole('button', { name: /readable/ }).click();
      await expect(marker).toHaveCount(0);
      const fill = await drawn(page, 'name').getByText('Hello there').evaluate(colorOf);
      expect(contrast(hex(fill), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('the toolbar holds as many figures as a design can need', async ({ page }) => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...LINE,
      id: `line-${index}`,
      y: 10 + index * 2,
    }));
    await openDesign(page, many);
    await page.keyboard.press('Control+a');
    const words = page.locator('[data-selected-count]');
    await expect(words).toHaveText('1000 selected');
    const first = toolbar(page).getByRole('button').first();
    expect((await boxOf(words)).right).toBeLessThan((await boxOf(first)).x);
    await page.setViewportSize({ width: 1024, height: 768 });
    const [bar, room] = [await boxOf(toolbar(page)), await boxOf(canvas(page))];
    expect(bar.x).toBeGreaterThanOrEqual(room.x);
    expect(bar.right).toBeLessThanOrEqual((await boxOf(page.getByTitle('Help'))).x);
  });
});

test.describe('in the dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('what shows the selection is seen on the white frame and on the background', async ({
    page,
  }) => {
    await openDesign(page, [NAME]);
    await drawn(page, 'name').click();
    const handle = page.locator('g:has(> [data-handle]) > rect').first();
    const stroke = hex(await handle.evaluate((node) => getComputedStyle(node).stroke));
    const background = hex(await canvas(page).evaluate(backgroundOf));
    expect(contrast(stroke, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(stroke, background)).toBeGreaterThanOrEqual(3);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced ${colorScheme} colors`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, colorScheme });

    test('frame and tiles keep their own background, and the chosen tool stands out', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openDesign(page, [NAME]);
      expect(await frame(page).evaluate(backgroundOf)).toBe('rgb(255, 255, 255)');
      const tile = page.getByRole('button', { name: 'Company', exact: true }).locator('span');
      expect(await tile.first().evaluate(backgroundOf)).toBe('rgb(255, 255, 255)');
      const [chosen, other] = ['Select and move', 'Hand'].map((name) =>
        page.getByRole('button', { name }),
      );
      expect(await chosen?.evaluate(backgroundOf)).not.toBe(await other?.evaluate(backgroundOf));
    });
  });
}

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the canvas stays in use, with nothing over its middle', async ({ page }) => {
    await openDesign(page, [NAME]);
    const room = await boxOf(canvas(page));
    const covered = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=toolbar]') !== null,
      [room.x + room.width / 2, room.y + room.height / 2] as const,
    );
    expect(covered).toBe(false);
    const bars = page.getByRole('toolbar');
    const [bar, mails] = [await boxOf(bars.first()), await boxOf(bars.nth(1))];
    expect(Math.min(bar.right, mails.right)).toBeLessThan(Math.max(bar.x, mails.x));
    await drawn(page, 'name').click();
    await page.getByRole('tab', { name: 'Properties' }).click();
    await expect(page.getByRole('textbox', { name: 'X', exact: true })).toBeVisible();
    await expectAbove(drawn(page, 'name'), toolbar(page));
    await expectNoBreach(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the selection stays in sight above the sheet, and the view comes back', async ({
    page,
  }) => {
    await openDesigner(page);
    await canvas(page).getByRole('button', { name: 'Minimal' }).tap();
    const last = elements(page).filter({ hasText: 'www.example.com' });
    await last.tap();
    await page.getByRole('tab', { name: 'Properties' }).tap();
    await expect(page.getByRole('textbox', { name: 'X', exact: true })).toBeVisible();
    await expectAbove(last, page.getByRole('toolbar', { name: 'Selection' }));
    await expectNoBreach(page);
    await page.getByRole('tab', { name: 'Properties' }).tap();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('hints describe taps, and tools are large enough for a finger', async ({ page }) => {
    await openDesigner(page);
    await page.getByRole('button', { name: 'Help' }).tap();
    const help = page.getByRole('dialog', { name: 'How the canvas works' });
    await expect(help.getByText('Double tap')).toBeVisible();
    await expect(help).not.toContainText(/click|Shift/i);
    await page.keyboard.press('Escape');
    // Above the sheet, which a blank canvas opens, there is no room for them.
    const tools = page.getByRole('group', { name: 'Tools' }).getByRole('button');
    await expect(tools).toHaveCount(2);
    for (const tool of await tools.all()) {
      const { width, height } = await boxOf(tool);
      expect([width, height]).toEqual([44, 44]);
    }
    await page.getByRole('button', { name: 'Blank canvas' }).tap();
    await expect(canvas(page).getByText('Tap or drag elements')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/click/i);
  });
});

/** Between the rulers and what floats at the bottom, the animation of the sheet at its end. */
async function expectAbove(part: Locator, floating: Locator): Promise<void> {
  const page = part.page();
  const ruler = (await boxOf(canvas(page))).y + 20;
  await expect
    .poll(async () => {
      const { y, bottom } = await boxOf(part);
      return y >= ruler && bottom <= (await boxOf(floating)).y;
    })
    .toBe(true);
}

function backgroundOf(node: Element): string {
  return getComputedStyle(node).backgroundColor;
}

function colorOf(node: Element): string {
  return getComputedStyle(node).fill;
}

/** `rgb(1, 2, 3)` in six digits. */
function hex(color: string): `#${string}` {
  const parts = color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
