import type { ElementText } from './element-text';
import { baselineOf } from './fonts';
import type { Rect } from './geometry';
import { BOLD_FROM, type TextLook } from './kinds/text-look';
import { wrapLine } from './text-lines';
import type { PlacedElement, TextAlign } from './placed-element';
import type { MeasureText } from './text-measure';

/** One line as it stands in the element's box; lengths in px from the box's corner. */
export interface TextLine {
  readonly text: string;
  readonly width: number;
  /** Where the line begins at its left. */
  readonly left: number;
  readonly baseline: number;
  /** How it is really set: what is too wide for the box begins at the start of the line. */
  readonly align: TextAlign;
}

/** The lines of a text as browsers set them in a box of this width. */
export function layOutText(
  text: ElementText,
  look: TextLook,
  { width: boxWidth, wrap = false }: Pick<PlacedElement, 'width' | 'wrap'>,
  measure: MeasureText,
  start: 'left' | 'right' = 'left',
): readonly TextLine[] {
  const { fontName: name, size, weight, italic, lineHeight, letterSpacing } = look;
  const font = { name, size, bold: weight >= BOLD_FROM, italic };
  // A mark that has no width of its own is seen all the same, and needs a place.
  const widthOf = (line: string): number =>
    line === '' ? 0 : Math.max(1, measure(line, font) + letterSpacing * lettersIn(line));
  const lines = wrap ? text.lines.flatMap((line) => wrapLine(line, boxWidth, widthOf)) : text.lines;
  const baseline = baselineOf(font, lineHeight, measure);
  return lines.map((line, index) => {
    const width = widthOf(line);
    const align = width > boxWidth ? start : look.align;
    const left = (boxWidth - width) * SHARE_AT_LEFT[align];
    return { text: line, width, left, align, baseline: baseline + index * lineHeight };
  });
}

/** How many times letters are spaced: after each, the last one too, but not before the accents that stand over it. */
function lettersIn(line: string): number {
  return [...line.replaceAll(/\p{M}/gu, '')].length;
}

const SHARE_AT_LEFT: Record<TextAlign, number> = { left: 0, center: 0.5, right: 1 };

/** The box that the letters of laid-out lines really need, from the element's corner; edges rounded outwards. */
export function inkOf(lines: readonly TextLine[], lineHeight: number): Rect {
  const left = Math.floor(Math.min(...lines.map((line) => line.left)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.left + line.width)));
  return { x: left, y: 0, width: right - left, height: lines.length * lineHeight };
}
