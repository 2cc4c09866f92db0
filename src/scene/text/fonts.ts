import { FONT_STACKS } from '../../email/fonts';
import type { FontName } from '../properties/placed-element';
import type { FontReach, MeasuredFont, MeasureText } from './text-measure';

/** A font as emails name it and as browsers measure it. */
export interface FontFace {
  /** As CSS writes it, names of several words in single quotes. */
  readonly stack: string;
  /** How far letters reach above and below the baseline, as shares of the size (the font's own `hhea` values). */
  readonly ascent: number;
  readonly descent: number;
  /** How wide the letters of `WMIa` are, in whole hundredths of the size. Of the fonts that the app has something for. */
  readonly widths?: readonly number[];
}

/**
 * The fonts of the designer: each comes with operating systems, so that emails need to load nothing. The first eight come with
 * nearly all, or something as wide does. The others come with some: where they are missing, the next of their stack is measured
 * and drawn. How far those reach is by rule of thumb: what is measured wins.
 */
export const FONT_FACES = {
  Arial: { stack: FONT_STACKS.sans, ascent: 0.9053, descent: 0.2119, widths: [94, 83, 28, 56] },
  Helvetica: {
    stack: 'Helvetica,Arial,sans-serif',
    ascent: 0.9053,
    descent: 0.2119,
    widths: [94, 83, 28, 56],
  },
  Verdana: { stack: 'Verdana,sans-serif', ascent: 1.0054, descent: 0.21, widths: [99, 84, 42, 60] },
  Tahoma: {
    stack: 'Tahoma,Verdana,sans-serif',
    ascent: 1.0005,
    descent: 0.2065,
    widths: [90, 77, 37, 52],
  },
  'Trebuchet MS': {
    stack: "'Trebuchet MS',sans-serif",
    ascent: 0.939,
    descent: 0.2222,
    widths: [85, 71, 28, 53],
  },
  Georgia: { stack: FONT_STACKS.serif, ascent: 0.917, descent: 0.2192, widths: [98, 93, 39, 50] },
  'Times New Roman': {
    stack: "'Times New Roman',serif",
    ascent: 0.8911,
    descent: 0.2163,
    widths: [94, 89, 33, 44],
  },
  'Courier New': {
    stack: FONT_STACKS.mono,
    ascent: 0.8325,
    descent: 0.3003,
    widths: [60, 60, 60, 60],
  },
  'Palatino Linotype': { stack: FONT_STACKS.palatino, ascent: 1.0498, descent: 0.2993 },
  Consolas: { stack: FONT_STACKS.console, ascent: 0.9199, descent: 0.251 },
  'Comic Sans MS': { stack: FONT_STACKS.comic, ascent: 1.1021, descent: 0.2915 },
  'Segoe Script': { stack: FONT_STACKS.script, ascent: 1.12, descent: 0.48 },
} as const satisfies Readonly<Record<FontName, FontFace>>;

/** The stack of a font as emails have it, behind fonts that the reader may have; `firstFonts` are parted by commas. */
export function stackBehind(name: FontName, firstFonts: string): string {
  const { stack } = FONT_FACES[name];
  const first = firstFonts.split(',').filter((font) => font !== '');
  return [...first.map((font) => (/^[a-z-]+$/i.test(font) ? font : `'${font}'`)), stack].join(',');
}

/** What a mail takes where a font is missing, in this order; empty where the device of nearly everybody has the font. */
export function fallbacksOf(name: FontName): readonly string[] {
  const { stack, widths }: FontFace = FONT_FACES[name];
  return widths === undefined ? stack.replaceAll("'", '').split(',').slice(1, -1) : [];
}

/** A font as the `font` of CSS and of drawing surfaces. */
export function cssFont({ name, size, bold, italic, smallCaps }: MeasuredFont): string {
  const { stack } = FONT_FACES[name];
  return `${italic ? 'italic ' : ''}${smallCaps ? 'small-caps ' : ''}${bold ? 'bold ' : ''}${size}px ${stack}`;
}

/**
 * Where the baseline lies below the top of a line, in px. Browsers round ascent and descent to whole px and put the
 * smaller half of what is left of the line height above (Chromium: `FontHeight::AddLeading`). Where nothing is measured,
 * letters reach as far as those of the named font.
 */
export function baselineOf(font: MeasuredFont, lineHeight: number, measure: MeasureText): number {
  const { ascent, descent } = measure.reachOf?.(font) ?? namedReach(font);
  const above = Math.round(ascent);
  return above + Math.floor((lineHeight - above - Math.round(descent)) / 2);
}

function namedReach({ name, size }: MeasuredFont): FontReach {
  const { ascent, descent } = FONT_FACES[name];
  return { ascent: ascent * size, descent: descent * size };
}
