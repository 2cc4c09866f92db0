import { expect, test } from 'vitest';
import { joinSpaces } from '../../../src/export/regions/join-spaces';
import type { Region } from '../../../src/export/regions/region';
import { itemsOfBoxes } from '../../helpers/pass-forms';

function space(start: number, end: number): Region {
  return { kind: 'space', box: { x0: start, y0: start, x1: end, y1: end } };
}

function leaf(start: number, end: number): Region {
  const [item] = itemsOfBoxes({ a: [start, start, end - start, end - start] });
  if (item === undefined) throw new Error('No item');
  return { kind: 'leaf', box: item.box, item };
}

test.each(['x', 'y'] as const)('distances that follow one another along %s are one', (axis) => {
  const parts = [space(0, 10), space(10, 10), space(10, 30), leaf(30, 40), space(40, 50)];
  const joined = joinSpaces(parts, axis);
  const edges = joined.map(({ kind, box }) => [kind, box[`${axis}0`], box[`${axis}1`]]);
  expect(edges).toEqual([
    ['space', 0, 30],
    ['leaf', 30, 40],
    ['space', 40, 50],
  ]);
});
