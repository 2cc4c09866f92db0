import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  hexToRgb,
  luminance,
  mix,
  parseHex,
  readableOn,
  rgbToHex,
  type Hex,
} from '../../../src/model/color/color';
import { contrastOf } from '../../helpers/doc-rules';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

describe('reading a color', () => {
  test.each([
    ['#1e5bb8', '#1e5bb8'],
    ['1E5BB8', '#1e5bb8'],
    [' #ABCDEF\n', '#abcdef'],
  ])('%j is %s', (given, color) => {
    expect(parseHex(given)).toBe(color);
  });

  test.each([
    '',
    '#',
    '#fff',
    '#12345678',
    'blue',
    'rgb(0,0,0)',
    '#12 456',
    '#１２３４５６',
    '-12345',
  ])('%j is none', (given) => {
    expect(parseHex(given)).toBeNull();
  });

  test('channels survive the way there and back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(rgbToHex(hexToRgb(color))).toBe(color);
      }),
    );
  });

  test('channels out of range are brought into it', () => {
    expect(rgbToHex({ r: -1, g: 256, b: 127.5 })).toBe('#00ff80');
  });
});

describe('mixing', () => {
  test.each<[Hex, Hex, number, Hex]>([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#ff0000', '#0000ff', 0.25, '#bf0040'],
  ])('%s and %s by %d is %s', (from, to, amount, color) => {
    expect(mix(from, to, amount)).toBe(color);
  });

  test('stays between the two', () => {
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, amount) => {
        const [low, high, result] = [hexToRgb(from), hexToRgb(to), hexToRgb(mix(from, to, amount))];
        for (const channel of ['r', 'g', 'b'] as const) {
          const range = [low[channel], high[channel]];
          expect(result[channel]).toBeGreaterThanOrEqual(Math.min(...range));
          expect(result[channel]).toBeLessThanOrEqual(Math.max(...range));
        }
      }),
    );
  });
});

describe('contrast', () => {
  test.each<[Hex, Hex, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#949494', '#ffffff', 3.03],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#ffff00', '#ffffff', 1.07],
  ])('of %s and %s is the %d that WCAG gives', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });

  test('is the same both ways, from 1 to 21, and as reckoned apart from the product', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
        expect(contrast(a, b)).toBeCloseTo(contrastOf(a, b), 9);
      }),
    );
  });

  test.each<[Hex, number]>([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#00ff00', 0.7152],
  ])('rests on a luminance of %s that is %d', (color, value) => {
    expect(luminance(color)).toBeCloseTo(value, 4);
  });
});

describe('the nearest readable shade', () => {
  const ratio = fc.constantFrom(3, 4.5);

  test('reaches the ratio on any one background', () => {
    fc.assert(
      fc.property(hex, hex, ratio, (color, background, needed) => {
        expect(
          contrastOf(readableOn(color, background, needed), background),
        ).toBeGreaterThanOrEqual(needed);
      }),
    );
  });

  test('is the color itself when that passes', () => {
    fc.assert(
      fc.property(hex, hex, ratio, (color, background, needed) => {
        fc.pre(contrastOf(color, background) >= needed);
        expect(readableOn(color, background, needed)).toBe(color);
      }),
    );
  });

  test('reaches the ratio on every background where black or white does', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 3 }), (color, backgrounds) => {
        const worst = (shade: string): number =>
          Math.min(...backgrounds.map((background) => contrastOf(shade, background)));
        fc.pre(Math.max(worst('#000000'), worst('#ffffff')) >= 4.5);
        expect(worst(readableOn(color, backgrounds))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test.each<[readonly Hex[], Hex]>([
    [['#000000', '#ffffff', '#ffffff'], '#000000'],
    [['#ffffff', '#101010'], '#000000'],
    [['#f0f0f0', '#000000'], '#ffffff'],
  ])('on %j, where none reaches it, is the better of black and white', (backgrounds, expected) => {
    const shade = readableOn('#808080', backgrounds, 21);
    const other = shade === '#000000' ? '#ffffff' : '#000000';
    const worst = (color: Hex): number =>
      Math.min(...backgrounds.map((background) => contrast(color, background)));
    expect(worst(shade)).toBeGreaterThanOrEqual(worst(other));
    expect(shade).toBe(expected);
  });
});
