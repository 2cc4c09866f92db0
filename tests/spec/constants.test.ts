import { expect, test } from 'vitest';
import { FALLBACK_RGB, hexToRgb, toHex } from '../../src/model/color/color';
import { CELEBRATIONS } from '../../src/model/person/celebrations';
import {
  IMAGE_SHAPE_LABELS,
  IMAGE_SHAPES,
  LOGO_BOX,
  PROFILE_BOX,
} from '../../src/model/picture/image';
import { IMAGE_FIT, LIMITS } from '../../src/model/limits';
import { TEMPLATE_IDS, TEMPLATE_LABELS } from '../../src/model/template-ids';
import { findTemplate } from '../../src/templates/registry';

/* Numbers and names of sections 3, 4, 5 and 9 of the specification, written out. */

const TEMPLATE_NAMES = [
  'modern',
  'classic',
  'minimal',
  'elegant',
  'creative',
  'corporate',
  'artistic',
  'executive',
  'glassmorphism',
  'silly',
  'futuristic',
  'tiny',
  'gradient',
  'neon',
  'vintage',
  'card',
  'newspaper',
  'tech',
  'handwritten',
  'magazine',
] as const;

test('the twenty templates of the specification come first, in its order', () => {
  expect(TEMPLATE_IDS.slice(0, 20)).toEqual(TEMPLATE_NAMES);
});

test('the card of a template shows its name, with a capital letter', () => {
  const labels = TEMPLATE_NAMES.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(TEMPLATE_NAMES.map((name) => TEMPLATE_LABELS[name])).toEqual(labels);
});

test.each(['', 'Modern', 'unknown', '__proto__', 'constructor', 'toString', ' modern'])(
  'the template for %j is modern',
  (name) => {
    expect(findTemplate(name).id).toBe('modern');
  },
);

test('a template is found by its name, and is between 420 and 700 px wide at most', () => {
  const found = TEMPLATE_NAMES.map(findTemplate);
  expect(found.map(({ id }) => id)).toEqual(TEMPLATE_NAMES);
  const wrong = found.filter(({ maxWidth }) => maxWidth < 420 || maxWidth > 700);
  expect(wrong).toEqual([]);
});

test('pictures of up to 10 MB are taken, and a copy is confirmed for 2 seconds', () => {
  expect(LIMITS).toMatchObject({ uploadBytes: 10 * 1024 * 1024, copiedIndicatorMs: 2000 });
});

test('uploaded pictures are fitted into boxes, at a quality of 0.9', () => {
  expect(IMAGE_FIT).toMatchObject({
    profile: { width: 200, height: 200, quality: 0.9 },
    logo: { width: 300, height: 150, quality: 0.9 },
    default: { width: 800, height: 600, quality: 0.9 },
  });
});

test('a profile picture is shown 60 x 60, round or with corners of 8 px, or 45 x 70', () => {
  expect(PROFILE_BOX).toEqual({
    square: { width: 60, height: 60, radius: 8 },
    round: { width: 60, height: 60, radius: 30 },
    rectangle: { width: 45, height: 70, radius: 0 },
  });
});

test('a logo is shown 120 x 60, round 80 x 80, tall 60 x 90', () => {
  expect(LOGO_BOX).toEqual({
    square: { width: 120, height: 60, radius: 0 },
    round: { width: 80, height: 80, radius: 40 },
    rectangle: { width: 60, height: 90, radius: 0 },
  });
});

test('picture shapes have the labels Square, Round, Tall Rectangle', () => {
  expect(IMAGE_SHAPES.map((shape) => IMAGE_SHAPE_LABELS[shape])).toEqual([
    'Square',
    'Round',
    'Tall Rectangle',
  ]);
});

test('there are eight celebratory emoji, all different', () => {
  expect(CELEBRATIONS).toHaveLength(8);
  expect(new Set(CELEBRATIONS).size).toBe(8);
});

test.each([
  '',
  'red',
  '#fff',
  '#12345',
  '#1234567',
  'rgb(1,2,3)',
  '#12345g',
  '##123456',
  '1e5bb8;',
])('a color given as %j is the fallback blue', (color) => {
  expect(FALLBACK_RGB).toEqual({ r: 59, g: 130, b: 246 });
  expect(hexToRgb(color)).toEqual({ r: 59, g: 130, b: 246 });
  expect(toHex(color)).toBe('#3b82f6');
});

test.each([
  ['#1E5BB8', '#1e5bb8'],
  ['1e5bb8', '#1e5bb8'],
])('a color given as %s is taken, with or without #', (given, color) => {
  expect(toHex(given)).toBe(color);
});
