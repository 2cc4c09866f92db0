import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { chromium } from 'playwright';
import { launchOptions } from './find-browser.mjs';

/*
 * Writes src/scene/text/text-width.data.ts: the advance widths of Liberation Sans (metrically the same as Arial), regular and
 * bold, as Chromium measures them. They stand in the order of their characters, as that compresses to half of what characters
 * by their widths do: letters with accents are as wide as those without.
 */

const FILE = 'src/scene/text/text-width.data.ts';
const UNITS = 2048;

/** The characters that emails are written with; the width of all others is estimated by kind. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20a4, 0x20ac],
  [0x2116, 0x2122],
];

// With the fonts of this machine, of which Liberation Sans must be one.
const browser = await chromium.launch({ ...launchOptions(), env: process.env });
const page = await browser.newPage();
const faces = await page.evaluate(measure, { ranges: RANGES, units: UNITS });
await browser.close();

const source = `// Written by scripts/build-text-widths.mjs; do not edit.

/** First and last code point of each run of characters. */
export const TEXT_RANGES: readonly (readonly [first: number, last: number])[] =
  ${JSON.stringify(RANGES)};

/**
 * The advance width of each of these characters in 1/${UNITS} of the font size, in base 36: Liberation Sans, as Arial. 0 is
 * none.
 */
export const TEXT_WIDTHS: Readonly<Record<'regular' | 'bold', string>> =
  ${JSON.stringify(faces)};
`;
const options = { parser: 'typescript', printWidth: 100, singleQuote: true };
writeFileSync(FILE, await format(source, options));

/**
 * Runs in the page. A letter is measured between two others, so that blanks keep their width.
 *
 * @param {{ ranges: number[][], units: number }} options
 */
function measure({ ranges, units }) {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No drawing surface');
  /** @param {number} weight */
  const face = (weight) => {
    context.font = `${weight} ${units}px "Liberation Sans"`;
    context.fontKerning = 'none';
    const frame = context.measureText('||').width;
    const widths = [];
    for (const [first = 0, last = 0] of ranges) {
      for (let code = first; code <= last; code++) {
        const letter = String.fromCodePoint(code);
        const isSeen = /[\p{L}\p{N}\p{P}\p{S}\p{Zs}]/u.test(letter);
        const width = isSeen ? context.measureText(`|${letter}|`).width - frame : 0;
        widths.push(Math.round(width).toString(36));
      }
    }
    return widths.join(' ');
  };
  return { regular: face(400), bold: face(700) };
}
