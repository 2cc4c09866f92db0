import { expect, test } from 'vitest';
import { pressedElement } from '../../src/editor/gestures/pressed-element';
import { element } from './gesture-driver';

const PLANE = element('plane', { type: 'rectangle', x: 0, y: 0, width: 200, height: 100 });
const LINE = element('line', { type: 'line', x: 20, y: 50, width: 100, height: 2 });
const press = (y: number, hit: string | null, stacked = [PLANE, LINE], zoom = 1) =>
  pressedElement(stacked, hit, { x: 60, y }, zoom);

test('a press means what it hits', () => {
  expect(press(20, 'plane')).toBe('plane');
  expect(press(51, 'line')).toBe('line');
  expect(press(300, null)).toBeNull();
});

test('a thin element takes presses 4 px beside it, on the canvas and over what lies below it', () => {
  expect([46, 55, 56].map((y) => press(y, 'plane'))).toEqual(['line', 'line', 'line']);
  expect([45, 57].map((y) => press(y, 'plane'))).toEqual(['plane', 'plane']);
  expect(press(55, null, [LINE])).toBe('line');
});

test('those px are of the screen, at any zoom', () => {
  expect(press(54, 'plane', [PLANE, LINE], 2)).toBe('line');
  expect(press(55, 'plane', [PLANE, LINE], 2)).toBe('plane');
  expect(press(59, 'plane', [PLANE, LINE], 0.5)).toBe('line');
});

test('what lies above a thin element hides its margin, and even itself', () => {
  expect(press(51, 'plane', [LINE, PLANE])).toBe('plane');
});

test('nothing thick is meant by a press beside it', () => {
  expect(pressedElement([PLANE], null, { x: 60, y: 102 }, 1)).toBeNull();
});
