import { once } from '../../base/once';
import type { FontName } from '../scene';
import type { MeasuredFont, MeasureText } from './text-measure';
import { TEXT_RANGES, TEXT_WIDTHS } from './text-width.data';

/*
 * Widths of text where there is no browser to measure them: a table of Arial's letters (Liberation Sans has the same),
 * without kerning; other fonts by what they are wider or narrower on average.
 */

/** The width of a one-line text in px by the built-in table. */
export const measureByTable: MeasureText = (text, font) => {
  let units = 0;
  for (const letter of text) {
    const capital = font.smallCaps ? letter.toUpperCase() : letter;
    const share = capital === letter ? 1 : SMALL_CAPITAL;
    for (const part of capital) units += unitsOf(part, font) * share;
  }
  return (units * font.size) / UNITS_PER_EM;
};

const UNITS_PER_EM = 2048;

/** How large small capitals are beside capitals, as browsers make them. */
const SMALL_CAPITAL = 0.7;

/** How wide running text in a font is beside Arial of the same size and weight. */
const FACTORS: Readonly<Record<Exclude<FontName, keyof typeof MONOSPACE>, number>> = {
  Arial: 1,
  Helvetica: 1,
  Verdana: 1.16,
  Tahoma: 1.01,
  'Trebuchet MS': 1,
  Georgia: 1.03,
  'Times New Roman': 0.9,
  'Palatino Linotype': 1,
  'Comic Sans MS': 1.03,
  'Segoe Script': 1.2,
};

/** Fonts of which every letter is as wide. */
const MONOSPACE = { 'Courier New': 1229, Consolas: 1126 } as const;

/** Letters that the table lacks: ideographs and pictures fill a square, marks stand on other letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u;
const MARK = /[\p{M}\p{Cf}\p{Cc}]/u;
const AVERAGE = 1139;

/** A page that measures texts by a browser reads neither. */
const regular = once(() => lettersOf(TEXT_WIDTHS.regular));
const bold = once(() => lettersOf(TEXT_WIDTHS.bold));

function unitsOf(letter: string, { name, bold: isBold }: MeasuredFont): number {
  const known = (isBold ? bold : regular)().get(letter);
  if (known === undefined && MARK.test(letter)) return 0;
  if (known === undefined && WIDE.test(letter)) return UNITS_PER_EM;
  return isMonospace(name) ? MONOSPACE[name] : (known ?? AVERAGE) * FACTORS[name];
}

function isMonospace(name: FontName): name is keyof typeof MONOSPACE {
  return Object.hasOwn(MONOSPACE, name);
}

function lettersOf(widths: string): ReadonlyMap<string, number> {
  const each = widths.split(' ');
  const letters = TEXT_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const pairs = letters.map((letter, at) => [letter, parseInt(each[at] ?? '0', 36)] as const);
  return new Map(pairs.filter(([, width]) => width > 0));
}
