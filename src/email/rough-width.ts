import { memoize } from '../base/memoize';

/** Widths of letters as shares of the font size, on the safe side of all the fonts that templates use. */
const NARROW = 0.32;
const USUAL = 0.56;
const CAPITAL = 0.72;
const SQUARE = 1;
/** How much wider bold letters are, as a factor. */
const BOLD = 1.08;

/** About how wide a line of text is in px: enough to choose a column by, without measuring. */
export function roughWidth(text: string, size: number, isBold = false): number {
  let letters = 0;
  for (const letter of text) letters += PLAIN[letter.charCodeAt(0)] ?? shareOf(letter);
  return Math.ceil(letters * size * (isBold ? BOLD : 1));
}

/** The largest whole font size in px at which no line of `texts` is wider than `width` px, by the same estimate. */
export function roughSize(texts: readonly string[], width: number, isBold = false): number {
  const widest = Math.max(0, ...texts.map((text) => roughWidth(text, FINE, isBold)));
  return widest === 0 ? Number.POSITIVE_INFINITY : Math.floor((width * FINE) / widest);
}

/** A size so large that rounding up does not count. */
const FINE = 1000;

const shareOf = memoize((letter: string): number => {
  if (/[iljtfr.,:;'|! ]/.test(letter)) return NARROW;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) {
    return SQUARE;
  }
  return /[\p{Lu}mw@%&]/u.test(letter) ? CAPITAL : USUAL;
}, 10_000);

/** Of the letters of ASCII, by their codes. */
const PLAIN = Array.from({ length: 128 }, (_, code) => shareOf(String.fromCharCode(code)));
