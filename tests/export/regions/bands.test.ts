import { expect, test } from 'vitest';
import { boundsOf, findCut } from '../../../src/export/regions/bands';
import { itemsOfBoxes } from '../../helpers/pass-forms';

function cutOf(boxes: Readonly<Record<string, readonly number[]>>) {
  const cut = findCut(itemsOfBoxes(boxes));
  const bands = cut?.bands.map(({ span, items }) => [
    items.map(({ id }) => id).join(''),
    span.start,
    span.end,
  ]);
  return cut === null ? null : [cut.axis, ...(bands ?? [])];
}

test('the widest gap is cut first', () => {
  expect(cutOf({ a: [0, 0, 20, 20], b: [30, 0, 20, 20] })).toEqual([
    'x',
    ['a', 0, 20],
    ['b', 30, 50],
  ]);
  expect(cutOf({ a: [0, 0, 20, 20], b: [0, 30, 20, 20] })).toEqual([
    'y',
    ['a', 0, 20],
    ['b', 30, 50],
  ]);
});

test('of gaps as wide as one another those between rows are cut', () => {
  const four = { a: [0, 0, 20, 20], b: [30, 0, 20, 20], c: [0, 30, 20, 20], d: [30, 30, 20, 20] };
  expect(cutOf(four)).toEqual(['y', ['ab', 0, 20], ['cd', 30, 50]]);
});

test('all gaps of an axis are cut that are as wide as the widest of the other, the rest is not', () => {
  const rows = { a: [0, 0, 20, 20], b: [30, 0, 20, 20], c: [0, 25, 50, 10], d: [0, 45, 50, 10] };
  // Columns: no gap, as c and d go all across. Rows: 5 and 10.
  expect(cutOf(rows)).toEqual(['y', ['ab', 0, 20], ['c', 25, 35], ['d', 45, 55]]);
  const grid = {
    a: [0, 0, 20, 20],
    b: [28, 0, 20, 20],
    c: [0, 24, 20, 20],
    d: [28, 24, 20, 20],
    e: [0, 54, 20, 20],
    f: [28, 54, 20, 20],
  };
  expect(cutOf(grid)).toEqual(['y', ['abcd', 0, 44], ['ef', 54, 74]]);
});

test('edges that touch are a gap, boxes that overlap are none', () => {
  expect(cutOf({ a: [0, 0, 20, 20], b: [20, 10, 20, 20] })).toEqual([
    'x',
    ['a', 0, 20],
    ['b', 20, 40],
  ]);
  expect(cutOf({ a: [0, 0, 20, 20], b: [19, 19, 20, 20] })).toBeNull();
  expect(cutOf({ a: [0, 0, 20, 20] })).toBeNull();
});

test('a band reaches as far as the longest of it', () => {
  const long = { a: [0, 0, 20, 50], b: [30, 5, 20, 10], c: [0, 70, 50, 10] };
  expect(cutOf(long)).toEqual(['y', ['ab', 0, 50], ['c', 70, 80]]);
});

test('the bounds are those of all items; of none there are none', () => {
  expect(boundsOf(itemsOfBoxes({ a: [5, 6, 10, 10], b: [0, 40, 5, 5] }))).toEqual({
    x0: 0,
    y0: 6,
    x1: 15,
    y1: 45,
  });
  expect(() => boundsOf([])).toThrow('Bounds of no items');
});
