import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, overlap, type Box } from '../../../src/export/geometry/box';
import { edges, freeTiles, stepsBetween } from '../../../src/export/geometry/tiles';

const PAGE: Box = { x0: 0, y0: 0, x1: 100, y1: 60 };

function box(x0: number, y0: number, x1: number, y1: number): Box {
  return { x0, y0, x1, y1 };
}

describe('what is left of a box', () => {
  test('without others is all of it', () => {
    expect(freeTiles(PAGE, [])).toEqual([PAGE]);
  });

  test('around one other is what lies above it, to its sides and below it', () => {
    expect(freeTiles(PAGE, [box(20, 10, 80, 40)])).toEqual([
      box(0, 0, 100, 10),
      box(0, 10, 20, 60),
      box(80, 10, 100, 60),
      box(20, 40, 80, 60),
    ]);
    expect(freeTiles(PAGE, [PAGE])).toEqual([]);
  });

  test('between several is as wide as it can be where it begins, then as high', () => {
    expect(freeTiles(PAGE, [box(0, 0, 40, 20), box(60, 0, 100, 30), box(0, 40, 100, 60)])).toEqual([
      box(40, 0, 60, 40),
      box(0, 20, 40, 40),
      box(60, 30, 100, 40),
    ]);
  });

  test('below two that touch is one', () => {
    expect(freeTiles(PAGE, [box(0, 0, 50, 20), box(50, 0, 100, 20)])).toEqual([
      box(0, 20, 100, 60),
    ]);
  });

  test('tiles the box together with the others, whatever they are', () => {
    const grid = fc.uniqueArray(fc.nat({ max: 23 }), { maxLength: 14 });
    fc.assert(
      fc.property(grid, (cells) => {
        const taken = cells.map((cell) => {
          const [x, y] = [(cell % 6) * 10, Math.floor(cell / 6) * 15];
          return box(x, y, x + 10, y + 15);
        });
        const all = [...taken, ...freeTiles(PAGE, taken)];
        expect(all.reduce((sum, each) => sum + areaOf(each), 0)).toBe(areaOf(PAGE));
        const clash = all.find((one, at) => all.slice(at + 1).some((other) => overlap(one, other)));
        expect(clash).toBeUndefined();
      }),
    );
  });
});

test('edges are listed once, in ascending order, and steps between them are counted', () => {
  expect(edges([30, 0, 30, -10])).toEqual([-10, 0, 30]);
  const steps = stepsBetween([-10, 0, 30]);
  expect([steps(-10, 30), steps(0, 0)]).toEqual([2, 0]);
  expect(() => steps(-10, 5)).toThrow('From -10 to 5 among edges at -10 0 30');
});
