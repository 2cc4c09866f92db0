import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSum, parseSum } from '../../../src/ui/fields/use-number-text';

test.each([
  ['100/2+10', 60],
  ['2 + 3 * 4', 14],
  ['(2 + 3) × 4', 20],
  ['10 - 4 - 3', 3],
  ['12 ÷ 4 / 3', 1],
  ['-5 + 8', 3],
  ['3 * -2', -6],
  ['1,5 * 2', 3],
  ['.5 + .25', 0.75],
  ['((7))', 7],
])('%s comes to %d', (text, sum) => {
  expect(parseSum(text)).toBeCloseTo(sum);
  expect(isSum(text) || text === '').toBe(true);
});

test.each(['', '100/', '/2', '4 / 0', '2 2', '(3', '3)', 'a + 1', '1.2.3 + 1', '()', '+'])(
  '%j comes to nothing',
  (text) => expect(parseSum(text)).toBeNull(),
);

test.each(['12.7', '12px', '-5', '+5', ' 12 ', 'up', ''])('%j is no sum', (text) => {
  expect(isSum(text)).toBe(false);
});

test('agrees with arithmetic on sums of products', () => {
  const part = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.map(([a, b]) => `${a}*${b}`).join(' + ');
      expect(parseSum(text)).toBe(parts.reduce((sum, [a, b]) => sum + a * b, 0));
    }),
  );
});
