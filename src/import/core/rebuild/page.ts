import type { Gradient } from '../../../email/gradients';
import type { LetterFlags } from '../../../email/letters';
import type { Shadow } from '../../../email/shadows';
import type { Hex } from '../../../model/color/color';
import type { Direction } from '../../../base/text';
import type { Rect } from '../../../scene/geometry';

/*
 * A page as a browser laid it out: boxes that can be seen, pictures and blocks of text, in the order in which they are painted.
 * Lengths are in px from the page's top left corner, and not whole.
 */

export interface Page {
  readonly items: readonly PageItem[];
  /** Some of it was left out, as no signature holds so much. */
  readonly isCut: boolean;
}

export type PageItem = PageBox | PagePicture | PageText;

/** A color that lets something through. */
export interface SeenThrough {
  /** As it is where it lies over nothing. */
  readonly color: Hex;
  /** How much of it is seen, below 1. */
  readonly alpha: number;
}

export interface PageBorder {
  readonly width: number;
  /** As it is seen. */
  readonly color: Hex;
  /** What it is mixed of; absent where it covers. */
  readonly through?: SeenThrough;
  readonly style: 'solid' | 'dashed' | 'double';
}

interface OfTable {
  /** Counts the tables; 0 for what stands in none. */
  readonly table: number;
}

/** A background with its borders. */
export interface PageBox extends Rect, OfTable {
  readonly kind: 'box';
  /** Null where what lies below shows. */
  readonly background: Hex | null;
  /** What the background is mixed of; absent where it covers. */
  readonly through?: SeenThrough;
  /** A gradient over the background. */
  readonly gradient: Gradient | null;
  /** What it casts on what lies below; absent where it casts none. */
  readonly shadow?: Shadow;
  /** Top, right, bottom, left. */
  readonly borders: readonly [
    PageBorder | null,
    PageBorder | null,
    PageBorder | null,
    PageBorder | null,
  ];
  /** Of top left, top right, bottom right and bottom left corner. */
  readonly radii: readonly [number, number, number, number];
  /** Where the whole box leads. */
  readonly href: string | null;
}

export interface PagePicture extends Rect, OfTable {
  readonly kind: 'picture';
  readonly src: string;
  readonly alt: string;
  readonly href: string | null;
  readonly radius: number;
  /** How much of it is seen, below 1; absent where it covers. */
  readonly alpha?: number;
  /** What it casts on what lies below; absent where it casts none. */
  readonly shadow?: Shadow;
  /** Of a small one whose pixels can be read: the color that most of it has. */
  readonly tint?: Hex;
  /** Of such a one: the radius of the corners of its backing, in px; null where it is letters or an outline alone. */
  readonly corner?: number | null;
  /** It was cut off a larger one. */
  readonly isPiece?: boolean;
}

/** A block of text: lines one below the other. */
export interface PageText extends Rect, OfTable {
  readonly kind: 'text';
  readonly lines: readonly PageLine[];
  readonly align: 'left' | 'center' | 'right';
  /** Its full lines were stretched to one width. */
  readonly isStretched?: boolean;
  readonly dir: Direction;
  /** Within what it is set: how far a line may reach. */
  readonly room: { readonly left: number; readonly right: number };
}

export interface PageLine extends Rect {
  readonly runs: readonly PageRun[];
  /** A break that was written, or the line is full: then whether the next one begins behind a blank. */
  readonly ends: 'break' | 'blank' | 'midword';
  /** As CSS sets it; null for `normal`. */
  readonly lineHeight: number | null;
}

/** Letters of one look. */
export interface PageRun extends PageLook {
  readonly text: string;
  /** Letter by letter as they were written, where style sheets show others: capitals. */
  readonly written?: string;
  readonly href: string | null;
}

export interface PageLook extends LetterFlags {
  /** A font stack as CSS has it. */
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  /** As it is seen. */
  readonly color: Hex;
  /** The same where it lies over nothing. */
  readonly ownColor: Hex;
  /** How much of that is seen. */
  readonly alpha: number;
  readonly letterSpacing: number;
}
