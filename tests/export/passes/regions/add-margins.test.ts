import { expect, test } from 'vitest';
import type { Box } from '../../../../src/export/geometry/box';
import { addMargins } from '../../../../src/export/passes/regions/add-margins';
import { contextOf, itemsOfBoxes, regionsAfter, sketch } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };

function withMargins(boxes: Readonly<Record<string, readonly number[]>>, page: Box = PAGE) {
  const { form } = regionsAfter('topAlignParagraphs', itemsOfBoxes(boxes), PAGE);
  return addMargins.run({ ...form, page }, contextOf());
}

test('distances to all sides of the page are put around the layout', () => {
  const { root, page } = withMargins({ A: [10, 20, 60, 20], B: [10, 50, 60, 20] });
  expect(sketch(root)).toBe('[10 <top (20 A 10 B 30)>]');
  expect([page, root.box]).toEqual([PAGE, PAGE]);
});

test('what lies beside other things keeps its distances in the same row', () => {
  const { root } = withMargins({ A: [10, 20, 60, 20], B: [90, 20, 60, 20] });
  expect(sketch(root)).toBe('(20 [10 A 20 B 50] 60)');
});

test('what fills the page gets none', () => {
  expect(sketch(withMargins({ A: [0, 0, 200, 100] }).root)).toBe('A');
});

test('the page grows to what reaches past it', () => {
  const { root, page } = withMargins({ a: [10, 20, 60, 20] }, { ...PAGE, x0: 20, x1: 50, y1: 30 });
  expect(page).toEqual({ x0: 10, y0: 0, x1: 70, y1: 40 });
  expect(sketch(root)).toBe('(20 a)');
});
