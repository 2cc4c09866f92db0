import { expect, test } from 'vitest';
import { shadowOf } from '../../src/email/shadow-of-lengths';
import { printShadow, shadowReach } from '../../src/email/shadows';

const COLOR = '#b3b3b3';

test.each([
  [{ x: 0, y: 1, blur: 4 }, 'small'],
  [{ x: 0, y: 4, blur: 10 }, 'medium'],
  [{ x: 0, y: 6, blur: 21 }, 'large'],
  [{ x: 1, y: 3, blur: 10 }, 'custom'],
  [{ x: 0, y: 0, blur: 30 }, 'custom'],
])('lengths of %j are a shadow of the size %s', (lengths, size) => {
  expect(shadowOf(lengths, COLOR).size).toBe(size);
});

test('a shadow of its own lengths is printed as it is, and reaches as far as that', () => {
  const shadow = { size: 'custom', color: COLOR, x: -6, y: 2, blur: 4 } as const;
  expect(printShadow(shadow)).toBe('-6px 2px 4px #b3b3b3');
  expect(shadowReach(shadow)).toEqual([2, 0, 6, 10]);
  expect(printShadow({ size: 'small', color: COLOR })).toBe('0 1px 4px #b3b3b3');
});
