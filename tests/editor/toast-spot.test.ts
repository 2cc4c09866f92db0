import { assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barPlace } from '../../src/editor/gestures/bar-place';
import { toastSpot } from '../../src/editor/gestures/toast-spot';
import { overlaps, type Rect, type Size } from '../../src/scene/geometry';

const CANVAS = { width: 390, height: 600 };
const at = (y: number, height = 40) => ({ x: 40, y, width: 60, height });

function spot(selection: Rect | null, bar: Rect | null = null, canvas: Size = CANVAS) {
  return toastSpot(selection, bar, { canvas, isWide: false, floats: 136, height: 64, handles: 0 });
}

describe('a toast over a narrow canvas', () => {
  test('lies above the tools where nothing is selected there', () => {
    expect(spot(null)).toBe('aboveTools');
    expect(spot(at(100))).toBe('aboveTools');
  });

  test('lies at the top where the selection is at the bottom, or its bar', () => {
    expect(spot(at(430))).toBe('top');
    expect(spot(at(300), at(420))).toBe('top');
  });

  test('lies over what is selected where that takes all the room, and never over the buttons', () => {
    expect(spot(at(40, 420))).toBe('aboveTools');
    expect(spot(at(20, 560))).toBe('aboveTools');
    expect(spot(at(30, 30), null, { width: 390, height: 128 })).toBe('top');
  });

  test('leaves free the handles of the selection, where there is room for both', () => {
    const room = { canvas: CANVAS, isWide: false, floats: 136, height: 64, handles: 24 };
    expect(toastSpot(at(350), null, room)).toBe('top');
    expect(toastSpot(at(95, 290), null, room)).toBe('aboveTools');
  });

  test('lies higher the more lines it has', () => {
    expect(spot(at(350))).toBe('aboveTools');
    const room = { canvas: CANVAS, isWide: false, floats: 136, height: 100, handles: 0 };
    expect(toastSpot(at(320), null, room)).toBe('aboveTools');
    expect(toastSpot(at(350), null, room)).toBe('top');
  });
});

describe('a toast over a wide canvas', () => {
  const room = {
    canvas: { width: 632, height: 700 },
    isWide: true,
    floats: 64,
    height: 64,
    handles: 0,
  };

  test('lies at the side above the toolbar, unless that covers the selection or its bar', () => {
    expect(toastSpot(null, null, room)).toBe('side');
    expect(toastSpot(at(500, 90), null, room)).toBe('sideTop');
    expect(toastSpot(at(300), at(540), room)).toBe('sideTop');
    expect(toastSpot({ ...at(540), x: 500 }, null, room)).toBe('side');
  });

  test('lies over nothing that is drawn, as far as there is such a place', () => {
    const low = { ...room, canvas: { width: 900, height: 300 } };
    const design = [
      { x: 30, y: 40, width: 200, height: 40 },
      { x: 60, y: 90, width: 300, height: 150 },
    ];
    expect(toastSpot(null, null, { ...low, drawn: design })).toBe('endTop');
    expect(toastSpot(null, null, { ...low, drawn: design.slice(0, 1) })).toBe('side');
    const all = [{ x: 0, y: 0, width: 900, height: 300 }];
    expect(toastSpot(null, null, { ...low, drawn: all })).toBe('side');
  });

  test('lies over a selection that takes all the room, and not over its bar', () => {
    const all = { x: 20, y: 20, width: 600, height: 680 };
    expect(toastSpot(all, { x: 100, y: 28, width: 300, height: 40 }, room)).toBe('side');
  });
});

test('no toast lies over the bar, whatever is selected on whatever canvas', () => {
  const place = integer({ min: -900, max: 1500 });
  const size = integer({ min: 1, max: 1500 });
  const canvases = record({
    width: integer({ min: 360, max: 1600 }),
    height: integer({ min: 420, max: 1200 }),
  });
  const selections = record({ x: place, y: place, width: size, height: size });
  assert(
    property(selections, canvases, boolean(), (selection, canvas, isWide) => {
      const [bar, floats] = isWide
        ? [{ width: 322, height: 40 }, 64]
        : [{ width: Math.min(430, canvas.width - 56), height: 52 }, 136];
      const box = { ...barPlace(selection, [], bar, canvas, floats), ...bar };
      const taken =
        TAKEN[toastSpot(selection, box, { canvas, isWide, floats, height: 64, handles: 24 })](
          canvas,
        );
      expect(overlaps(taken, box)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

const along = ({ width }: Size, y: number) => ({ x: 0, y, width, height: 64 });
const atSide = (y: number) => ({ x: 36, y, width: 400, height: 104 });

/** What a toast of the usual size takes of the canvas. */
const TAKEN = {
  side: ({ height }: Size) => atSide(height - 72 - 104),
  sideTop: () => atSide(28),
  endTop: ({ width }: Size) => ({ ...atSide(28), x: width - 16 - 400 }),
  aboveTools: (canvas: Size) => along(canvas, canvas.height - 140 - 64),
  top: (canvas: Size) => along(canvas, 22),
} as const;
