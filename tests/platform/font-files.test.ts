import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { facesOf, looseOf } from '../../src/fonts/browser/own-fonts';
import type { FaceSource } from '../../src/fonts/browser/face-source';
import type { OwnFont } from '../../src/fonts/browser/missing-fonts';
import { FONT_FACES, type FontFace } from '../../src/scene/text/fonts';

const ALL = (Object.keys(FONT_FACES) as (keyof typeof FONT_FACES)[]).filter(
  (font): font is OwnFont =>
    font !== 'Helvetica' && (FONT_FACES[font] as FontFace).widths !== undefined,
);
const STYLES = ['400 italic', '400 normal', '700 italic', '700 normal'];

const facesFor = (...fonts: readonly OwnFont[]) => facesOf(fonts, FONT_FACES);

/** Fonts with a twin from npm, each with the name of its package. */
const METRIC_FONTS = ALL.flatMap((font) => {
  const [, name] = /\/@fontsource\/(\w+)\//.exec(facesFor(font)[0]?.address ?? '') ?? [];
  return name === undefined ? [] : [[font, name] as const];
});

describe('of a font', () => {
  test('that is there, no face is taken', () => {
    expect(facesFor()).toEqual([]);
    expect(new Set(facesFor('Georgia', 'Tahoma').map(({ family }) => family))).toEqual(
      new Set(['Georgia', 'Tahoma']),
    );
  });

  test.each(ALL)('%s, each part has all four styles, and every file is there', (font) => {
    const all = facesFor(font);
    expect(all.length).toBeGreaterThan(0);
    for (const part of new Set(all.map(({ look }) => look.unicodeRange))) {
      const faces = all.filter(({ look }) => look.unicodeRange === part);
      expect(faces.map(({ look }) => `${look.weight} ${look.style}`).toSorted()).toEqual(STYLES);
    }
    for (const { address } of all) {
      expect([address, existsSync(join('.', address))]).toEqual([address, true]);
    }
  });

  test.each(METRIC_FONTS)('%s, parts hold the characters that the package states', (font, name) => {
    const json = readFileSync(`node_modules/@fontsource/${name}/unicode.json`, 'utf8');
    const ranges = Object.values(JSON.parse(json) as Record<string, string>).map(codesIn);
    for (const { look } of facesFor(font)) {
      expect(ranges).toContainEqual(codesIn(look.unicodeRange ?? ''));
    }
  });
});

test.each([
  ['Arial', 'a', 1],
  ['Arial', 'ő', 1],
  ['Arial', 'ж', 1],
  ['Arial', 'ω', 1],
  ['Arial', 'ễ', 1],
  ['Arial', 'ש', 0],
  ['Georgia', 'a', 1],
  ['Georgia', 'ж', 0],
  ['Verdana', 'é', 1],
  ['Verdana', 'ж', 0],
] as const)('of %s, the letter %s is in %i of its parts', (font, letter, count) => {
  const parts = facesFor(font).filter(
    ({ look }) => look.weight === '400' && look.style === 'normal' && holds(look, letter),
  );
  expect(parts).toHaveLength(count);
});

test('faces reach as far as the letters of the real font', () => {
  expect(facesFor('Georgia')[0]?.look).toMatchObject({
    ascentOverride: '91.70%',
    descentOverride: '21.92%',
  });
});

test('each comes with its license', () => {
  const licenses = readFileSync('public/font-licenses.txt', 'utf8');
  const packages = ['@fontsource-variable/radio-canada', 'dejavu-fonts-ttf'].concat(
    METRIC_FONTS.map(([, name]) => `@fontsource/${name}`),
  );
  for (const name of packages) {
    const license = readFileSync(`node_modules/${name}/LICENSE`, 'utf8');
    for (const line of license.split('\n')) expect(licenses).toContain(line.trim());
  }
});

test('only widths are real of those without a twin', () => {
  const withTwin = METRIC_FONTS.map(([font]) => font);
  expect(withTwin).toEqual(expect.arrayContaining(['Arial', 'Georgia', 'Courier New']));
  expect(looseOf(ALL)).toEqual(expect.arrayContaining(['Verdana', 'Tahoma', 'Trebuchet MS']));
  expect([...looseOf(ALL), ...withTwin].toSorted()).toEqual(ALL.toSorted());
  expect(looseOf(['Arial', 'Tahoma'])).toEqual(['Tahoma']);
});

function holds({ unicodeRange = '' }: FaceSource['look'], letter: string): boolean {
  return codesIn(unicodeRange).includes(letter.codePointAt(0) ?? 0);
}

/** `U+0-FF,U+131` as numbers. */
function codesIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
  });
}
