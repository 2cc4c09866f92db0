import { expect, test } from 'vitest';
import { addBackground } from '../../../../src/export/passes/regions/add-background';
import { contextOf, itemsOfBoxes, regionsAfter, sketch } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 60 };
const { form } = regionsAfter('overflowLeft', itemsOfBoxes({ a: [10, 10, 80, 20] }), PAGE);

test('a page of a color lies on a plane of it, as large as the page', () => {
  const { root } = addBackground.run({ ...form, background: '#fff7e0' }, contextOf());
  expect(sketch(root)).toBe(`{${sketch(form.root)}}`);
  expect(root.box).toEqual(PAGE);
  expect(root).toMatchObject({
    kind: 'plane',
    item: { cell: { background: { color: '#fff7e0' } } },
  });
});

test('a white page stays as it is, as a mail is white by itself', () => {
  expect(addBackground.run(form, contextOf())).toBe(form);
});
