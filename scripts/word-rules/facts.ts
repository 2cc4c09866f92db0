/* The facts that rules of Word are about, in the same form for a preview and for what LibreOffice made. Lengths in px. */

/** Top, right, bottom, left. */
export type Sides = readonly [number, number, number, number];

export interface CellFacts {
  /** Border and padding included; absent where none is set. */
  readonly width?: number;
  readonly color?: string;
  /** Whether table and row have widths in px, so that none depends on the content. */
  readonly isInSizedRow: boolean;
  readonly borders: Sides;
  readonly padding: Sides;
}

export interface PictureFacts {
  readonly size: readonly [width: number, height: number];
  readonly isLinked: boolean;
}

/** A letter and its weight. Blanks are left out. */
export type Letter = readonly [letter: string, weight: number];

export interface Facts {
  /** In the order in which they begin, as all that follows. */
  readonly cells: readonly CellFacts[];
  /** How wide they are; undefined where that is left to what surrounds them or is in them. */
  readonly tables: readonly (number | undefined)[];
  readonly pictures: readonly PictureFacts[];
  readonly letters: readonly Letter[];
  /** Of the paragraphs that set one. */
  readonly lineHeights: readonly number[];
  readonly gradients: number;
  readonly roundings: number;
}
