import { expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { nest, nestItems } from '../../../../src/export/passes/items/nest';
import { contextOf, formOf, planeOf, textOf } from '../../../helpers/pass-forms';

function nested(...items: readonly Item[]): string {
  return nestItems(items).map(reported).join(' ');
}

function reported({ id, children }: Item): string {
  return children.length === 0 ? id : `${id}(${children.map(reported).join(' ')})`;
}

test('an item lies on the smallest plane that holds it', () => {
  const [large, small] = [planeOf('P', [0, 0, 100, 100]), planeOf('Q', [10, 10, 50, 50])];
  const text = textOf('a', [20, 20, 10, 10]);
  expect(nested(large, small, text)).toBe('P(Q(a))');
  expect(nested(large, small, textOf('a', [70, 70, 10, 10]))).toBe('P(Q a)');
  expect(nested(large, small, textOf('a', [200, 70, 10, 10]))).toBe('P(Q) a');
});

test('an item lies on no plane above it, unless that is a frame it shows through', () => {
  const plane = planeOf('P', [0, 0, 100, 100]);
  const { background: _background, ...bare } = plane.cell;
  const text = textOf('a', [20, 20, 10, 10]);
  expect(nested(text, plane)).toBe('a P');
  expect(nested(text, { ...plane, cell: bare })).toBe('P(a)');
});

test('neighbors keep their order', () => {
  const plane = planeOf('P', [0, 0, 100, 100]);
  const [a, b] = [textOf('a', [50, 50, 10, 10]), textOf('b', [10, 10, 30, 30])];
  expect(nested(plane, a, b)).toBe('P(a b)');
});

test('only the items of a form change, and what is wrong with them is found', () => {
  const page = { x0: 0, y0: 0, x1: 100, y1: 100 };
  const form = formOf([planeOf('P', [0, 0, 100, 100]), textOf('a', [1, 1, 9, 9])], page);
  expect(nest.run(form, contextOf())).toEqual({ ...form, items: nestItems(form.items) });
  expect(nest.check?.(formOf([textOf('a', [1, 1, 0, 9])], page))).toHaveLength(1);
});
