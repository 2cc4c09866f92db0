import { expect, test } from 'vitest';
import { placeOnBacking, backingOf } from '../../../src/model/picture/image-backing';

test.each([
  [{ width: 120, height: 60 }, 4],
  [{ width: 40, height: 20 }, 2],
  [{ width: 6, height: 6 }, 0],
])('the backing of %j has a padding of %d px', (size, padding) => {
  expect(backingOf('#FFFFFF', size)).toEqual({ color: '#ffffff', padding });
});

test('there is no backing of what is no color', () => {
  expect(backingOf('', { width: 120, height: 60 })).toBe(null);
  expect(backingOf('white', { width: 120, height: 60 })).toBe(null);
});

test('the whole picture lies within the padding, in its own proportions', () => {
  const { source, target } = placeOnBacking(
    { width: 480, height: 160 },
    { width: 120, height: 60 },
    4,
  );
  expect(source).toEqual({ x: 0, y: 0, width: 480, height: 160 });
  expect(target).toEqual({ x: 4, y: 11, width: 112, height: 37 });
});
