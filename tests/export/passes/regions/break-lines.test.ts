import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { itemsIn } from '../../../../src/export/regions/region';
import { designOf } from '../../../helpers/scenes';
import { itemsOfDesign, regionsOf } from '../../../helpers/pass-forms';

const LINE = { type: 'text', x: 20, y: 0, content: 'One line of words', wrap: true } as const;
const BAR = { type: 'rectangle', width: 20, style: { borderWidth: 0 } } as const;

/** The paragraph `LINE` in a box of this size, between two bars that leave no room beside it. */
function between(width: number, height: number, gap = 0): Item {
  const design = designOf([
    { ...BAR, x: 0, y: 0, height },
    { ...LINE, width, height },
    { ...BAR, x: 20 + width + gap, y: 0, height },
  ]);
  const page = { x0: 0, y0: 0, x1: 600, y1: 200 };
  const found = itemsIn(regionsOf(itemsOfDesign(design), page).root).find(
    ({ kind }) => kind === 'text',
  );
  if (found === undefined) throw new Error('The paragraph is lost');
  return found;
}

test('a paragraph of one line is a line', () => {
  const item = between(122, 20);
  expect(item.cell.noWrap).toBe(true);
  expect(item.flexX).toBe('left');
});

test('it breaks where there is room below it for another line, and none beside it', () => {
  expect(between(122, 60).cell.noWrap).toBeUndefined();
});

test('it stays a line where there is room beside it', () => {
  expect(between(122, 60, 40).cell.noWrap).toBe(true);
});

test('a paragraph of several lines breaks as it did', () => {
  const item = between(60, 80);
  expect(item.cell.noWrap).toBeUndefined();
  expect(item.flexX).toBe('none');
});
