import { expect, test } from 'vitest';
import { clashesOf, rankOf, ranksOf } from '../../../src/export/items/clashes';
import { planeOf, textOf } from '../../helpers/pass-forms';

test('two texts clash, a text on a plane does not', () => {
  const plane = planeOf('P', [0, 0, 100, 100]);
  const [low, high] = [textOf('a', [10, 10, 20, 20]), textOf('b', [20, 20, 20, 20])];
  expect(clashesOf([plane, low, high])).toEqual([{ lower: low, upper: high }]);
});

test('the one that comes first in the list is the lower one, wherever they stand', () => {
  const [left, right] = [textOf('a', [0, 0, 20, 20]), textOf('b', [10, 0, 20, 20])];
  expect(clashesOf([right, left])).toEqual([{ lower: right, upper: left }]);
});

test('a plane holds nothing that lies below it, but a frame without background lets it show', () => {
  const text = textOf('a', [10, 10, 20, 20]);
  const plane = planeOf('P', [0, 0, 100, 100]);
  expect(clashesOf([text, plane])).toHaveLength(1);
  const { background: _background, ...frame } = plane.cell;
  expect(clashesOf([text, { ...plane, cell: frame }])).toEqual([]);
});

test('items rank from the bottom of the stack to the top', () => {
  const items = [textOf('a', [0, 0, 1, 1]), textOf('b', [0, 0, 1, 1])];
  const ranks = ranksOf(items);
  expect(items.map((item) => rankOf(ranks, item))).toEqual([0, 1]);
});

test('an item of another stack has no rank, and is named', () => {
  const ranks = ranksOf([textOf('a', [0, 0, 1, 1])]);
  expect(() => rankOf(ranks, textOf('b', [0, 0, 1, 1]))).toThrow('Item b is not in the stack');
});
