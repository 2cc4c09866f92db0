import { expect, test } from './support/test';
import { at, drawn, expectAt, expectSelected, openDesign, pull } from './support/canvas-pointer';

/* Groups in groups, by hand: made, entered, taken apart and given back. */

test.use({ viewport: { width: 1440, height: 900 } });

const BOX = { type: 'rectangle', y: 60, width: 60, height: 40 };
const ROW = ['a', 'b', 'c', 'd'].map((id, index) => ({
  ...BOX,
  id,
  x: 40 + index * 100,
  zIndex: index + 1,
}));

test('a group of a group and another, ungrouped, leaves the inner group as one', async ({
  page,
}) => {
  await openDesign(page, ROW);
  await drawn(page, 'a').click();
  await drawn(page, 'b').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+g');
  await drawn(page, 'c').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+g');
  await page.keyboard.press('Escape');
  await drawn(page, 'a').click();
  await expectSelected(page, ['a', 'b', 'c']);

  await page.keyboard.press('Control+Shift+G');
  await page.keyboard.press('Escape');
  await drawn(page, 'b').click();
  await expectSelected(page, ['a', 'b']);
  await page.keyboard.down('Control');
  await pull(page, [60, 80], [60, 180]);
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expectAt(page, 'a', 40, 160);
  await expectAt(page, 'b', 140, 160);
  await expectAt(page, 'c', 240, 60);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await drawn(page, 'c').click();
  await expectSelected(page, ['a', 'b', 'c']);
  await expectAt(page, 'a', 40, 60);
});

test('each double click goes one group further in, and edits a text once it is reached', async ({
  page,
}) => {
  const words = { ...BOX, id: 'words', type: 'text', x: 40, content: 'Head of Design', width: 120 };
  await openDesign(page, [
    { ...words, groups: ['card', 'lines'] },
    { ...BOX, id: 'b', x: 240, groups: ['card', 'lines'] },
    { ...BOX, id: 'c', x: 340, groups: ['card'] },
  ]);
  const spot = await at(page, 60, 68);
  await page.mouse.dblclick(...spot);
  await expectSelected(page, ['b', 'words']);
  await expect(
    page.locator('[data-design-canvas]').getByRole('textbox', { name: /^Text/ }),
  ).toHaveCount(0);
  await page.mouse.dblclick(...spot);
  await expectSelected(page, ['words']);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lead');
  await page.keyboard.press('Escape');
  await expect(drawn(page, 'words').locator('text')).toHaveText('Lead');
});

test('the list of layers has a row for each group in its group, by keyboard too', async ({
  page,
}) => {
  const groups = [['card', 'pair'], ['card', 'pair'], ['card'], []];
  await openDesign(
    page,
    ROW.map((box, index) => ({ ...box, groups: groups[index] })),
  );
  await page.getByRole('tab', { name: 'Layers' }).click();
  const list = page.getByRole('treegrid', { name: 'Layers' });
  const levels = () =>
    list.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-level')));
  expect(await levels()).toEqual(['1', '1', '2', '2', '3', '3']);
  await list.getByRole('row', { name: 'Group of 3' }).click();
  await expectSelected(page, ['a', 'b', 'c']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, ['a', 'b']);
  await expect(list.getByRole('row', { name: 'Group of 2' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  expect(await levels()).toEqual(['1', '1', '2', '2']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.getByRole('row').nth(2)).toHaveAccessibleName('Group of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(list.getByRole('row', { name: 'Group of 3' })).toBeFocused();
});
