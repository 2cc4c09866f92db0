import type { Font } from '../../email/nodes';
import { FONT_NAMES } from '../properties/placed-element';
import { FONT_FACES, type FontFace } from './fonts';

/** Letters as emails set them: `family` is a font stack. */
type SetLetters = Pick<Font, 'family' | 'size'>;

/** How far the middle of letters may lie above the baseline, as a share of their size: from Courier New to Comic Sans. */
const ANY_MIDDLE = { lowest: 0.26, highest: 0.41 };

/**
 * The line height of letters of another size or font in a line, so small that they make the line no higher: even, as Word needs
 * it. The middles of the two may each be half a px higher or lower where they are rounded.
 */
export function heldLineHeight(
  part: SetLetters,
  around: SetLetters & Pick<Font, 'lineHeight'>,
): number {
  const isOfSameFont = part.family === around.family;
  if (isOfSameFont && part.size === around.size) return around.lineHeight;
  const apart = isOfSameFont
    ? ANY_MIDDLE.highest * Math.abs(part.size - around.size)
    : Math.max(mostAbove(part, around), mostAbove(around, part));
  const most = around.lineHeight - Math.ceil(2 * apart) - 1;
  return Math.max(2, most - (most % 2));
}

/** How far the middle of letters may lie above that of others, in px. */
function mostAbove(one: SetLetters, other: SetLetters): number {
  return middleOf(one).highest * one.size - middleOf(other).lowest * other.size;
}

/** Readers see letters of other fonts where a stack begins with one that not all have. */
function middleOf({ family }: SetLetters): typeof ANY_MIDDLE {
  const name = FONT_NAMES.find((each) => FONT_FACES[each].stack === family);
  const face: FontFace | null = name === undefined ? null : FONT_FACES[name];
  if (face?.widths === undefined) return ANY_MIDDLE;
  const middle = (face.ascent - face.descent) / 2;
  return { lowest: middle, highest: middle };
}
