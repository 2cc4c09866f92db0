import { describe, expect, it } from 'vitest';
import { distancesBetween } from '../../src/editor/gestures/snap/distances';

const box = { x: 100, y: 100, width: 40, height: 20 };

describe('the distances from a box to another', () => {
  it('is the gap between two that stand side by side', () => {
    const beside = { x: 170, y: 90, width: 50, height: 40 };
    expect(distancesBetween(box, beside)).toEqual([{ axis: 'x', at: 110, start: 140, end: 170 }]);
  });

  it('is the gap between two of which one lies above', () => {
    const above = { x: 100, y: 40, width: 40, height: 30 };
    expect(distancesBetween(box, above)).toEqual([{ axis: 'y', at: 120, start: 70, end: 100 }]);
  });

  it('is both gaps where the two stand corner to corner', () => {
    const corner = { x: 200, y: 200, width: 10, height: 10 };
    expect(distancesBetween(box, corner)).toEqual([
      { axis: 'x', at: 110, start: 140, end: 200 },
      { axis: 'y', at: 120, start: 120, end: 200 },
    ]);
  });

  it('is four distances within a frame, of which those of no length are left out', () => {
    const frame = { x: 0, y: 0, width: 140, height: 200 };
    expect(distancesBetween(box, frame)).toEqual([
      { axis: 'x', at: 110, start: 0, end: 100 },
      { axis: 'y', at: 120, start: 0, end: 100 },
      { axis: 'y', at: 120, start: 120, end: 200 },
    ]);
  });

  it('is the same from either box', () => {
    const frame = { x: 0, y: 0, width: 600, height: 200 };
    expect(distancesBetween(frame, box)).toEqual(distancesBetween(box, frame));
  });
});
