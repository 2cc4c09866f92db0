import type { ElementText } from './element-text';
import { baselineOf } from './fonts';
import type { Rect } from '../geometry';
import { BOLD_FROM, partLook, type TextLook } from '../kinds/text/text-look';
import { isSame } from '../operations/same';
import { runsOf, type TextRun } from './spans';
import { wrapLine } from './text-lines';
import type { PlacedElement, TextAlign } from '../properties/placed-element';
import type { MeasuredFont, MeasureText } from './text-measure';

/** One line as it stands in the element's box; lengths in px from the box's corner. */
export interface TextLine {
  readonly text: string;
  /** How many letters of the whole text stand before it. */
  readonly from: number;
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
  const { lineHeight } = look;
  const lettersWide = (line: string, from: number): number =>
    runsOf(line, text.spans, from)
      .reduce(joinAlike(look), [])
      .reduce(
        (sum, run) => sum + measure(run.text, run.font) + run.spacing * lettersIn(run.text),
        0,
      );
  // A mark that has no width of its own is seen all the same, and needs a place.
  const widthOf = (line: string, from: number): number =>
    line === '' ? 0 : Math.max(1, lettersWide(line, from));
  const lines = piecesOf(text.lines, text.lines.join('\n')).flatMap((line) =>
    wrap ? wrapped(line, boxWidth, widthOf) : line,
  );
  const baseline = baselineOf(fontOf(look), lineHeight, measure);
  return lines.map(({ text: line, from }, index) => {
    const width = widthOf(line, from);
    const align = width > boxWidth ? start : look.align;
    const left = (boxWidth - width) * SHARE_AT_LEFT[align];
    return { text: line, from, width, left, align, baseline: baseline + index * lineHeight };
  });
}

/** A line, and how many letters of the whole text stand before it. */
interface LinePiece {
  readonly text: string;
  readonly from: number;
}

/** Lines one after the other, with a letter between two of them where they do not follow at once. */
function piecesOf(lines: readonly string[], whole: string, start = 0): readonly LinePiece[] {
  let from = start;
  return lines.map((text) => {
    const piece = { text, from };
    from += text.length;
    if (/\s/.test(whole.charAt(from - start))) from++;
    return piece;
  });
}

function wrapped(
  { text, from }: LinePiece,
  width: number,
  widthOf: (line: string, from: number) => number,
): readonly LinePiece[] {
  const lines = wrapLine(text, width, (piece, at) => widthOf(piece, from + at));
  return piecesOf(lines, text, from);
}

interface MeasuredRun {
  readonly text: string;
  readonly font: MeasuredFont;
  readonly spacing: number;
}

/** Browsers shape letters of one font and spacing together, whatever their color and wherever they lead. */
function joinAlike(look: TextLook) {
  return (runs: readonly MeasuredRun[], { text, style }: TextRun): readonly MeasuredRun[] => {
    const own = partLook(look, style);
    const [font, spacing] = [fontOf(own), own.letterSpacing];
    const last = runs.at(-1);
    return last !== undefined && last.spacing === spacing && isSame(last.font, font)
      ? [...runs.slice(0, -1), { font, spacing, text: last.text + text }]
      : [...runs, { font, spacing, text }];
  };
}

function fontOf({ fontName: name, size, weight, italic, smallCaps }: TextLook): MeasuredFont {
  return { name, size, bold: weight >= BOLD_FROM, italic, ...(smallCaps && { smallCaps }) };
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
