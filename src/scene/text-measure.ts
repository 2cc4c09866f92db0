import type { FontName } from './scene';

/** What decides the width of a text. */
export interface MeasuredFont {
  readonly name: FontName;
  /** In px. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** The width of a one-line text in px, as the browser draws it. */
export type MeasureText = (text: string, font: MeasuredFont) => number;

/** Width of an average letter as a share of the font size. */
const AVERAGE_LETTER = 0.5;

/** A guess, where nothing can measure. */
export const guessWidth: MeasureText = (text, { size }) => text.length * size * AVERAGE_LETTER;
