import { describe, expect, test } from 'vitest';
import { resolveColorScheme } from '../../src/model/color/color-scheme';
import {
  CUSTOM_PALETTE,
  PALETTE_COLORS,
  PALETTES,
  paletteTitle,
} from '../../src/model/color/palettes';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../src/model/person/signature';

const NAMES = [
  'professional-blue',
  'corporate-green',
  'modern-purple',
  'elegant-gray',
  'warm-orange',
  'creative-pink',
  'tech-teal',
  'royal-purple',
  'ocean-blue',
  'sunset-red',
  'forest-green',
  'midnight-black',
  'golden-yellow',
  'cherry-red',
  'sky-blue',
  'emerald-green',
  'violet-purple',
  'rose-pink',
  'amber-orange',
  'slate-gray',
  'mint-fresh',
  'lavender-dream',
  'coral-sunset',
  'sage-wisdom',
  'indigo-night',
  'dusty-rose',
  'turquoise-wave',
  'plum-elegance',
  'peach-blossom',
  'forest-mist',
  'steel-blue',
  'warm-terracotta',
  'mystic-purple',
  'ocean-depths',
  'sunset-amber',
  'charcoal-modern',
  'berry-burst',
  'jade-garden',
  'twilight-blue',
];

test('the 39 palettes of the specification come first, in its order', () => {
  expect(PALETTES.slice(0, 39).map(({ name }) => name)).toEqual(NAMES);
});

test('the text color is the same in every palette', () => {
  expect(new Set(PALETTES.map(({ text }) => text)).size).toBe(1);
});

test('a palette has five colors', () => {
  expect(PALETTE_COLORS).toEqual(['primary', 'secondary', 'accent', 'background', 'text']);
});

test.each(PALETTES)('$name has six-digit colors, none of them twice', (palette) => {
  const colors = PALETTE_COLORS.map((color) => palette[color]);
  expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  expect(new Set(colors).size).toBe(5);
});

test('no two palettes have the same colors, nor the same primary', () => {
  const colors = PALETTES.map((palette) => PALETTE_COLORS.map((color) => palette[color]).join());
  expect(new Set(colors).size).toBe(PALETTES.length);
  expect(new Set(PALETTES.map(({ primary }) => primary)).size).toBe(PALETTES.length);
});

test('professional-blue is the default', () => {
  expect(BLANK_SIGNATURE.colorScheme).toBe('professional-blue');
  expect(SAMPLE_SIGNATURE.colorScheme).toBe('professional-blue');
});

test('the custom palette starts from blues', () => {
  const { primary, secondary, accent, background } = CUSTOM_PALETTE;
  expect([primary, secondary, accent, background].filter((color) => !isBlue(color))).toEqual([]);
});

test.each([
  ['professional-blue', 'Professional Blue'],
  ['ocean-depths', 'Ocean Depths'],
])('%s is titled %s', (name, title) => {
  expect(paletteTitle(name)).toBe(title);
});

describe('a color scheme', () => {
  test.each(NAMES)('of the name %s is that preset', (name) => {
    expect(resolveColorScheme(name).name).toBe(name);
  });

  test.each([
    '',
    'unknown',
    'Professional-Blue',
    '{',
    '{"primary":',
    '{}}',
    '{"a":1',
    '[]',
    'null',
  ])('%j that is broken or unknown is the first preset', (scheme) => {
    expect(resolveColorScheme(scheme).name).toBe('professional-blue');
  });
});

function isBlue(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return b > r && b > g;
}
