import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baselineOf } from '../../../src/scene/text/fonts';
import { FONT_NAMES } from '../../../src/scene/scene';
import { foldLines, wrapLine } from '../../../src/scene/text/text-lines';
import { measureByTable } from '../../../src/scene/text/text-width';

/** Every letter is 10 px wide. */
const letters = (text: string): number => [...text].length * 10;

describe('a line', () => {
  test.each([
    ['one two three', 70, ['one two', 'three']],
    ['one two three', 69, ['one', 'two', 'three']],
    ['unbreakable word', 50, ['unbreakable', 'word']],
    ['well-known', 60, ['well-', 'known']],
    ['-5 a', 10, ['-5', 'a']],
    ['name\u2002she', 50, ['name\u2002', 'she']],
    ['a name\u2002she', 60, ['a', 'name\u2002', 'she']],
    ['a—b', 10, ['a', '—', 'b']],
    ['你好世界', 20, ['你好', '世界']],
    ['東京都、千代田', 30, ['東京', '都、千', '代田']],
    ['山田　太郎', 30, ['山田　', '太郎']],
    ['本社（東京）です', 30, ['本社', '（東', '京）で', 'す']],
    ['１２３ー４５', 20, ['１２', '３ー', '４５']],
    ['人々', 10, ['人々']],
    ['ビル12階', 30, ['ビル', '12階']],
    ['', 10, ['']],
  ])('%j at %d px is %j', (line, width, expected) => {
    expect(wrapLine(line, width, letters)).toEqual(expected);
  });

  test('loses nothing but blanks when it is broken, and fits unless it is one piece', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 10, max: 300 }), (text, width) => {
        for (const line of foldLines(text)) {
          const broken = wrapLine(line, width, letters);
          expect(broken.join('').replaceAll(' ', '')).toBe(line.replaceAll(' ', ''));
          const several = broken.filter((part) => part.includes(' '));
          expect(several.filter((part) => letters(part) > width)).toEqual([]);
        }
      }),
    );
  });
});

/** Measured in Chromium with Liberation Sans: the baseline of an HTML line of that height. */
test.each([
  [14, 20, 15],
  [12, 16, 12],
  [16, 22, 16],
  [18, 26, 19],
  [8, 12, 8],
  [32, 44, 33],
])('the baseline of Arial at %d px in lines of %d px is at %d', (size, lineHeight, expected) => {
  expect(
    baselineOf({ name: 'Arial', size, bold: false, italic: false }, lineHeight, measureByTable),
  ).toBe(expected);
});

describe('the table of widths', () => {
  const font = { name: 'Arial', size: 2048, bold: false, italic: false } as const;

  test.each([
    ['W', 1933],
    ['i', 455],
    [' ', 569],
    ['€', 1139],
    ['Ж', 1891],
    ['你', 2048],
    ['e\u0301', 1139],
  ])('%j is %d units wide', (text, expected) => {
    expect(measureByTable(text, font)).toBe(expected);
  });

  test('bold is wider, every font has a width, and Courier gives all letters the same', () => {
    const word = 'Signature';
    const plain = measureByTable(word, font);
    expect(measureByTable(word, { ...font, bold: true })).toBeGreaterThan(plain);
    for (const name of FONT_NAMES)
      expect(measureByTable(word, { ...font, name })).toBeGreaterThan(0);
    const courier = { ...font, name: 'Courier New' } as const;
    expect(measureByTable('iii', courier)).toBe(measureByTable('WWW', courier));
  });
});
