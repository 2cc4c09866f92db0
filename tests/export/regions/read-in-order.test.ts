import { expect, test } from 'vitest';
import { sameBox, type Box } from '../../../src/export/geometry/box';
import { gridOf, readInOrder } from '../../../src/export/regions/irregular';

import { itemsIn, type Region } from '../../../src/export/regions/region';
import { itemsOfBoxes } from '../../helpers/pass-forms';

type Boxes = Readonly<Record<string, readonly number[]>>;

const PAGE: Box = { x0: 0, y0: 0, x1: 200, y1: 100 };

function regionsOfBoxes(boxes: Boxes): readonly Region[] {
  return itemsOfBoxes(boxes).map((item) => ({ kind: 'leaf', box: item.box, item }));
}

/** The items in the order in which the cells of a table would hold them. */
function readingOrder(regions: readonly Region[]): string {
  return gridOf(PAGE, regions)
    .children.flatMap(itemsIn)
    .map(({ id }) => id)
    .join(' ');
}

test.each<[string, Boxes, string]>([
  [
    'a lower one at the left comes before its neighbor where nothing is above it',
    { a: [0, 20, 50, 40], b: [60, 0, 100, 30] },
    'a b',
  ],
  [
    'with something above it, it comes as its upper edge does',
    { c: [0, 0, 50, 10], a: [0, 20, 50, 40], b: [60, 5, 100, 30] },
    'c b a',
  ],
  [
    'it does not overtake what is at its own left',
    { d: [0, 10, 20, 60], a: [30, 20, 20, 40], b: [60, 0, 100, 5], e: [60, 6, 100, 30] },
    'b d a e',
  ],
  ['what holds no text has no order', { a: [0, 20, 50, 40], B: [60, 0, 100, 30] }, 'B a'],
])('%s', (_name, boxes, expected) => {
  expect(readingOrder(readInOrder(regionsOfBoxes(boxes)))).toBe(expected);
});

test('nothing moves: an item keeps its box, and its cell ends where it ended', () => {
  const regions = regionsOfBoxes({ a: [0, 20, 50, 40], b: [60, 0, 100, 30] });
  const ordered = readInOrder(regions);
  expect(ordered.map(({ box }) => box)).toMatchObject([{ y0: 0, y1: 60 }, { y0: 0 }]);
  for (const [at, region] of ordered.entries()) {
    const [before] = itemsIn(regions[at] ?? region);
    const [after] = itemsIn(region);
    expect(before && after && sameBox(before.box, after.box)).toBe(true);
  }
});
