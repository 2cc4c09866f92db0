import { expectNoBreach } from './support/axe';
import {
  at,
  expectAt,
  expectSelected,
  moveTo,
  NAME,
  openDesign,
  pull,
} from './support/canvas-pointer';
import { boxAtRest } from './support/box-at-rest';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const guide = (page: Page, axis: 'Vertical' | 'Horizontal', place: number) =>
  page.getByRole('slider', { name: `${axis} guide at ${place}`, exact: true });
const guides = (page: Page) => page.getByRole('slider', { name: /guide at/u });
const canvas = (page: Page) => page.locator('[data-design-canvas]');

/** Drags out of the left ruler, or the top one, to a place; the button stays down. Without snapping the place is exact. */
async function pullOut(page: Page, axis: 'x' | 'y', place: number): Promise<void> {
  const room = await boxAtRest(canvas(page));
  if (axis === 'x') await page.mouse.move(room.x + 8, room.y + 400);
  else await page.mouse.move(room.x + 300, room.y + 8);
  await page.mouse.down();
  await page.keyboard.down('Control');
  const [x, y] = await at(page, place, place);
  if (axis === 'x') await page.mouse.move(x, room.y + 400, { steps: 4 });
  else await page.mouse.move(room.x + 300, y, { steps: 4 });
}

async function letGo(page: Page): Promise<void> {
  await page.mouse.up();
  await page.keyboard.up('Control');
}

test('a guide comes out of a ruler, snaps what is dragged, and goes back', async ({ page }) => {
  await openDesign(page, [NAME]);
  await test.step('out of the left ruler, with its position beside it', async () => {
    await pullOut(page, 'x', 233);
    await expect(page.locator('[data-guide-place="233"]')).toBeVisible();
    await letGo(page);
    await expect(guide(page, 'Vertical', 233)).toBeFocused();
    await pullOut(page, 'y', 117);
    await letGo(page);
    await expect(guide(page, 'Horizontal', 117)).toBeFocused();
    await expectNoBreach(page, '[data-design-canvas]');
  });

  await test.step('elements snap to it, not while Ctrl is held', async () => {
    await pull(page, [80, 55], [249, 128]);
    await expectAt(page, 'name', 233, 117);
    await page.keyboard.down('Control');
    await expectAt(page, 'name', 229, 113);
    await page.keyboard.up('Control');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  await test.step('it is dragged again, typed, and moved by arrow keys', async () => {
    await page.mouse.move(...(await at(page, 233, 260)));
    await page.mouse.down();
    await page.keyboard.down('Control');
    await moveTo(page, 300, 260);
    await letGo(page);
    await expect(guide(page, 'Vertical', 300)).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(guide(page, 'Vertical', 289)).toBeFocused();
    await page.mouse.dblclick(...(await at(page, 289, 260)));
    await page.keyboard.type('41.7');
    await page.keyboard.press('Enter');
    await expect(guide(page, 'Vertical', 41)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('90');
    await page.keyboard.press('Escape');
    await expect(guide(page, 'Vertical', 41)).toBeFocused();
  });

  await test.step('an element under it is what a press means', async () => {
    await page.mouse.move(...(await at(page, 70, 117)));
    await page.mouse.down();
    await page.keyboard.down('Control');
    await moveTo(page, 70, 55);
    await letGo(page);
    await expect(guide(page, 'Horizontal', 55)).toBeFocused();
    await page.mouse.click(...(await at(page, 90, 55)));
    await expectSelected(page, ['name']);
  });

  await test.step('back on its ruler it is gone, until that is undone', async () => {
    const room = await boxAtRest(canvas(page));
    await page.mouse.move(...(await at(page, 41, 260)));
    await page.mouse.down();
    await page.mouse.move(room.x + 6, room.y + 500, { steps: 4 });
    await page.mouse.up();
    await expect(guides(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(guide(page, 'Vertical', 41)).toBeVisible();
    const menu = page.getByRole('menu', { name: 'Guide menu' });
    await page.mouse.click(...(await at(page, 41, 260)), { button: 'right' });
    await expect(menu.getByRole('menuitem').first()).toHaveText('Remove guide');
    await page.keyboard.press('Enter');
    await expect(guides(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await guide(page, 'Vertical', 41).dispatchEvent('contextmenu');
    await menu.getByRole('menuitem', { name: 'Remove guide' }).click();
    await expect(guides(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await guide(page, 'Vertical', 41).focus();
    await page.keyboard.press('Delete');
    await expect(guides(page)).toHaveCount(1);
    await expect(page.locator('svg[data-canvas]')).toBeFocused();
  });
});

test('guides by keyboard, which a reload keeps and the email does not have', async ({ page }) => {
  await openDesign(page, [{ ...NAME, content: 'Ada Byron' }]);
  const choose = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(words);
    await page.keyboard.press('Enter');
  };
  await choose('add vertical guide');
  await expect(guides(page)).toBeFocused();
  const first = await guides(page).getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(guides(page)).toBeFocused();
  await expect(guides(page)).not.toHaveAccessibleName(first ?? '');
  await choose('ruler guides');
  await expect(guides(page)).toHaveCount(0);
  await choose('ruler guides');
  await expect(guides(page)).toHaveCount(1);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(guides(page)).toHaveCount(1);
  await page.keyboard.press('Shift+e');
  const mail = page.frameLocator('iframe[title="Your signature in an email"]');
  await expect(mail.getByText('Ada Byron').first()).toBeAttached({ timeout: 20_000 });
  expect(await mail.locator('body').innerHTML()).not.toContain('guide');
  await choose('remove all guides');
  await expect(guides(page)).toHaveCount(0);
});

test('Escape takes a guide back that is on its way', async ({ page }) => {
  await openDesign(page, [NAME]);
  await pullOut(page, 'x', 233);
  await page.keyboard.press('Escape');
  await letGo(page);
  await expect(guides(page)).toHaveCount(0);
});
