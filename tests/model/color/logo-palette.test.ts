import { describe, expect, test } from 'vitest';
import { contrast, hexToRgb, mix, rgbToHex, WHITE, type Hex } from '../../../src/model/color/color';
import {
  isLogoScheme,
  paletteToScheme,
  resolveColorScheme,
  schemeTitle,
} from '../../../src/model/color/color-scheme';
import { hexToLab } from '../../../src/model/color/lab';
import { logoChoices, logoPalette } from '../../../src/model/color/logo-palette';
import { PALETTE_COLORS, TEXT_COLOR } from '../../../src/model/color/palettes';
import { pictureColors, type Pixels } from '../../../src/model/color/picture-colors';
import { drawn, framed } from '../../helpers/drawn-pixels';
import { randomNumbers } from '../../helpers/palettes';

const RED = '#c8102e';
const BLUE = '#0a3d91';
const ORANGE = '#ff7a00';

function noise(seed: number): Pixels {
  const next = randomNumbers(seed);
  return drawn(() => rgbToHex({ r: 255 * next(), g: 255 * next(), b: 255 * next() }));
}

/** A bar of color with a soft edge to its background, as a browser draws it. */
function soft(color: Hex, background: Hex): Pixels {
  return drawn((x) => (x < 30 ? background : mix(background, color, Math.min(1, (x - 30) / 4))));
}

const LOGOS: readonly (readonly [name: string, pixels: Pixels])[] = [
  ['one color', framed(RED)],
  ['two colors', drawn((x) => (x < 40 ? BLUE : ORANGE))],
  ['one color on white', framed(BLUE, WHITE)],
  ['one color on black', framed(RED, '#000000')],
  ['yellow', framed('#ffd400')],
  ['pale', framed('#d8f3dc', WHITE)],
  ['the color of text', framed(TEXT_COLOR)],
  ['black', framed('#000000', WHITE)],
  ['gray', framed('#9a9a9a')],
  ['a gradient', drawn((x) => mix('#7b2ff7', '#f107a3', x / 63))],
  ['soft edges', soft(RED, WHITE)],
  ...[1, 2, 3].map((seed) => [`noise ${seed}`, noise(seed)] as const),
];

describe.each(LOGOS)('the palette of a logo of %s', (_name, pixels) => {
  test('is the same each time', () => {
    expect(logoPalette(pixels)).toEqual(logoPalette({ ...pixels }));
  });

  test('can be read: its first color as text, its second as large text, and text on its background', () => {
    const palette = logoPalette(pixels);
    if (palette === null) throw new Error('There is a palette');
    const { primary, secondary, text } = palette;
    for (const background of [WHITE, palette.background]) {
      expect(contrast(primary, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(secondary, background)).toBeGreaterThanOrEqual(3);
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has five colors of six digits, none twice, and the text of all palettes', () => {
    const palette = logoPalette(pixels);
    const colors = PALETTE_COLORS.map((part) => palette?.[part]);
    expect(new Set(colors).size).toBe(5);
    for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette?.text).toBe(TEXT_COLOR);
  });
});

describe('the leading color', () => {
  test.each([
    ['alone', framed(RED), RED],
    ['on white', framed(BLUE, WHITE), BLUE],
    ['on paper that is nearly white', framed(BLUE, '#f6f4ef'), BLUE],
    ['beside a word in black', drawn((x) => (x < 48 ? '#000000' : RED)), RED],
    ['beside a smaller one', drawn((x) => (x < 40 ? BLUE : ORANGE)), BLUE],
    ['with soft edges', soft(RED, WHITE), RED],
  ])('of a logo is its own %s', (_name, pixels, color) => {
    expect(logoPalette(pixels)?.primary).toBe(color);
  });

  test('that is too light to read gives a darker shade, and is the accent itself', () => {
    const palette = logoPalette(framed('#ffd400'));
    expect(palette?.accent).toBe('#ffd400');
    const { a, b } = hexToLab(palette?.primary ?? WHITE);
    const light = hexToLab('#ffd400');
    expect(Math.atan2(b, a)).toBeCloseTo(Math.atan2(light.b, light.a), 0);
  });

  test('has the other color of the logo as its accent', () => {
    expect(logoPalette(drawn((x) => (x < 40 ? BLUE : ORANGE)))?.accent).toBe(ORANGE);
  });

  test('of a gradient lies on the gradient', () => {
    const [from, to] = ['#7b2ff7', '#f107a3'] as const;
    const palette = logoPalette(drawn((x) => mix(from, to, x / 63)));
    const { r, b } = hexToRgb(palette?.primary ?? WHITE);
    expect(r).toBeGreaterThanOrEqual(hexToRgb(from).r);
    expect(b).toBeGreaterThanOrEqual(hexToRgb(to).b);
  });
});

describe('a logo', () => {
  test.each(['#000000', '#333333', '#9a9a9a'] as const)('of %s alone gives grays', (color) => {
    const palette = logoPalette(framed(color, WHITE));
    for (const part of ['primary', 'secondary', 'accent', 'background'] as const) {
      const { r, g, b } = hexToRgb(palette?.[part] ?? RED);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    ['clear', drawn(() => null)],
    ['white', framed(WHITE)],
    ['without a pixel', { data: [], width: 0, height: 0 }],
  ])('that is %s gives no palette', (_name, pixels) => {
    expect(logoPalette(pixels)).toBeNull();
  });

  test('gives no color of its specks', () => {
    const speck = drawn((x, y) => (x < 4 && y < 8 ? ORANGE : '#222222'));
    expect(pictureColors(speck)).toEqual([{ color: '#222222', share: expect.closeTo(1, 1) }]);
  });

  test('that is hardly to be seen gives no palette', () => {
    const clear = { ...framed(RED), data: Array.from(framed(BLUE).data) };
    for (let at = 3; at < clear.data.length; at += 4) clear.data[at] = clear.data[at] ? 100 : 0;
    expect(logoPalette(clear)).toBeNull();
  });
});

describe('the scheme of a logo', () => {
  const palette = logoPalette(framed(RED));
  const scheme = palette === null ? '' : paletteToScheme(palette);

  test('is kept as a custom one is, and goes by its own name', () => {
    expect(resolveColorScheme(scheme)).toEqual(palette);
    expect(isLogoScheme(scheme)).toBe(true);
    expect(schemeTitle(scheme)).toBe('From your logo');
    expect(schemeTitle('ocean-blue')).toBe('Ocean Blue');
    expect(schemeTitle('{"primary":"#123456"}')).toBe('Custom colors');
    expect(isLogoScheme('from-logo')).toBe(false);
  });

  test('can be chosen while there is a logo, and as long as it is in use', () => {
    const other = logoPalette(framed(BLUE));
    expect(titles('ocean-blue', null)).toEqual([]);
    expect(titles('ocean-blue', palette)).toEqual(['From your logo']);
    expect(titles(scheme, palette)).toEqual(['From your logo']);
    expect(titles(scheme, null)).toEqual(['From an earlier logo']);
    expect(titles(scheme, other)).toEqual(['From your logo', 'From an earlier logo']);
  });
});

function titles(...given: Parameters<typeof logoChoices>): readonly string[] {
  return logoChoices(...given).map(({ title }) => title);
}
