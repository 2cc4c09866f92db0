import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';
import { readFont } from './read-font.mjs';
import { REAL_WIDTHS } from './real-widths.mjs';
import { writeFont } from './write-font.mjs';

/*
 * Verdana, Tahoma and Trebuchet MS have no free twin. This makes one of DejaVu's letters, each as wide as the real one is:
 * so lines break and end where recipients see them do. Writes src/platform/fonts/files, and src/cli/draw/any-letter.woff2.
 */

const FROM = join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf');
const TO = join(ROOT, 'src/platform/fonts/files');
const UNITS = 2048;

/** The letters nearest to each, and how far the real ones reach above and below the baseline. */
const FONTS = /** @type {const} */ ([
  {
    font: 'Verdana',
    file: 'verdana',
    base: 'DejaVuSans',
    name: 'Signet Wide',
    ascent: 1.0054,
    descent: 0.21,
  },
  {
    font: 'Tahoma',
    file: 'tahoma',
    base: 'DejaVuSansCondensed',
    name: 'Signet Narrow',
    ascent: 1.0005,
    descent: 0.2065,
  },
  {
    font: 'Trebuchet MS',
    file: 'trebuchet',
    base: 'DejaVuSansCondensed',
    name: 'Signet Humanist',
    ascent: 0.939,
    descent: 0.2222,
  },
]);

/** In the order of the widths. */
const STYLES = /** @type {const} */ ([
  { style: 'Regular', suffix: '', file: '400-normal' },
  { style: 'Bold', suffix: '-Bold', file: '700-normal' },
  { style: 'Italic', suffix: '-Oblique', file: '400-italic' },
  { style: 'Bold Italic', suffix: '-BoldOblique', file: '700-italic' },
]);

/** The characters of the western European languages. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

/** Letters become wider or narrower by at most this; what is left is space at both sides. */
const MOST = 1.12;

for (const { font, file, base, name, ascent, descent } of FONTS) {
  for (const [index, { style, suffix, file: ending }] of STYLES.entries()) {
    const source = readFont(readFileSync(join(FROM, `${base}${suffix}.ttf`)));
    const widths = realWidths(REAL_WIDTHS[font][index] ?? '');
    const bytes = writeFont({
      letters: fitted(source, widths),
      names: namesOf(name, style),
      reach: { ascent: Math.round(ascent * UNITS), descent: Math.round(descent * UNITS) },
      base: source.table,
    });
    writeFileSync(join(TO, `${file}-western-${ending}.woff2`), bytes);
    console.log(`${file}-western-${ending}.woff2: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

writeFileSync(join(ROOT, 'src/cli/draw/any-letter.woff2'), anyLetter());

/** A font whose one glyph, a speck as wide as can be, stands for every character: by it the program knows what other fonts lack. */
function anyLetter() {
  const [x, y, on] = [0, 0, true];
  const speck = [
    { x, y, on },
    { x: 1, y, on },
    { x: 1, y: 1, on },
  ];
  const names = { 1: 'Every letter', 2: 'Regular', 4: 'Every letter', 6: 'EveryLetter' };
  // Format 13: all characters have glyph 1 (https://learn.microsoft.com/typography/opentype/spec/cmap).
  const cmap = Buffer.alloc(40);
  for (const [at, value] of [1, 3, 10].entries()) cmap.writeUInt16BE(value, 2 + 2 * at);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(13, 12);
  for (const [at, value] of [28, 0, 1, 0, 0x10ffff, 1].entries()) {
    cmap.writeUInt32BE(value, 16 + 4 * at);
  }
  return writeFont({
    letters: new Map([[0x20, { contours: [speck], width: 0x7fff }]]),
    names,
    reach: { ascent: 1, descent: 1 },
    base: readFont(readFileSync(join(FROM, 'DejaVuSans.ttf'))).table,
    cmap,
  });
}

/** In units, by character. @param {string} hundredths */
function realWidths(hundredths) {
  return new Map(
    hundredths
      .split(' ')
      .map((width, index) => [String.fromCodePoint(0x20 + index), (Number(width) * UNITS) / 100]),
  );
}

/** @param {ReturnType<typeof readFont>} source @param {ReadonlyMap<string, number>} widths */
function fitted(source, widths) {
  const known = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => ({
    real: widths.get(letter) ?? 0,
    own: source.letter(letter.codePointAt(0) ?? 0)?.width ?? 0,
  }));
  const sum = (/** @type {'real' | 'own'} */ key) =>
    known.reduce((total, each) => total + each[key], 0);
  const usual = sum('real') / sum('own');
  /** @type {Map<number, import('./read-font.mjs').Letter>} */
  const letters = new Map();
  for (const [first = 0, last = 0] of CHARACTERS) {
    for (let code = first; code <= last; code++) {
      const letter = source.letter(code);
      if (letter === null) continue;
      // An accent makes no letter wider.
      const [plain = ''] = String.fromCodePoint(code).replace('\u00a0', ' ').normalize('NFD');
      letters.set(code, resized(letter, Math.round(widths.get(plain) ?? letter.width * usual)));
    }
  }
  return letters;
}

/** @param {import('./read-font.mjs').Letter} letter @param {number} width */
function resized({ contours, width: own }, width) {
  const scale = Math.min(MOST, Math.max(1 / MOST, width / own));
  const side = (width - own * scale) / 2;
  return {
    width,
    contours: contours.map((contour) =>
      contour.map(({ x, y, on }) => ({ x: Math.round(x * scale + side), y: Math.round(y), on })),
    ),
  };
}

/** @param {string} name @param {string} style */
function namesOf(name, style) {
  return {
    0: 'Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved. DejaVu changes are in public domain',
    1: name,
    2: style,
    4: `${name} ${style}`,
    6: `${name} ${style}`.replaceAll(' ', ''),
    13: 'Letters of DejaVu at other widths. The license is that of DejaVu: https://dejavu-fonts.github.io/License.html',
  };
}
