import { expect, test } from 'vitest';
import {
  areaOf,
  common,
  holds,
  moved,
  overlap,
  sameBox,
  spanOf,
  unionOf,
  withSpan,
} from '../../../src/export/geometry/box';

const A = { x0: 10, y0: 20, x1: 40, y1: 60 };

test.each([
  ['what reaches in from the right', { x0: 39, y0: 30, x1: 50, y1: 40 }, true],
  ['what touches at the right', { x0: 40, y0: 30, x1: 50, y1: 40 }, false],
  ['what touches at the left', { x0: 0, y0: 30, x1: 10, y1: 40 }, false],
  ['what touches below', { x0: 20, y0: 60, x1: 30, y1: 70 }, false],
  ['what touches above', { x0: 20, y0: 0, x1: 30, y1: 20 }, false],
  ['what lies within', { x0: 20, y0: 30, x1: 30, y1: 40 }, true],
])('a box and %s: overlap is %s', (_, b, expected) => {
  expect([overlap(A, b), overlap(b, A)]).toEqual([expected, expected]);
});

test('a box holds itself, and nothing that is a px past one of its edges', () => {
  expect(holds(A, A)).toBe(true);
  for (const past of [
    { ...A, x0: 9 },
    { ...A, y0: 19 },
    { ...A, x1: 41 },
    { ...A, y1: 61 },
  ]) {
    expect([holds(A, past), holds(past, A), sameBox(A, past)]).toEqual([false, true, false]);
  }
});

test('what two boxes share, and what is around both', () => {
  const b = { x0: 20, y0: 0, x1: 70, y1: 50 };
  for (const [one, other] of [
    [A, b],
    [b, A],
  ] as const) {
    expect(common(one, other)).toEqual({ x0: 20, y0: 20, x1: 40, y1: 50 });
    expect(unionOf(one, [other])).toEqual({ x0: 10, y0: 0, x1: 70, y1: 60 });
  }
  expect(unionOf(A, [])).toEqual(A);
});

test('a stretch of an axis is taken and put back', () => {
  expect([spanOf(A, 'x'), spanOf(A, 'y')]).toEqual([
    { start: 10, end: 40 },
    { start: 20, end: 60 },
  ]);
  expect(withSpan(A, 'x', { start: 1, end: 2 })).toEqual({ ...A, x0: 1, x1: 2 });
  expect(withSpan(A, 'y', { start: 1, end: 2 })).toEqual({ ...A, y0: 1, y1: 2 });
});

test('moving leaves the size', () => {
  expect(moved(A, -10, 5)).toEqual({ x0: 0, y0: 25, x1: 30, y1: 65 });
  expect(areaOf(moved(A, 3, 4))).toBe(30 * 40);
});
