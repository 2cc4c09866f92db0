import { changed } from '../../base/changed';
import type { Font } from '../../email/nodes';
import { roughSize } from '../../email/rough-width';

/** Width of an average bold letter as a share of the font size, on the safe side. */
const BOLD_LETTER = 0.62;
const SMALLEST = 16;

/** The largest font size at which the longest word of `words` fits into `width` px: `largest` at most, `smallest` at least. */
export function headlineSize(
  words: string,
  largest: number,
  width: number,
  smallest = SMALLEST,
): number {
  const longest = Math.max(1, ...words.split(/[\s-]+/).map((word) => word.length));
  const fitting = Math.floor(width / (longest * BOLD_LETTER));
  return Math.max(smallest, Math.min(largest, fitting));
}

/**
 * The largest font size at which all words stand in one line of `width` px, `largest` at most. Where that is smaller than `least`,
 * lines break, and the size is that at which the longest word fits.
 */
export function lineSize(
  words: string,
  { largest, least }: { readonly largest: number; readonly least: number },
  width: number,
  isBold = false,
): number {
  const size = roughSize([words], width, isBold);
  if (size >= least) return Math.min(largest, size);
  return headlineSize(words, largest, width);
}

/**
 * The font of a name, smaller where its longest word needs that to stay whole in `width` px: no smaller than `least`, so that it
 * stays a name.
 */
export function nameFont(words: string, font: Font, width: number, least: number): Font {
  const fitting = roughSize(words.split(/[\s-]+/), width, (font.weight ?? 400) >= 600);
  const size = Math.max(least, Math.min(font.size, fitting));
  return size === font.size ? font : changed(font, { size, lineHeight: tightLines(size + 2) });
}

/** A tight line height for large type. */
export function tightLines(size: number): number {
  return 2 * Math.round((size * 1.1) / 2);
}
