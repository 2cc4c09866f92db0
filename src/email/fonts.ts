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

/**
 * The line height of letters of another size in a line, so small that they make the line no higher: even, as Word needs it. The
 * middle of letters lies at most 0.41 of their size above the baseline (Comic Sans), a px more or less where it is rounded.
 */
export function heldLineHeight(size: number, around: Pick<Font, 'size' | 'lineHeight'>): number {
  const most = around.lineHeight - Math.ceil(0.82 * Math.abs(size - around.size)) - 1;
  return size === around.size ? around.lineHeight : Math.max(2, most - (most % 2));
}

/** A comfortable line height for a font size: 1.4 times it, rounded to an even number. */
export function lineHeightFor(size: number): number {
  return Math.round((size * 1.4) / 2) * 2;
}
