import { FONT_FACES, type FontFace } from '../../scene/text/fonts';
import type { FontName } from '../../scene/scene';

/*
 * Whether a font is there cannot be queried: `local()` does not find the font that a system uses in its place, which is as
 * good where its letters are as wide. So letters are measured.
 */

/** Fonts whose letters are known. */
type KnownFont = {
  [Name in FontName]: (typeof FONT_FACES)[Name] extends Required<FontFace> ? Name : never;
}[FontName];

/** Fonts that the app has a substitute for. Without Helvetica, emails take Arial; for rare fonts, the next of their stack. */
export type OwnFont = Exclude<KnownFont, 'Helvetica'>;

type Surface = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

/** In px: a larger difference than that of widths rounded to whole hundredths. */
const FAR = 0.6;

/** The fonts of emails that are not on this machine, nor any twin of theirs that it would take. */
export function missingFonts(
  surface: Surface | null = document.createElement('canvas').getContext('2d'),
): readonly OwnFont[] {
  const isMissing = (font: FontName): font is OwnFont => {
    const { widths = [] }: FontFace = FONT_FACES[font];
    if (surface === null || font === 'Helvetica') return false;
    // The fallback must not be as wide by chance.
    surface.font = `100px "${font}",${font === 'Courier New' ? 'serif' : 'monospace'}`;
    return widths.some(
      (width, at) => Math.abs(surface.measureText('WMIa'.charAt(at)).width - width) > FAR,
    );
  };
  return (Object.keys(FONT_FACES) as FontName[]).filter(isMissing);
}
