import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { cutToSteps, stepsWithin } from '../../src/scene/properties/ranges';

const { fontSize } = SCENE_LIMITS;

test('sizes of other programs in points keep their hundredths of a px', () => {
  const sizes = [8, 8.5, 10, 11, 13].map((points) => stepsWithin((points * 4) / 3, fontSize));
  expect(sizes).toEqual([10.67, 11.33, 13.33, 14.67, 17.33]);
});

test('what was set is read again as it is, and what lies between steps is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 800, max: 7200 }), (hundredths) => {
      const size = stepsWithin(hundredths / 100, fontSize);
      expect(String(size)).toMatch(/^\d+(?:\.\d{1,2})?$/);
      expect(cutToSteps(size, fontSize)).toBe(size);
    }),
  );
  expect([10.679, -1.999, 900].map((value) => cutToSteps(value, fontSize))).toEqual([10.67, 8, 72]);
});
