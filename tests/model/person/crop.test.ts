import { assert, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { middleOf, MOST_ZOOM, readCrop, settledCrop } from '../../../src/model/person/crop';
import { croppedPart, placeInBox } from '../../../src/model/picture/fit';
import { completeSignature } from '../../../src/model/person/signature';

const WIDE = { width: 200, height: 100 };
const SQUARE = { width: 60, height: 60 };
const crop = { of: 'a', x: 0.5, y: 0.5, zoom: 1 };

describe('the part that a crop shows', () => {
  test.each([
    ['the middle', crop, { x: 50, y: 0, width: 100, height: 100 }],
    ['the left end', { ...crop, x: 0 }, { x: 0, y: 0, width: 100, height: 100 }],
    ['the right end', { ...crop, x: 1 }, { x: 100, y: 0, width: 100, height: 100 }],
    ['a quarter', { ...crop, x: 0.25, zoom: 2 }, { x: 25, y: 25, width: 50, height: 50 }],
  ])('is %s', (_, given, part) => {
    expect(croppedPart(WIDE, SQUARE, given)).toEqual(part);
    expect(placeInBox(WIDE, SQUARE, 'cover', given).source).toEqual(part);
  });

  const side = integer({ min: 1, max: 4000 });
  const share = double({ min: 0, max: 1, noNaN: true });

  test('lies within the picture and has the proportions of the box', () => {
    const zoom = double({ min: 1, max: MOST_ZOOM, noNaN: true });
    assert(
      property(side, side, side, side, share, share, zoom, (w, h, bw, bh, x, y, z) => {
        const picture = { width: w, height: h };
        const box = { width: bw, height: bh };
        const part = croppedPart(picture, box, { x, y, zoom: z });
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(w + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(h + 1e-6);
        expect(part.width / part.height / (bw / bh)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('a crop', () => {
  test('that was moved too far settles where the picture ends', () => {
    expect(settledCrop(WIDE, SQUARE, { ...crop, x: -3, y: 9, zoom: 99 })).toEqual({
      of: 'a',
      x: 0.025,
      y: 0.95,
      zoom: MOST_ZOOM,
    });
  });

  test('of somebody else is kept within its bounds', () => {
    expect(readCrop({ of: 'a'.repeat(99), x: -1, y: 2, zoom: 1e9 })).toEqual({
      of: 'a'.repeat(40),
      x: 0,
      y: 1,
      zoom: MOST_ZOOM,
    });
  });

  test.each([[null], ['a'], [[]], [{}], [{ ...crop, of: 1 }], [{ ...crop, x: Number.NaN }]])(
    'is none where the stored value is no crop: %j',
    (value) => {
      expect(readCrop(value)).toBeNull();
    },
  );

  test('belongs to the person, and is lost alone where it is none', () => {
    expect(completeSignature({ fullName: 'Ada', profileCrop: crop }).profileCrop).toEqual(crop);
    const hostile: object = { fullName: 'Ada', profileCrop: { of: {}, zoom: '9' } };
    expect(completeSignature(hostile)).toEqual(completeSignature({ fullName: 'Ada' }));
  });

  test('is of one picture and no other', () => {
    expect(middleOf('data:a').of).not.toBe(middleOf('data:b').of);
  });
});
