import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPlace } from '../../src/editor/gestures/bar-place';
import { overlaps } from '../../src/scene/geometry';

const BAR = { width: 300, height: 40 };
const CANVAS = { width: 900, height: 700 };
const FLOATS = 64;
const place = (x: number, y: number, width: number, height: number) =>
  barPlace({ x, y, width, height }, [], BAR, CANVAS, FLOATS);

function below(
  selection: Parameters<typeof barPlace>[0],
  ...others: Parameters<typeof barPlace>[1]
): number {
  return barPlace(selection, others, BAR, CANVAS, FLOATS, { first: 'below', gap: 40 }).y;
}

describe('the place of the bar for a selection', () => {
  it('is above it, in its middle', () => {
    expect(place(400, 300, 100, 50)).toEqual({ x: 300, y: 240 });
    expect(place(100, 300, 700, 50)).toEqual({ x: 300, y: 240 });
  });

  it('is above the middle of what is seen of it', () => {
    expect(place(500, 300, 3000, 50)).toEqual({ x: 550, y: 240 });
    expect(place(-2000, 300, 2420, 50)).toEqual({ x: 70, y: 240 });
  });

  it('is below it where there is no room above', () => {
    expect(place(400, 60, 100, 50)).toEqual({ x: 300, y: 130 });
    expect(place(400, -500, 100, 650)).toEqual({ x: 300, y: 170 });
  });

  it('goes out of the way of what is clicked next, a little way up or else down', () => {
    const selection = { x: 400, y: 300, width: 100, height: 50 };
    const placeBy = (...others: Parameters<typeof barPlace>[1]) =>
      barPlace(selection, others, BAR, CANVAS, FLOATS).y;
    expect(placeBy({ x: 320, y: 250, width: 80, height: 20 })).toBe(202);
    expect(placeBy({ x: 0, y: 250, width: 280, height: 20 })).toBe(240);
    expect(placeBy({ x: 320, y: 90, width: 80, height: 180 })).toBe(370);
    const column = { x: 320, y: 90, width: 80, height: 180 };
    expect(placeBy(column, { ...column, y: 360, height: 300 })).toBe(240);
    expect(placeBy({ x: 0, y: 0, width: 900, height: 700 })).toBe(240);
  });

  it('is below it first where that is asked for, as far away as its handles reach', () => {
    const selection = { x: 400, y: 300, width: 100, height: 50 };
    expect(below(selection)).toBe(390);
    expect(below(selection, { x: 320, y: 380, width: 80, height: 20 })).toBe(408);
    expect(below(selection, { x: 320, y: 360, width: 80, height: 300 })).toBe(220);
    expect(below({ ...selection, y: 560 })).toBe(480);
  });

  it('is inside at its top where there is none below either', () => {
    expect(place(400, 40, 100, 640)).toEqual({ x: 300, y: 48 });
    expect(place(-100, -100, 1200, 900)).toEqual({ x: 310, y: 28 });
  });

  it('is never off a canvas that holds it, and covers none of a selection that leaves it room', () => {
    const at = integer({ min: -2000, max: 2000 });
    const size = integer({ min: 1, max: 2000 });
    const boxes = record({ x: at, y: at, width: size, height: size });
    assert(
      property(boxes, array(boxes, { maxLength: 5 }), (selection, others) => {
        const { x, y } = barPlace(selection, others, BAR, CANVAS, FLOATS);
        expect(x).toBeGreaterThanOrEqual(28);
        expect(y).toBeGreaterThanOrEqual(28);
        expect(x + BAR.width).toBeLessThanOrEqual(CANVAS.width - 28);
        expect(y + BAR.height).toBeLessThanOrEqual(CANVAS.height - FLOATS);
        const hasRoom =
          selection.y > 28 + BAR.height + 20 ||
          selection.y + selection.height < CANVAS.height - FLOATS - BAR.height - 20;
        const isAround = selection.y < CANVAS.height && selection.y + selection.height > 0;
        expect(hasRoom && isAround && overlaps({ x, y, ...BAR }, selection)).toBe(false);
      }),
    );
  });
});
