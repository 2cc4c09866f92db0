import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawingEncodingFor,
  encodingFor,
  fitWithin,
  growWithin,
  halvings,
  placeInBox,
} from '../../../src/model/picture/fit';
import { IMAGE_FIT } from '../../../src/model/limits';

const side = integer({ min: 1, max: 20_000 });
const sizes = record({ width: side, height: side });
const boxes = constantFrom(IMAGE_FIT.profile, IMAGE_FIT.logo, IMAGE_FIT.default);

describe('fitWithin', () => {
  it.each([
    ['a photo', [4000, 3000], IMAGE_FIT.profile, [200, 150]],
    ['a tall photo', [3000, 4000], IMAGE_FIT.profile, [150, 200]],
    ['a wide logo', [1200, 300], IMAGE_FIT.logo, [300, 75]],
    ['a square logo', [1000, 1000], IMAGE_FIT.logo, [150, 150]],
    ['a huge scan', [12_000, 9000], IMAGE_FIT.default, [800, 600]],
    ['a tiny picture', [40, 30], IMAGE_FIT.profile, [40, 30]],
    ['a hair', [10_000, 1], IMAGE_FIT.profile, [200, 1]],
  ])('fits %s', (_, [width = 0, height = 0], box, [fitWidth, fitHeight]) => {
    expect(fitWithin({ width, height }, box)).toEqual({ width: fitWidth, height: fitHeight });
  });

  it('gives whole numbers within the box and the picture, in its aspect to the nearest pixel', () => {
    assert(
      property(sizes, boxes, (size, box) => {
        const { width, height } = fitWithin(size, box);
        expect([width, height].every((value) => Number.isInteger(value) && value >= 1)).toBe(true);
        expect(width <= Math.min(box.width, size.width)).toBe(true);
        expect(height <= Math.min(box.height, size.height)).toBe(true);
        const scale = Math.min(1, box.width / size.width, box.height / size.height);
        expect(Math.abs(width - size.width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(height - size.height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('growWithin lets a small drawing touch its box', () => {
  expect(growWithin({ width: 24, height: 24 }, IMAGE_FIT.logo)).toEqual({
    width: 150,
    height: 150,
  });
  expect(growWithin({ width: 600, height: 100 }, IMAGE_FIT.logo)).toEqual({
    width: 300,
    height: 50,
  });
});

describe('placeInBox', () => {
  const box = { width: 120, height: 120 };

  it('covers by cropping the longer side evenly', () => {
    expect(placeInBox({ width: 200, height: 150 }, box, 'cover')).toEqual({
      source: { x: 25, y: 0, width: 150, height: 150 },
      target: { x: 0, y: 0, width: 120, height: 120 },
    });
  });

  it('contains by leaving bands at the shorter side', () => {
    expect(placeInBox({ width: 200, height: 100 }, box, 'contain')).toEqual({
      source: { x: 0, y: 0, width: 200, height: 100 },
      target: { x: 0, y: 30, width: 120, height: 60 },
    });
  });

  it('stays inside the picture and inside the box', () => {
    assert(
      property(sizes, sizes, constantFrom('cover', 'contain'), (picture, frame, fit) => {
        const { source, target } = placeInBox(picture, frame, fit);
        expect(source.x >= 0 && source.x + source.width <= picture.width + 1e-6).toBe(true);
        expect(source.y >= 0 && source.y + source.height <= picture.height + 1e-6).toBe(true);
        expect(target.x >= 0 && target.x + target.width <= frame.width).toBe(true);
        expect(target.y >= 0 && target.y + target.height <= frame.height).toBe(true);
      }),
    );
  });
});

describe('halvings', () => {
  it('halves until less than a halving is left', () => {
    expect(halvings({ width: 800, height: 600 }, 0.2)).toEqual([
      { width: 400, height: 300 },
      { width: 200, height: 150 },
    ]);
  });

  it.each([1, 2, 0.51])('has no step for a scale of %d', (scale) => {
    expect(halvings({ width: 800, height: 600 }, scale)).toEqual([]);
  });

  it('ends for any scale', () => {
    assert(
      property(sizes, double({ noNaN: true }), (size, scale) => {
        expect(halvings(size, scale).length).toBeLessThan(20);
      }),
    );
  });
});

const photo = (x: number, y: number): number => (x * 2654435761 + y * 40503) & 0xffffff;

describe('drawingEncodingFor', () => {
  const side = 100;
  const pixelsOf = (colorAt: (x: number, y: number) => number, alpha = 255): number[] =>
    Array.from({ length: side * side }, (_, index) => {
      const color = colorAt(index % side, Math.floor(index / side));
      return [color >> 16, (color >> 8) & 255, color & 255, alpha];
    }).flat();
  it('takes JPEG for an opaque photo', () => {
    expect(drawingEncodingFor(pixelsOf(photo))).toBe('image/jpeg');
  });

  it('takes PNG for a photo with transparent pixels', () => {
    expect(drawingEncodingFor(pixelsOf(photo, 254))).toBe('image/png');
  });

  it('takes PNG for flat colors, gradients and small photos', () => {
    expect(drawingEncodingFor(pixelsOf((x) => (x < 50 ? 0 : 0xffffff)))).toBe('image/png');
    expect(drawingEncodingFor(pixelsOf((x, y) => (x + y) * 0x010101))).toBe('image/png');
    expect(drawingEncodingFor(pixelsOf(photo).slice(0, 4 * 1900))).toBe('image/png');
  });

  it('takes PNG where a photo is a small part of it', () => {
    const framed = pixelsOf((x, y) => (x < 30 && y < 30 ? photo(x, y) : 0xffffff));
    expect(drawingEncodingFor(framed)).toBe('image/png');
  });
});

describe('encodingFor', () => {
  it('takes JPEG for what covers its background', () => {
    expect(encodingFor([1, 2, 3, 255, 0, 0, 0, 255])).toBe('image/jpeg');
  });

  it('takes PNG as soon as one pixel is transparent, however little', () => {
    expect(encodingFor([1, 2, 3, 255, 0, 0, 0, 254])).toBe('image/png');
  });
});
