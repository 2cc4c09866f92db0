import { BLACK, contrast, luminance, WHITE, type Hex } from '../../model/color/color';
import type { PlacedElement } from '../properties/placed-element';

/** The colors of a code: of its squares, and of what is around them. */
export interface CodeColors {
  readonly ink: Hex;
  readonly paper: Hex;
}

export function codeColors({ style }: Pick<PlacedElement, 'style'>): CodeColors {
  return { ink: style.color ?? BLACK, paper: style.backgroundColor ?? WHITE };
}

/** As much as text needs: cameras see less of it than eyes in bad light. */
const LEAST_CONTRAST = 4.5;

/** Whether phones find a code in these colors: dark on light, since many do not read the reverse. */
export function canBeScanned({ ink, paper }: CodeColors): boolean {
  return luminance(ink) < luminance(paper) && contrast(ink, paper) >= LEAST_CONTRAST;
}
