import { expect, test } from 'vitest';
import { inSlices } from '../../scripts/fuzz-slices.mjs';

test('numbers are tried in runs that a browser finishes, each number once', () => {
  expect(inSlices(7, 1200)).toEqual([
    { first: 7, count: 500 },
    { first: 507, count: 500 },
    { first: 1007, count: 200 },
  ]);
  expect(inSlices(1, 500)).toEqual([{ first: 1, count: 500 }]);
  expect(inSlices(1, 1)).toEqual([{ first: 1, count: 1 }]);
});
