import { expect, test } from 'vitest';
import { angleToward, wholeAngle } from '../../src/editor/gestures/gradient-angle';

const CENTER = { x: 100, y: 100 };
const USUAL = { shiftKey: false, isFree: false };

test.each([
  ['upwards', { x: 100, y: 0 }, 0],
  ['to the right', { x: 200, y: 100 }, 90],
  ['down', { x: 100, y: 300 }, 180],
  ['to the left', { x: 0, y: 100 }, 270],
  ['nearly to the right', { x: 200, y: 103 }, 90],
  ['between', { x: 200, y: 80 }, 79],
])('the angle of a line %s', (_, point, angle) => {
  expect(angleToward(CENTER, point, USUAL)).toBe(angle);
});

test('Shift takes steps of 15 degrees, Ctrl snaps to nothing', () => {
  const point = { x: 200, y: 103 };
  expect(angleToward(CENTER, { x: 200, y: 80 }, { ...USUAL, shiftKey: true })).toBe(75);
  expect(angleToward(CENTER, point, { ...USUAL, isFree: true })).toBe(92);
});

test.each([
  [360, 0],
  [-1, 359],
  [719.6, 0],
  [45.4, 45],
])('%d degrees are %d', (turn, angle) => {
  expect(wholeAngle(turn)).toBe(angle);
});
