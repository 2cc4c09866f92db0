import type { Font } from './nodes';

/** Font stacks, each beginning with a font that comes with the operating systems. */
export const FONT_STACKS = {
  sans: 'Arial,sans-serif',
  serif: 'Georgia,serif',
  mono: "'Courier New',monospace",
  console: "Consolas,Menlo,'Courier New',monospace",
  comic: "'Comic Sans MS','Chalkboard SE',sans-serif",
  palatino: "'Palatino Linotype',Palatino,Georgia,serif",
  trebuchet: "'Trebuchet MS',Arial,sans-serif",
  script: "'Segoe Script','Bradley Hand','Brush Script MT',cursive",
} as const;

export type FontStack = keyof typeof FONT_STACKS;

/** How far the middle of letters lies above the baseline, as a share of their size: from Courier New to Comic Sans. */
const MIDDLE = { lowest: 0.26, highest: 0.41 };

/**
 * The line height of letters of another size or font in a line, so small that they make the line no higher: even, as Word needs
 * it. The middles of the two may each be a px higher or lower where they are rounded.
 */
export function heldLineHeight(
  size: number,
  around: Pick<Font, 'size' | 'lineHeight'>,
  isOfOtherFont = false,
): number {
  if (size === around.size && !isOfOtherFont) return around.lineHeight;
  const [smaller, larger] = [Math.min(size, around.size), Math.max(size, around.size)];
  const { lowest, highest } = MIDDLE;
  const otherFont = isOfOtherFont ? (highest - lowest) * smaller : 0;
  const apart = highest * (larger - smaller) + otherFont;
  const most = around.lineHeight - Math.ceil(2 * apart) - 1;
  return Math.max(2, most - (most % 2));
}

/** A comfortable line height for a font size: 1.4 times it, rounded to an even number. */
export function lineHeightFor(size: number): number {
  return Math.round((size * 1.4) / 2) * 2;
}
