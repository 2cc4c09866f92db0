import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, holds, overlap, type Box } from '../../../../src/export/geometry/box';
import { overlappingPairs } from '../../../../src/export/geometry/pairs';
import { partition, withoutHeld } from '../../../../src/export/items/rasterize/partition';

const WHOLE: Box = { x0: 0, y0: 0, x1: 30, y1: 30 };

const boxes = array(
  tuple(
    integer({ min: -5, max: 28 }),
    integer({ min: -5, max: 28 }),
    integer({ min: 1, max: 12 }),
    integer({ min: 1, max: 12 }),
  ).map(([x, y, width, height]): Box => ({ x0: x, y0: y, x1: x + width, y1: y + height })),
  { maxLength: 6 },
);

test('a box with nothing in its way stays whole, one that is covered is gone', () => {
  expect(partition(WHOLE, [], [])).toEqual([WHOLE]);
  expect(partition(WHOLE, [{ x0: 30, y0: 0, x1: 40, y1: 30 }], [])).toEqual([WHOLE]);
  expect(partition(WHOLE, [{ x0: -1, y0: 0, x1: 31, y1: 30 }], [])).toEqual([]);
});

test('the first cut frees as much as a cut can', () => {
  expect(partition(WHOLE, [{ x0: 20, y0: 10, x1: 40, y1: 20 }], [])).toEqual([
    { x0: 0, y0: 0, x1: 20, y1: 30 },
    { x0: 20, y0: 0, x1: 30, y1: 10 },
    { x0: 20, y0: 20, x1: 30, y1: 30 },
  ]);
});

test('no cut goes through what must stay whole', () => {
  const solid = { x0: 15, y0: 2, x1: 25, y1: 8 };
  const parts = partition(WHOLE, [{ x0: 20, y0: 10, x1: 40, y1: 20 }], [solid]);
  expect(parts.some((part) => holds(part, solid))).toBe(true);
});

test('the parts are what is left without the holes, and do not overlap', () => {
  assert(
    property(boxes, (holes) => {
      const parts = partition(WHOLE, holes, []);
      expect(overlappingPairs(parts)).toEqual([]);
      expect(parts.filter((part) => !holds(WHOLE, part))).toEqual([]);
      expect(parts.filter((part) => holes.some((hole) => overlap(hole, part)))).toEqual([]);
      expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBe(freeArea(holes));
    }),
  );
});

test('of boxes within others only the outer ones count, of equal ones the last', () => {
  const [inner, outer] = [
    { x0: 5, y0: 5, x1: 10, y1: 10 },
    { x0: 0, y0: 0, x1: 20, y1: 20 },
  ];
  const beside = { x0: 15, y0: 15, x1: 25, y1: 25 };
  const same = { ...outer };
  const left = withoutHeld([inner, outer, beside, same]);
  expect(left).toEqual([beside, same]);
  expect(left[1]).toBe(same);
});

function freeArea(holes: readonly Box[]): number {
  let free = 0;
  for (let x0 = 0; x0 < 30; x0++) {
    for (let y0 = 0; y0 < 30; y0++) {
      const px = { x0, y0, x1: x0 + 1, y1: y0 + 1 };
      if (!holes.some((hole) => overlap(hole, px))) free += 1;
    }
  }
  return free;
}
