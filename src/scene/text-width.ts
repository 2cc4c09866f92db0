import type { FontName } from './scene';
import type { MeasuredFont, MeasureText } from './text-measure';
import { TEXT_WIDTHS } from './text-width.data';

/*
 * Widths of text where there is no browser to measure them: a table of Arial's letters (Liberation Sans has the same),
 * without kerning; other fonts by what they are wider or narrower on average.
 */

/** The width of a one-line text in px by the built-in table. */
export const measureByTable: MeasureText = (text, font) => {
  let units = 0;
  for (const letter of text) units += unitsOf(letter, font);
  return (units * font.size) / UNITS_PER_EM;
};

const UNITS_PER_EM = 2048;

/** How wide running text in a font is beside Arial of the same size and weight. */
const FACTORS: Readonly<Record<Exclude<FontName, 'Courier New'>, number>> = {
  Arial: 1,
  Helvetica: 1,
  Verdana: 1.16,
  Tahoma: 1.01,
  'Trebuchet MS': 1,
  Georgia: 1.03,
  'Times New Roman': 0.9,
};

/** Courier New: every letter is as wide. */
const MONOSPACE = 1229;

/** Letters that the table lacks: ideographs and pictures fill a square, marks stand on other letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u;
const MARK = /[\p{M}\p{Cf}\p{Cc}]/u;
const AVERAGE = 1139;

const REGULAR = lettersOf(TEXT_WIDTHS.regular);
const BOLD = lettersOf(TEXT_WIDTHS.bold);

function unitsOf(letter: string, { name, bold }: MeasuredFont): number {
  const known = (bold ? BOLD : REGULAR).get(letter);
  if (known !== undefined) return name === 'Courier New' ? MONOSPACE : known * FACTORS[name];
  if (MARK.test(letter)) return 0;
  if (WIDE.test(letter)) return UNITS_PER_EM;
  return name === 'Courier New' ? MONOSPACE : AVERAGE * FACTORS[name];
}

function lettersOf(widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  const pairs = Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  );
  return new Map(pairs);
}
