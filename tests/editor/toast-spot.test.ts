import { describe, expect, test } from 'vitest';
import { toastSpot } from '../../src/editor/gestures/toast-spot';

const CANVAS = { width: 390, height: 600 };
const at = (y: number, height = 40) => ({ x: 40, y, width: 60, height });

describe('a toast over a narrow canvas', () => {
  test('lies above the tools where nothing is selected there', () => {
    expect(toastSpot(null, false, CANVAS)).toBe('aboveTools');
    expect(toastSpot(at(100), false, CANVAS)).toBe('aboveTools');
  });

  test('lies at the top where the selection is at the bottom, and there below the bar', () => {
    expect(toastSpot(at(430), false, CANVAS)).toBe('top');
    expect(toastSpot(at(430), true, CANVAS)).toBe('belowBar');
  });

  test('lies over the tools where the selection takes all the room above them', () => {
    expect(toastSpot(at(40, 420), false, CANVAS)).toBe('overTools');
  });

  test('lies over the toolbar where the selection takes all the room', () => {
    expect(toastSpot(at(20, 560), false, CANVAS)).toBe('overToolbar');
    expect(toastSpot(at(30, 30), false, { width: 720, height: 128 })).toBe('overToolbar');
  });
});
