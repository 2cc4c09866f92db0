import { expect, test, type Page } from './support/test';
import {
  drawn,
  expectSelected,
  openDesign,
  placeOf,
  pull,
  pullHandle,
} from './support/canvas-pointer';
import { boxAtRest } from './support/box-at-rest';
import { elements, openDesigner } from './support/designer';

/* Groups have names, labels stand below their shapes, and small things of the canvas are as they look. */

test.use({ viewport: { width: 1440, height: 900 } });

const BOX = { type: 'rectangle', y: 60, width: 60, height: 40 };
const PAIR = [
  { ...BOX, id: 'a', x: 40, zIndex: 1, groups: ['g'] },
  { ...BOX, id: 'b', x: 140, zIndex: 2, groups: ['g'] },
  { ...BOX, id: 'c', x: 240, zIndex: 3 },
];
const LABELLED = [
  { id: 'shape', type: 'rectangle', x: 40, y: 40, width: 200, height: 60, zIndex: 1 },
  { id: 'label', type: 'text', x: 100, y: 60, content: 'Book', zIndex: 2, labelOf: 'shape' },
];

const list = (page: Page) => page.getByRole('treegrid', { name: 'Layers' });
const row = (page: Page, name: RegExp | string) => list(page).getByRole('row', { name });

async function openLayers(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(list(page)).toBeVisible();
}

test('a group is named in the layers, by mouse and by keys, and letters are no keys of tools there', async ({
  page,
}) => {
  await openDesign(page, PAIR);
  await openLayers(page);
  await row(page, 'Group of 2').dblclick();
  const field = list(page).getByRole('textbox', { name: 'New name of Group of 2' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Two boxes');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Two boxes, group of 2')).toBeFocused();
  await expectSelected(page, ['a', 'b']);
  await expect(page.getByText('Two boxes', { exact: true })).toHaveCount(2);

  await page.keyboard.type('trc');
  await expect(elements(page)).toHaveCount(3);
  await page.keyboard.press('g');
  await row(page, 'Two boxes, group of 2').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Card');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Two boxes, group of 2')).toBeFocused();

  await page.keyboard.press('Control+d');
  await expect(row(page, /^Two boxes, group of 2$/)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Group of 2')).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await page.reload();
  await openLayers(page);
  await expect(row(page, 'Two boxes, group of 2')).toBeVisible();
});

test('a text without a name of its own is listed by its words', async ({ page }) => {
  await openDesign(page, [
    { id: 'words', type: 'text', x: 20, y: 20, content: 'Call me on Fridays' },
    { id: 'title', type: 'title', x: 20, y: 60 },
  ]);
  await openLayers(page);
  const kind = (name: RegExp, word: string) => row(page, name).getByText(word, { exact: true });
  expect((await boxAtRest(kind(/^Text/, 'Text'))).width).toBeLessThan(2);
  await expect(row(page, /^Text/).getByText('Call me on Fridays')).toBeVisible();
  expect((await boxAtRest(kind(/^Job Title/, 'Job Title').first())).width).toBeGreaterThan(20);
});

test('a label stands below its shape, and dragged off it, it is untied', async ({ page }) => {
  await openDesign(page, LABELLED);
  await openLayers(page);
  await expect(row(page, /^Text/)).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'Rectangle')).toHaveAttribute('aria-expanded', 'true');
  await drawn(page, 'label').click();
  await expect(page.getByText('Tied to Rectangle')).toBeVisible();
  await expect(page.locator('[data-tied-shape]')).toHaveAttribute('d', /M/);
  await row(page, /^Text/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Rectangle')).toBeFocused();
  await expectSelected(page, ['shape']);
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, /^Text/)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');

  const { x, y } = await placeOf(page, 'label');
  await page.keyboard.press('Escape');
  await page.keyboard.down('Control');
  await pull(page, [x + 4, y + 8], [x + 4, y + 120]);
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Text untied from its shape',
  );
  await expect(row(page, /^Text/)).toHaveAttribute('aria-level', '1');
  await expect(page.getByText('Tied to Rectangle')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(row(page, /^Text/)).toHaveAttribute('aria-level', '2');
});

test('a label is untied by moving it out of its shape in the layers', async ({ page }) => {
  await openDesign(page, LABELLED);
  await openLayers(page);
  await row(page, /^Text/).click();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row(page, /^Text/)).toHaveAttribute('aria-level', '1');
  await expect(row(page, /^Text/)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Text untied from its shape',
  );
  await page.keyboard.press('Control+z');
  await expect(row(page, /^Text/)).toHaveAttribute('aria-level', '2');
});

test('three elements are distributed from the bar and the panel, and the history names no place twice', async ({
  page,
}) => {
  await openDesign(
    page,
    PAIR.map((box) => ({ ...box, x: box.id === 'b' ? 160 : box.x, groups: [] })),
  );
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Align left' })).toBeVisible();
  await expect(bar.getByRole('button')).toHaveCount(9);
  await expect(bar.getByRole('button', { name: 'Group', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Distribute' }).click();
  await expect(page.getByRole('menuitem', { name: 'Distribute horizontally' })).toBeVisible();
  await page.keyboard.press('Escape');
  const panel = page.getByRole('group', { name: 'Align elements' });
  await panel.getByRole('button', { name: 'Distribute horizontally' }).click();
  await bar.getByRole('button', { name: 'Align left' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const menu = page.getByRole('menu', { name: 'History' });
  await expect(menu.getByRole('menuitem').first()).toHaveText('Align left, now');
  await expect(menu.getByRole('menuitem').nth(1)).toHaveText(/^Distribute horizontally/);
});

test('texts that are selected together get their widths by the handles at the sides', async ({
  page,
}) => {
  const text = { type: 'text', x: 40, content: 'Head of design', width: 100, wrap: true };
  await openDesign(page, [
    { ...text, id: 'a', y: 40 },
    { ...text, id: 'b', y: 90 },
  ]);
  await page.keyboard.press('Control+a');
  await expect(page.locator('[data-handle]')).toHaveCount(2);
  await page.keyboard.down('Control');
  await pullHandle(page, 'e', 100, 0);
  await page.mouse.up();
  await page.keyboard.up('Control');
  expect((await placeOf(page, 'a')).width).toBe(200);
  expect((await placeOf(page, 'b')).width).toBe(200);
});

test('the frame shows the size in effect, and an empty canvas alone asks for elements', async ({
  page,
}) => {
  await openDesign(page, [{ ...BOX, id: 'low', x: 40, y: 236 }]);
  const height = page.getByRole('textbox', { name: 'Frame height' });
  await expect(height).toHaveValue('276');
  await expect(page.getByText('Height grown from 200 to hold its elements.')).toBeVisible();
  await height.fill('300');
  await height.press('Enter');
  await expect(page.getByText('Grows to fit.')).toBeVisible();
  const indicator = page.locator('[data-drop-state]');
  await expect(indicator).toHaveCount(0);
  await drawn(page, 'low').click();
  await page.keyboard.press('Control+Shift+H');
  await expect(elements(page)).toHaveCount(0);
  await expect(indicator).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(indicator).toHaveText('Drag elements here');
});

test('a template on the canvas has named groups and no open issue', async ({ page }) => {
  await openDesigner(page);
  const designs = page.getByRole('list', { name: 'Starter designs' });
  await designs.getByRole('button', { name: 'Modern', exact: true }).click();
  await expect(elements(page).first()).toBeVisible();
  await openLayers(page);
  for (const name of ['Social badges', 'Contact details', 'Name and role']) {
    await expect(row(page, new RegExp(`^${name}, group of`))).toBeVisible();
  }
  await expect(row(page, /^X, /)).toHaveAttribute('aria-level', '2');
  await expect(page.getByRole('button', { name: 'Checks: 0 open issues' })).toBeVisible();
});

test('F2 on the canvas renames a whole group, or an element, in the layers', async ({ page }) => {
  await openDesign(page, PAIR);
  await drawn(page, PAIR[0]?.id ?? '').click();
  await page.keyboard.press('F2');
  const field = list(page).getByRole('textbox', { name: 'New name of Group of 2' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Two boxes');
  await page.keyboard.press('Enter');
  await expect(row(page, /^Two boxes/)).toBeVisible();
  await expect(drawn(page, PAIR[0]?.id ?? '')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(page, /^Group of 2/)).toBeVisible();
});

test('a name has the room of the switches until its row is pointed at', async ({ page }) => {
  await openDesign(page, [
    {
      id: 'long',
      type: 'text',
      content: 'A text',
      name: 'A name that needs all of the row',
      x: 20,
      y: 20,
    },
  ]);
  await openLayers(page);
  const name = row(page, /^A name/).locator('[data-name]');
  const width = async () => (await name.boundingBox())?.width ?? 0;
  const wide = await width();
  await row(page, /^A name/).hover();
  expect(await width()).toBeLessThan(wide - 40);
  await expect(name).toHaveAttribute('title', /^A name that needs all of the row/);
  await row(page, /^A name/)
    .getByRole('button', { name: /^Hide/ })
    .click();
  await expect(row(page, /^A name.*hidden$/)).toBeVisible();
});
