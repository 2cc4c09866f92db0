import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutPicture, type PictureArea } from '../../../src/import/core/cut-picture';
import { overlaps } from '../../../src/scene/geometry';

const SIZE = { width: 100, height: 40 };

function area(left: number, top: number, right: number, bottom: number): PictureArea {
  return { left, top, right, bottom, href: `https://example.com/${left}/${top}`, alt: '' };
}

const placesIn = (areas: readonly PictureArea[]) =>
  cutPicture(SIZE, areas).map(({ x, y, width, height, area: shown }) => [
    [x, y, width, height],
    shown === null ? -1 : areas.indexOf(shown),
  ]);

describe('a picture', () => {
  test('without linked parts is one piece', () => {
    expect(placesIn([])).toEqual([[[0, 0, 100, 40], -1]]);
  });

  test('is cut along its linked parts, in as few pieces as there are', () => {
    expect(placesIn([area(0, 0, 50, 40), area(50, 0, 100, 20), area(50, 20, 100, 40)])).toEqual([
      [[0, 0, 50, 40], 0],
      [[50, 0, 50, 20], 1],
      [[50, 20, 50, 20], 2],
    ]);
  });

  test('shows the first of two parts that overlap, and nothing outside of itself', () => {
    expect(placesIn([area(-20, -20, 60, 900), area(40, 0, 300, 40)])).toEqual([
      [[0, 0, 60, 40], 0],
      [[60, 0, 40, 40], 1],
    ]);
  });

  test('is tiled by its pieces, whatever its parts', () => {
    const edge = fc.integer({ min: -10, max: 120 });
    const any = fc.tuple(edge, edge, edge, edge).map(([a, b, c, d]) => area(a, b, a + c, b + d));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (areas) => {
        const pieces = cutPicture(SIZE, areas);
        expect(pieces.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(4000);
        for (const [at, piece] of pieces.entries())
          expect(pieces.slice(at + 1).filter((other) => overlaps(piece, other))).toEqual([]);
      }),
    );
  });
});
