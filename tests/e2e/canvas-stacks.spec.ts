import { expectNoBreach } from './support/axe';
import {
  drawn,
  expectAt,
  expectSelected,
  moveTo,
  openDesign,
  placeOf,
  pull,
} from './support/canvas-pointer';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const LOGO = { type: 'logo', width: 120 } as const;

/** A column with gaps of 10 and 20. */
const COLUMN = [
  { ...LOGO, id: 'a', x: 60, y: 40, height: 30, stack: 's' },
  { ...LOGO, id: 'b', x: 70, y: 80, height: 40, stack: 's' },
  { ...LOGO, id: 'c', x: 60, y: 140, height: 30, stack: 's' },
];

const insertion = (page: Page) => page.locator('[data-insertion][d]');
const section = (page: Page) => page.getByRole('region', { name: 'Stack', exact: true });
const gap = (page: Page) => section(page).getByRole('textbox', { name: 'Gap' });
const undo = (page: Page) => page.keyboard.press('Control+z');

test('a member is dragged to another place of its stack, out of it, or placed freely', async ({
  page,
}) => {
  await openDesign(page, COLUMN);
  await test.step('a line shows where it will be put, and the others make room', async () => {
    await pull(page, [80, 50], [84, 165]);
    await expect(insertion(page)).toHaveCount(1);
    await expectAt(page, 'b', 70, 40);
    await expectAt(page, 'c', 60, 90);
    await page.mouse.up();
    await expect(insertion(page)).toHaveCount(0);
    await expectAt(page, 'b', 70, 40);
    await expectAt(page, 'c', 60, 90);
    await expectAt(page, 'a', 60, 140);
  });

  await test.step('the layers stand in the same order', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click();
    await expect
      .poll(() =>
        page
          .locator('[data-layer]')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-layer'))),
      )
      .toEqual(['stack s', 'b', 'c', 'a']);
  });

  await test.step('one step takes it back', async () => {
    await undo(page);
    for (const { id, x, y } of COLUMN) await expectAt(page, id, x, y);
  });

  await test.step('dropped at its own place it is back there, and no step is made', async () => {
    await pull(page, [80, 50], [92, 56]);
    await page.mouse.up();
    await expectAt(page, 'a', 60, 40);
  });

  await test.step('Ctrl places it freely, and it stays in the stack', async () => {
    await pull(page, [80, 50], [84, 165]);
    await page.keyboard.down('Control');
    await expect(insertion(page)).toHaveCount(0);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectAt(page, 'a', 64, 155);
    await expectAt(page, 'b', 70, 80);
    await expect(section(page)).toBeVisible();
    await undo(page);
  });

  await test.step('outside it leaves the stack, and the others close up', async () => {
    await pull(page, [80, 50], [400, 200]);
    await expect(insertion(page)).toHaveCount(0);
    await expectAt(page, 'b', 70, 40);
    await page.mouse.up();
    await expect.poll(async () => (await placeOf(page, 'a')).x).toBeGreaterThan(300);
    await expectAt(page, 'b', 70, 40);
    await expectAt(page, 'c', 60, 100);
    await expect(section(page)).toHaveCount(0);
    await undo(page);
    for (const { id, x, y } of COLUMN) await expectAt(page, id, x, y);
  });

  await test.step('Escape leaves all as it was', async () => {
    await pull(page, [80, 50], [84, 165]);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(insertion(page)).toHaveCount(0);
    for (const { id, x, y } of COLUMN) await expectAt(page, id, x, y);
  });
});

test('what is dragged onto a stack comes into it at the line; Ctrl places it freely', async ({
  page,
}) => {
  await openDesign(page, [...COLUMN, { ...LOGO, id: 'other', x: 400, y: 40, height: 20 }]);
  await pull(page, [420, 50], [100, 75]);
  await expect(insertion(page)).toHaveCount(1);
  await expectAt(page, 'b', 70, 110);
  await page.mouse.up();
  await expectAt(page, 'other', 60, 80);
  await expectAt(page, 'b', 70, 110);
  await expectAt(page, 'c', 60, 170);
  await undo(page);
  await expectAt(page, 'other', 400, 40);
  for (const { id, x, y } of COLUMN) await expectAt(page, id, x, y);

  await pull(page, [420, 50], [100, 75]);
  await page.keyboard.down('Control');
  await expect(insertion(page)).toHaveCount(0);
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expectAt(page, 'other', 80, 65);
  await expectAt(page, 'b', 70, 80);
});

test('keys, the palette and the panel arrange a stack', async ({ page }) => {
  await openDesign(page, COLUMN);
  await drawn(page, 'a').click();
  await expectSelected(page, ['a']);

  await test.step('Alt with an arrow moves it later and earlier', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await expectAt(page, 'a', 60, 90);
    await expectAt(page, 'b', 70, 40);
    await page.keyboard.press('Alt+ArrowUp');
    await expectAt(page, 'a', 60, 40);
    await expectAt(page, 'b', 70, 80);
  });

  await test.step('so does the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('later in stack');
    await page.keyboard.press('Enter');
    await expectAt(page, 'a', 60, 90);
    await undo(page);
    await expectAt(page, 'a', 60, 40);
  });

  await test.step('the gap is mixed until one is typed', async () => {
    await expect(gap(page)).toHaveAttribute('placeholder', 'Mixed');
    await gap(page).fill('12');
    await expectAt(page, 'b', 70, 82);
    await expectAt(page, 'c', 60, 134);
    await expectNoBreach(page, '[data-design-canvas]');
  });

  await test.step('a stack turns to a row, and back by one step', async () => {
    await section(page).getByText('Horizontal').click();
    await expectAt(page, 'a', 60, 40);
    await expectAt(page, 'b', 192, 40);
    await expectAt(page, 'c', 324, 40);
    await expect(section(page).getByRole('radio', { name: 'Horizontal' })).toBeChecked();
    await drawn(page, 'a').focus();
    await undo(page);
    await expectAt(page, 'b', 70, 82);
  });

  await test.step('and is one no more', async () => {
    await section(page).getByRole('button', { name: 'Unstack' }).click();
    await expect(section(page)).toHaveCount(0);
    await expectAt(page, 'b', 70, 82);
  });
});

test('the gap stays what it is while a member is dragged to another place', async ({ page }) => {
  const even = COLUMN.map((each, at) => ({ ...each, x: 60, height: 30, y: 40 + at * 40 }));
  await openDesign(page, even);
  await drawn(page, 'a').click();
  await expect(gap(page)).toHaveValue('10');
  await pull(page, [80, 50], [84, 125]);
  await expect(insertion(page)).toHaveCount(1);
  await expectAt(page, 'b', 60, 40);
  await expect(gap(page)).toHaveValue('10');
  await page.mouse.up();
  await expectAt(page, 'a', 60, 80);
  await expect(gap(page)).toHaveValue('10');
});

test('the panel aligns a stack across, and what grows stays aligned', async ({ page }) => {
  const option = (name: string) => section(page).getByRole('radio', { name, exact: true });
  await openDesign(
    page,
    COLUMN.map((member) => ({ ...member, width: member.id === 'a' ? 100 : 120 })),
  );
  await drawn(page, 'a').click();
  for (const name of ['Left', 'Centered', 'Right']) await expect(option(name)).not.toBeChecked();

  await option('Right').click();
  await expect(option('Right')).toBeChecked();
  for (const [id, x] of [
    ['a', 90],
    ['b', 70],
    ['c', 70],
  ] as const)
    await expect.poll(async () => (await placeOf(page, id)).x).toBe(x);
  await drawn(page, 'a').focus();
  await undo(page);
  await expectAt(page, 'a', 60, 40);

  await test.step('by its middle, a wider member is so much further to both sides', async () => {
    await option('Centered').click();
    await expectAt(page, 'a', 75, 40);
    await drawn(page, 'a').click();
    const width = page
      .getByRole('group', { name: 'Size' })
      .getByRole('textbox', { name: 'Width', exact: true });
    await width.fill('80');
    await width.press('Enter');
    await expect.poll(async () => (await placeOf(page, 'a')).width).toBe(80);
    await expectAt(page, 'a', 85, 40);
    await expect(option('Centered')).toBeChecked();
    await expectNoBreach(page);
  });

  await test.step('by keys, too', async () => {
    await option('Centered').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 'a', 65, 40);
    await expect(option('Left')).toBeFocused();
  });

  await test.step('a row is aligned by its top, its middle or its bottom', async () => {
    await section(page).getByText('Horizontal').click();
    await expect(option('Top')).toBeChecked();
    await option('Bottom').click();
    await expect.poll(async () => (await placeOf(page, 'b')).y).toBe(40);
    await expect(option('Bottom')).toBeChecked();
  });
});

test('what overlaps is parted as it becomes a stack; a text on a shape stays there', async ({
  page,
}) => {
  await openDesign(page, [
    { id: 'plane', type: 'rectangle', x: 60, y: 40, width: 200, height: 60 },
    { id: 'on', type: 'text', content: 'On it', x: 70, y: 50 },
    { ...LOGO, id: 'one', x: 60, y: 110, height: 40 },
    { ...LOGO, id: 'two', x: 66, y: 130, height: 40 },
  ]);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+a');
  await expectAt(page, 'two', 66, 160);
  await expectAt(page, 'one', 60, 110);
  await expectAt(page, 'on', 70, 50);
  await undo(page);
  await expectAt(page, 'two', 66, 130);
});

test('a row takes a member between its columns', async ({ page }) => {
  await openDesign(page, [
    ...COLUMN.slice(0, 2),
    { ...LOGO, id: 'd', x: 60, y: 140, height: 30, stack: 's' },
    { ...LOGO, id: 'e', x: 200, y: 140, height: 30, stack: 's' },
  ]);
  await pull(page, [80, 50], [192, 155]);
  await expect(insertion(page)).toHaveCount(1);
  await moveTo(page, 194, 156);
  await page.mouse.up();
  await expectAt(page, 'b', 70, 40);
  await expectAt(page, 'd', 60, 100);
  await expectAt(page, 'a', 200, 100);
  await expectAt(page, 'e', 340, 100);
});
