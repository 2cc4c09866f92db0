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

/** A comfortable line height for a font size: 1.4 times it, rounded to an even number. */
export function lineHeightFor(size: number): number {
  return Math.round((size * 1.4) / 2) * 2;
}
