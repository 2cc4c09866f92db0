import type { FontName } from '../properties/placed-element';

/** What decides the width of a text. */
export interface MeasuredFont {
  readonly name: FontName;
  /** In px. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly smallCaps?: boolean;
}

/** How far the letters of a font reach above and below the baseline, in px. */
export interface FontReach {
  readonly ascent: number;
  readonly descent: number;
}

/** The width of a one-line text in px, as the browser draws it. */
export interface MeasureText {
  (text: string, font: MeasuredFont): number;
  /** The reach of the font that is really there: where the named one is missing, another stands in. */
  readonly reachOf?: (font: MeasuredFont) => FontReach | null;
}

/** Width of an average letter as a share of the font size. */
const AVERAGE_LETTER = 0.5;

/** An estimate, where nothing can measure. */
export const guessWidth: MeasureText = (text, { size }) => text.length * size * AVERAGE_LETTER;
