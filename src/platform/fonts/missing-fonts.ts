import type { FontName } from '../../scene/scene';

/*
 * Whether a font is there cannot be asked: `local()` does not see what a system puts in its place, which is as good where
 * its letters are as wide. So letters are measured.
 */

const LETTERS = 'WMIa';

/** How wide they are in the real fonts, in whole hundredths of the size. */
const WIDTHS = {
  Arial: [94, 83, 28, 56],
  'Times New Roman': [94, 89, 33, 44],
  'Courier New': [60, 60, 60, 60],
  Georgia: [98, 93, 39, 50],
  Verdana: [99, 84, 42, 60],
  Tahoma: [90, 77, 37, 52],
  'Trebuchet MS': [85, 71, 28, 53],
} as const satisfies Partial<Record<FontName, readonly number[]>>;
const NEAR = 0.6;

/** Fonts that the app has something for. Helvetica is not among them: where it is missing, mails take Arial. */
export type OwnFont = keyof typeof WIDTHS;

/** The fonts of mails that are not on this machine, nor any twin of theirs that it would take. */
export function missingFonts(): readonly OwnFont[] {
  const surface = document.createElement('canvas').getContext('2d');
  if (surface === null) return [];
  return (Object.keys(WIDTHS) as OwnFont[]).filter((font) => {
    // What stands in must not be as wide by chance.
    surface.font = `100px "${font}",${font === 'Courier New' ? 'serif' : 'monospace'}`;
    return WIDTHS[font].some(
      (width, index) => Math.abs(surface.measureText(LETTERS.charAt(index)).width - width) > NEAR,
    );
  });
}
