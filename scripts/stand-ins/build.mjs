import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font, woff2 } from 'fonteditor-core';
import pixelWidth from 'string-pixel-width';
import { ROOT } from '../run.mjs';

/*
 * Verdana, Tahoma and Trebuchet MS have no free font of the same metrics. This makes one of DejaVu's letters, each as wide as
 * the real one is: so lines break and end where recipients see them do. Writes src/fonts/browser/files.
 */

/** @typedef {import('fonteditor-core').TTF.Glyph} Glyph */

const FROM = join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf');
const TO = join(ROOT, 'src/fonts/browser/files');
const UNITS = 2048;

/** The letters nearest to each, and how far the real ones reach above and below the baseline. */
const FONTS = [
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
];

const STYLES = [
  { style: 'Regular', suffix: '', file: '400-normal', bold: false, italic: false },
  { style: 'Bold', suffix: '-Bold', file: '700-normal', bold: true, italic: false },
  { style: 'Italic', suffix: '-Oblique', file: '400-italic', bold: false, italic: true },
  { style: 'Bold Italic', suffix: '-BoldOblique', file: '700-italic', bold: true, italic: true },
];

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

await woff2.init();
for (const { font, file, base, name, ascent, descent } of FONTS) {
  for (const { style, suffix, file: ending, bold, italic } of STYLES) {
    const source = Font.create(readFileSync(join(FROM, `${base}${suffix}.ttf`)), {
      type: 'ttf',
      subset: CHARACTERS.flatMap(([first = 0, last = 0]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      ),
      compound2simple: true,
    });
    const data = source.get();
    const [notdef, ...letters] = data.glyf;
    if (notdef === undefined) throw new Error(`${base}${suffix} has no letters`);
    const above = Math.round(ascent * UNITS);
    const below = Math.round(descent * UNITS);
    source.set({
      ...data,
      glyf: [
        notdef,
        ...fitted(letters, (letter) => pixelWidth(letter, { font, size: UNITS, bold, italic })),
      ],
      name: namesOf(name, style),
      hhea: { ...data.hhea, ascent: above, descent: -below, lineGap: 0 },
      'OS/2': {
        ...data['OS/2'],
        sTypoAscender: above,
        sTypoDescender: -below,
        sTypoLineGap: 0,
        usWinAscent: above,
        usWinDescent: below,
      },
      // Without the names of letters.
      post: { ...data.post, format: 3 },
    });
    const bytes = source.write({ type: 'woff2', toBuffer: true });
    writeFileSync(join(TO, `${file}-western-${ending}.woff2`), bytes);
    console.log(`${file}-western-${ending}.woff2: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

/** @param {readonly Glyph[]} glyphs @param {(letter: string) => number} realWidth in units, of a character of ASCII */
function fitted(glyphs, realWidth) {
  const ordinary = glyphs.filter((glyph) => /[a-z]/.test(characterOf(glyph)));
  const usual =
    sumOf(ordinary, (glyph) => realWidth(characterOf(glyph))) /
    sumOf(ordinary, ({ advanceWidth }) => advanceWidth);
  return glyphs.map((glyph) => {
    // An accent makes no letter wider.
    const [plain = ''] = characterOf(glyph).replace('\u00a0', ' ').normalize('NFD');
    const isKnown = plain >= ' ' && plain <= '~';
    return resized(glyph, Math.round(isKnown ? realWidth(plain) : glyph.advanceWidth * usual));
  });
}

/** @param {Glyph} glyph */
function characterOf({ unicode: [code = 0] }) {
  return String.fromCodePoint(code);
}

/** @param {readonly Glyph[]} glyphs @param {(glyph: Glyph) => number} part */
function sumOf(glyphs, part) {
  return glyphs.reduce((sum, glyph) => sum + part(glyph), 0);
}

/** @param {Glyph} glyph @param {number} width @returns {Glyph} */
function resized(glyph, width) {
  const scale = Math.min(MOST, Math.max(1 / MOST, width / glyph.advanceWidth));
  const side = (width - glyph.advanceWidth * scale) / 2;
  const contours = glyph.contours.map((contour) =>
    contour.map(({ x, y, onCurve }) => ({
      x: Math.round(x * scale + side),
      y: Math.round(y),
      onCurve,
    })),
  );
  const points = contours.flat();
  if (points.length === 0) return { ...glyph, advanceWidth: width };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const xMin = Math.min(...xs);
  return {
    ...glyph,
    contours,
    advanceWidth: width,
    leftSideBearing: xMin,
    xMin,
    xMax: Math.max(...xs),
    yMin: Math.min(...ys),
    yMax: Math.max(...ys),
  };
}

/** @param {string} name @param {string} style */
function namesOf(name, style) {
  return {
    copyright:
      'Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved. DejaVu changes are in public domain',
    fontFamily: name,
    fontSubFamily: style,
    uniqueSubFamily: `${name} ${style}`,
    fullName: `${name} ${style}`,
    version: 'Version 1',
    postScriptName: `${name} ${style}`.replaceAll(' ', ''),
    licence:
      'Letters of DejaVu at other widths. The license is that of DejaVu: https://dejavu-fonts.github.io/License.html',
  };
}
