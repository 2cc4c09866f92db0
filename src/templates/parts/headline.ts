/** Width of an average bold letter as a share of the font size, on the safe side. */
const BOLD_LETTER = 0.62;
const SMALLEST = 16;

/** The largest font size, `largest` at most, at which the longest word of `words` fits into `width` px. */
export function headlineSize(words: string, largest: number, width: number): number {
  const longest = Math.max(1, ...words.split(/[\s-]+/).map((word) => word.length));
  const fitting = Math.floor(width / (longest * BOLD_LETTER));
  return Math.max(SMALLEST, Math.min(largest, fitting));
}

/** A tight line height for large type. */
export function tightLines(size: number): number {
  return 2 * Math.round((size * 1.1) / 2);
}
