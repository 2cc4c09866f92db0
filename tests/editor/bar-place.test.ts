import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPlace } from '../../src/editor/gestures/bar-place';

const BAR = { width: 300, height: 40 };
const CANVAS = { width: 900, height: 700 };

describe('the place of the bar beside a selection', () => {
  it('is above, in the middle', () => {
    const box = { x: 200, y: 300, width: 400, height: 100 };
    expect(barPlace(box, BAR, CANVAS)).toEqual({ x: 250, y: 248 });
  });

  it('is below where there is no room above', () => {
    const box = { x: 200, y: 60, width: 400, height: 100 };
    expect(barPlace(box, BAR, CANVAS)).toEqual({ x: 250, y: 172 });
  });

  it('is at the edge beside a selection that leaves none, where it lacks least', () => {
    const box = { x: -50, y: 60, width: 100, height: 900 };
    expect(barPlace(box, BAR, CANVAS)).toEqual({ x: 28, y: 28 });
  });

  it('is within any canvas that holds it', () => {
    const at = integer({ min: -2000, max: 2000 });
    const size = integer({ min: 1, max: 2000 });
    const boxes = record({ x: at, y: at, width: size, height: size });
    assert(
      property(boxes, (box) => {
        const { x, y } = barPlace(box, BAR, CANVAS);
        expect(x).toBeGreaterThanOrEqual(28);
        expect(y).toBeGreaterThanOrEqual(28);
        expect(x + BAR.width).toBeLessThanOrEqual(CANVAS.width - 28);
        expect(y + BAR.height).toBeLessThanOrEqual(CANVAS.height - 28);
      }),
    );
  });
});
