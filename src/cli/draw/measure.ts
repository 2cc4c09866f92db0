import { FONT_FACES } from '../../scene/text/fonts';
import type { FontName } from '../../scene/scene';
import type { FontReach, MeasuredFont, MeasureText } from '../../scene/text/text-measure';
import { measureByTable } from '../../scene/text/text-width';
import { readFonts, type LetterSet } from './font/fonts';
import { setLine } from './font/set-line';

/**
 * Measures texts in the fonts of a folder that `scripts/cli-fonts` has filled, as the page does in the same fonts: widths with
 * kerning and ligatures, and how far letters reach. A letter that none of them has is as wide as the table says. Throws where the
 * folder holds no fonts.
 */
export function makeNodeMeasure(fontDir: string): MeasureText {
  const findLetters = readFonts(fontDir);
  const lettersOf = ({ name, bold, italic }: MeasuredFont): LetterSet =>
    findLetters(FONT_FACES[name].stack, bold, italic);
  const widthOf = (text: string, font: MeasuredFont): number => {
    const look = { letters: lettersOf(font), size: font.size, smallCaps: font.smallCaps === true };
    return setLine(
      text,
      { ...look, spacing: 0 },
      {
        missing: (letter, size) => measureByTable(letter, { ...font, size, smallCaps: false }),
      },
    );
  };
  const reachOf = (font: MeasuredFont): FontReach => {
    const { ascent, descent } = FONT_FACES[lettersOf(font).family as FontName];
    return { ascent: Math.round(ascent * font.size), descent: Math.round(descent * font.size) };
  };
  return Object.assign(widthOf, { reachOf });
}
