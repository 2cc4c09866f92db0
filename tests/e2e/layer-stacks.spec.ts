import { expectNoBreach } from './support/axe';
import { boxAtRest } from './support/box-at-rest';
import { drawn, expectAt, expectSelected, openDesign, pull } from './support/canvas-pointer';
import { expect, test, type Page } from './support/test';

/* The layers list the members of a stack below its row, and what is dragged into the rows comes into the stack. */

test.use({ viewport: { width: 1440, height: 900 } });

const LOGO = { type: 'logo', width: 120, height: 30 } as const;
const DESIGN = [
  { ...LOGO, id: 'a', name: 'Ann', x: 60, y: 40, zIndex: 3, stack: 's' },
  { ...LOGO, id: 'b', name: 'Bob', x: 60, y: 80, zIndex: 2, stack: 's' },
  { ...LOGO, id: 'c', name: 'Cleo', x: 60, y: 120, zIndex: 1, stack: 's' },
  { type: 'rectangle', id: 'x', name: 'Box', x: 300, y: 40, width: 80, height: 30, zIndex: 4 },
];

const list = (page: Page) => page.getByRole('treegrid', { name: 'Layers' });
const row = (page: Page, name: RegExp | string) => list(page).getByRole('row', { name });
const rows = (page: Page) =>
  list(page)
    .locator('[data-layer]')
    .evaluateAll((all) =>
      all.map((each) => `${each.getAttribute('aria-level')} ${each.getAttribute('data-layer')}`),
    );

async function openLayers(page: Page): Promise<void> {
  await openDesign(page, DESIGN);
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(list(page)).toBeVisible();
}

/** Drags a row by the mouse to so many px from the top of another. */
async function drag(page: Page, from: string, to: string | RegExp, below: number): Promise<void> {
  const [start, end] = await Promise.all([boxAtRest(row(page, from)), boxAtRest(row(page, to))]);
  await page.mouse.move(start.x + 60, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, end.y + below + 6, { steps: 4 });
  await page.mouse.move(start.x + 76, end.y + below, { steps: 2 });
  await page.mouse.up();
}

test('a stack has a row that is selected, closed and named as that of a group', async ({
  page,
}) => {
  await openLayers(page);
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 a', '2 b', '2 c']);
  const stack = row(page, 'Stack of 3, vertical');
  await expect(stack).toHaveAttribute('aria-expanded', 'true');
  await stack.click();
  await expectSelected(page, ['a', 'b', 'c']);
  await expect(stack).toHaveAttribute('aria-selected', 'true');

  await stack.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(stack).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'Bob')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Bob')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, ['a']);
  await page.keyboard.press('ArrowUp');

  await page.keyboard.press('F2');
  await page.keyboard.type('Contact');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Contact, stack of 3, vertical')).toBeFocused();
  await expectNoBreach(page);
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Stack of 3, vertical')).toBeVisible();
});

test('F2 on the canvas names the stack of which all is selected', async ({ page }) => {
  await openLayers(page);
  await row(page, 'Stack of 3').click();
  await drawn(page, 'a').focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'New name of Stack of 3' })).toBeFocused();
});

test('a layer is dragged into a stack, and the others make room; out of it, and nothing moves', async ({
  page,
}) => {
  await openLayers(page);
  await drag(page, 'Box', 'Bob', 0);
  await expect.poll(() => rows(page)).toEqual(['1 stack s', '2 a', '2 x', '2 b', '2 c']);
  await expectAt(page, 'x', 60, 80);
  await expectAt(page, 'b', 60, 120);
  await expectAt(page, 'c', 60, 160);
  await page.keyboard.press('Control+z');
  await expectAt(page, 'x', 300, 40);
  await expectAt(page, 'b', 60, 80);

  await drag(page, 'Bob', 'Box', 0);
  await expect.poll(() => rows(page)).toEqual(['1 b', '1 x', '1 stack s', '2 a', '2 c']);
  await expectAt(page, 'b', 60, 80);
  await expectAt(page, 'c', 60, 120);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 a', '2 b', '2 c']);
});

test('members change places by drags and keys of the layers', async ({ page }) => {
  await openLayers(page);
  await drag(page, 'Cleo', 'Ann', 2);
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 c', '2 a', '2 b']);
  await expectAt(page, 'c', 60, 40);
  await expectAt(page, 'a', 60, 80);
  await row(page, 'Cleo').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 a', '2 c', '2 b']);
  await expectAt(page, 'c', 60, 80);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 a', '2 b', '1 c']);
  await expect(row(page, 'Cleo')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => rows(page)).toEqual(['1 x', '1 stack s', '2 a', '2 b', '2 c']);
});

test('what Ctrl drops between the members stays outside of their rows', async ({ page }) => {
  await openLayers(page);
  await pull(page, [340, 55], [200, 92]);
  await page.keyboard.down('Control');
  await page.mouse.up();
  await page.keyboard.up('Control');
  await row(page, 'Box').click();
  await drawn(page, 'x').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+[');
  await expect
    .poll(async () => (await rows(page)).toSorted())
    .toEqual(['1 stack s', '1 x', '2 a', '2 b', '2 c']);
});
