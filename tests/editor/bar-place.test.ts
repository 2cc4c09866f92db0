import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPlace } from '../../src/editor/gestures/bar-place';

const BAR = { width: 300, height: 40 };
const CANVAS = { width: 900, height: 700 };
const FLOATS = 64;
const TOP = { x: 300, y: 28 };
const BOTTOM = { x: 300, y: 596 };

describe('the place of the bar for a selection', () => {
  it('is docked at the top, wherever the selection is in the design', () => {
    const design = { x: 150, y: 200, width: 600, height: 200 };
    for (const selection of [design, { x: 160, y: 210, width: 20, height: 20 }]) {
      expect(barPlace(selection, design, BAR, CANVAS, FLOATS)).toEqual(TOP);
    }
  });

  it('is at the bottom where only the top is covered by the design', () => {
    const design = { x: 150, y: 20, width: 600, height: 400 };
    expect(barPlace({ ...design, y: 300, height: 20 }, design, BAR, CANVAS, FLOATS)).toEqual(
      BOTTOM,
    );
  });

  it('leaves the selection free where the design is everywhere', () => {
    const design = { x: -100, y: -100, width: 1200, height: 900 };
    const atTop = { x: 400, y: 20, width: 100, height: 100 };
    expect(barPlace(atTop, design, BAR, CANVAS, FLOATS)).toEqual(BOTTOM);
    expect(barPlace({ ...atTop, y: 600 }, design, BAR, CANVAS, FLOATS)).toEqual(TOP);
  });

  it('is within any canvas that holds it', () => {
    const at = integer({ min: -2000, max: 2000 });
    const size = integer({ min: 1, max: 2000 });
    const boxes = record({ x: at, y: at, width: size, height: size });
    assert(
      property(boxes, boxes, (selection, design) => {
        const { x, y } = barPlace(selection, design, BAR, CANVAS, FLOATS);
        expect(x).toBeGreaterThanOrEqual(28);
        expect(y).toBeGreaterThanOrEqual(28);
        expect(x + BAR.width).toBeLessThanOrEqual(CANVAS.width - 28);
        expect(y + BAR.height).toBeLessThanOrEqual(CANVAS.height - 28);
      }),
    );
  });
});
