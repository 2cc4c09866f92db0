import { expect, test } from 'vitest';
import { growthNote } from '../../src/editor/panels/sections/growth-note';

test('the fields of the frame note from which size its elements have made it grow', () => {
  const frame = { width: 600, height: 200 };
  expect(growthNote(frame, frame)).toBeNull();
  expect(growthNote(frame, { width: 600, height: 276 })).toBe(
    'Height grown from 200 to hold its elements.',
  );
  expect(growthNote(frame, { width: 640, height: 200 })).toMatch(/^Width grown from 600 /);
  expect(growthNote(frame, { width: 640, height: 276 })).toMatch(/^Grown from 600 × 200 /);
});
