/*
 * How a visitor changes what a template has: larger or smaller pictures and letters. What is usual is not kept, so that no
 * adjustment is the empty object.
 */

export const SIZES = ['small', 'medium', 'large'] as const;
export type SizeName = (typeof SIZES)[number];

export const SIZE_LABELS: Record<SizeName, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

/** What can be small or large; medium is as the template has it. */
export const SIZED_PARTS = ['photoSize', 'logoSize', 'textSize'] as const;
export type SizedPart = (typeof SIZED_PARTS)[number];

/** What their fields and their steps are called. */
export const SIZED_PART_LABELS: Record<SizedPart, string> = {
  photoSize: 'Photo size',
  logoSize: 'Logo size',
  textSize: 'Text size',
};

export type SizeAdjustments = Readonly<Partial<Record<SizedPart, SizeName>>>;

/** How many times as large as usual. Photos grow more: they are half as wide as logos. */
const SCALES: Record<SizedPart, Record<SizeName, number>> = {
  photoSize: { small: 0.75, medium: 1, large: 1.5 },
  logoSize: { small: 0.75, medium: 1, large: 1.25 },
  textSize: { small: 0.92, medium: 1, large: 1.15 },
};

export function scaleOf(adjustments: SizeAdjustments, part: SizedPart): number {
  return SCALES[part][adjustments[part] ?? 'medium'];
}
