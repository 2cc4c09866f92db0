import { expect, test } from 'vitest';
import { nextDay } from '../../../src/team/core/next-day';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-12-01', -1, '2026-11-30'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(nextDay(day, days)).toBe(expected);
});
