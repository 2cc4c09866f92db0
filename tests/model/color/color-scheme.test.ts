import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCustomScheme,
  paletteToScheme,
  resolveColorScheme,
} from '../../../src/model/color/color-scheme';
import { CUSTOM_PALETTE, PALETTE_COLORS, PALETTES } from '../../../src/model/color/palettes';

const [FIRST] = PALETTES;

test.each([
  ['broken JSON', '{"primary":"#112233"'],
  ['JSON that goes on', '{} {}'],
  ['a list', '[{"primary":"#112233"}]'],
  ['an unknown name', 'mauve-madness'],
  ['a name in capitals', 'OCEAN-BLUE'],
  ['nothing', ''],
  ['the name of an inherited property', '__proto__'],
  ['another', 'constructor'],
  ['a number', '42'],
])('%s gives the first preset', (_, scheme) => {
  expect(resolveColorScheme(scheme)).toBe(FIRST);
});

test('a scheme is custom when it begins with a brace', () => {
  expect(['{}', '{broken', 'ocean-blue', ' {}', ''].map(isCustomScheme)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('a custom palette', () => {
  test('is taken as given', () => {
    const palette = { ...CUSTOM_PALETTE, name: 'mine', primary: '#102030' } as const;
    expect(resolveColorScheme(paletteToScheme(palette))).toEqual(palette);
  });

  test('has the fallback blue where a color cannot be read, the defaults where there is none', () => {
    const palette = resolveColorScheme('{"primary":"red","secondary":"ABCDEF","accent":7}');
    expect(palette).toEqual({ ...CUSTOM_PALETTE, primary: '#3b82f6', secondary: '#abcdef' });
  });

  test('takes nothing from a prototype', () => {
    const scheme = '{"__proto__":{"primary":"#000000"},"name":{"toString":1},"extra":"#ffffff"}';
    expect(resolveColorScheme(scheme)).toEqual(CUSTOM_PALETTE);
    expect(Object.hasOwn(Object.prototype, 'primary')).toBe(false);
  });

  test('has six-digit colors only, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const scheme = JSON.stringify({
          primary: value,
          secondary: value,
          text: value,
          name: value,
        });
        const palette = resolveColorScheme(scheme);
        expect(typeof palette.name).toBe('string');
        for (const color of PALETTE_COLORS) expect(palette[color]).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  test('never throws, whatever follows the brace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        expect(resolveColorScheme(`{${rest}`).primary).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
