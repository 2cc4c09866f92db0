import type { Hex } from '../model/color/color';
import type { Origin } from '../model/findings/findings';
import type { SafeHref } from '../model/links';
import type { CropPart } from '../model/picture/fit';
import type { Direction } from '../base/text';
import type { Gradient } from './gradients';
import type { LetterFlags } from './letters';
import type { Shadow } from './shadows';

/*
 * The email document model: what every signature is before it becomes HTML. It has only what all mail clients can
 * show: tables of rows of cells, text, links and pictures. All lengths are whole CSS px.
 */

/** How text looks. `lineHeight` is in px and even: Word rounds odd ones into gaps. */
export interface Font extends Partial<LetterFlags> {
  /** A font stack as CSS writes it, a system font first, names of several words in single quotes. */
  readonly family: string;
  readonly size: number;
  readonly lineHeight: number;
  readonly color: Hex;
  /** Word has two weights: below 600 is normal, the rest bold. */
  readonly weight?: number;
  readonly letterSpacing?: number;
}

export type Align = 'left' | 'center' | 'right';
export type VerticalAlign = 'top' | 'middle' | 'bottom';

/** Top, right, bottom, left. */
export type Padding = readonly [number, number, number, number];

export interface Border {
  /** At most 8: Word draws no thicker ones. */
  readonly width: number;
  readonly color: Hex;
  readonly style: 'solid' | 'dashed' | 'double';
}

/** Radii of corners: top left, top right, bottom right, bottom left. */
export type CornerRadii = readonly [number, number, number, number];

/** One radius for all corners, or one for each; half of each side makes an ellipse. */
export type Radius = number | '50%' | CornerRadii;

export interface Borders {
  readonly top?: Border;
  readonly right?: Border;
  readonly bottom?: Border;
  readonly left?: Border;
}

/** A background: always a solid color, a gradient over it where a client can. */
export interface Background {
  readonly color: Hex;
  readonly gradient?: Gradient;
}

interface Traced {
  /** The field or element this comes from. Never printed. */
  readonly origin?: readonly Origin[];
}

/**
 * In a text: where a line may end, without anything to see. It is printed as `wbr`, so that no copied address holds it. Unicode
 * reserves this code for internal use, so no typed text contains it.
 */
export const SOFT_BREAK = '\ufdd0';

/**
 * In a text: around what stands in one line wherever a line has room for it. A line may end before and behind it, and within it
 * only where it is wider than a line.
 */
export const [WHOLE_START, WHOLE_END] = ['\ufdd1', '\ufdd2'] as const;

/** In a text: where a word may break, with a hyphen at the end of the line. */
export const SYLLABLE_END = '\ufdd3';

const MARKS = new RegExp(`[${SOFT_BREAK}${WHOLE_START}${WHOLE_END}${SYLLABLE_END}]`, 'g');

/** A text as it is read, without what only states where lines end. */
export function readText(text: string): string {
  return text.replaceAll(MARKS, '');
}

export interface TextNode extends Traced {
  readonly kind: 'text';
  /** Plain text; a line feed becomes a line break. */
  readonly text: string;
  /** What differs from the font of the cell. */
  readonly font?: Partial<Font>;
  /** Set where the text runs against the direction of what surrounds it. */
  readonly dir?: Direction;
  /** Mail clients are kept from making links of what is in it. */
  readonly noAutoLink?: boolean;
  /** An ornament: left out of the plain text. */
  readonly decorative?: boolean;
  /** What the plain text has instead of words about something that only HTML shows; blank for nothing. */
  readonly plain?: string;
}

export interface LinkNode extends Traced {
  readonly kind: 'link';
  readonly href: SafeHref;
  readonly color: Hex;
  readonly underline: boolean;
  /** The name of the link where its text alone does not show where it goes. */
  readonly label?: string;
  readonly children: readonly (TextNode | ImageNode)[];
}

export interface ImageNode extends Traced {
  readonly kind: 'image';
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Corner radius, for clients that have it; the picture itself may already be cut. */
  readonly radius?: number;
  readonly shadow?: Shadow;
  /** Its one color, if it is drawn on nothing. */
  readonly ink?: Hex;
  /** The part of it that fills its place, for what cuts it. */
  readonly crop?: CropPart;
  /** Whether it gives way to a narrow screen, in its proportions. */
  readonly fluid?: boolean;
  /** What can be read in it, for the plain text. */
  readonly words?: string;
  /** What was drawn, and at which size: the id of its request. Absent for a picture that travels as it is. */
  readonly rasterId?: string;
  /** The texts that it was drawn of. */
  readonly drawn?: readonly DrawnText[];
}

/** A text that became part of a picture. */
export interface DrawnText extends Traced {
  readonly text: string;
  readonly font: Pick<Font, 'size' | 'color' | 'weight'>;
  /** Every color that it lies on; empty where that is not known. */
  readonly backgrounds: readonly Hex[];
}

export type InlineNode = TextNode | LinkNode | ImageNode;

/** A link that covers an empty cell. */
export interface CellLink {
  readonly href: SafeHref;
  /** The color of its background, so that an underline that a client draws anyway cannot be seen. */
  readonly color: Hex;
  /** The name of the link, since the cell holds no words. */
  readonly label: string;
  /** In px; of a cell in a document. */
  readonly height?: number;
}

export interface CellNode extends Traced {
  readonly kind: 'cell';
  /** Outer width, padding and border included. */
  readonly width?: number;
  readonly height?: number;
  readonly padding?: Padding;
  /** Left out for the start of the line. */
  readonly align?: Align;
  readonly verticalAlign?: VerticalAlign;
  readonly background?: Background;
  readonly borders?: Borders;
  readonly radius?: Radius;
  readonly shadow?: Shadow;
  readonly font?: Font;
  readonly noWrap?: boolean;
  /** Set where clients must not derive it from the letters in the cell. */
  readonly dir?: Direction;
  /**
   * Lines that are too wide overflow at the left: of text that keeps to the right and has a direction of its own, and of
   * several runs that are read from the right together.
   */
  readonly overflowsLeft?: boolean;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  /** Keeps its width where the screen is too narrow for the table. */
  readonly noShrink?: boolean;
  /** Of a plane of color. Only an empty one is a link; what lies on another has links of its own. */
  readonly link?: CellLink;
  /** Drops below its neighbor where the screen is too narrow for both; at most 300 wide. */
  readonly wraps?: boolean;
  readonly children: readonly (InlineNode | TableNode)[];
}

/** An empty cell that holds a distance, or a bar of color. */
export interface SpacerNode extends Traced {
  readonly kind: 'spacer';
  readonly width?: number;
  readonly height?: number;
  readonly background?: Background;
  readonly borders?: Borders;
  readonly radius?: Radius;
  readonly shadow?: Shadow;
  readonly link?: CellLink;
  /** Keeps its width where the screen is too narrow for the table. */
  readonly noShrink?: boolean;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

export interface RowNode {
  readonly kind: 'row';
  /** Least height: of rows in which no cell stands alone. */
  readonly height?: number;
  readonly cells: readonly (CellNode | SpacerNode)[];
}

export interface TableNode extends Traced {
  readonly kind: 'table';
  /** In px, or the whole width of the cell it stands in. */
  readonly width: number | 'full' | 'content';
  /** Shrinks with the screen. */
  readonly fluid?: boolean;
  /** Columns have the widths that are given, whatever is in them. */
  readonly fixed?: boolean;
  /** To which side text and tables in it keep, whatever surrounds it. */
  readonly textAlign?: Align;
  readonly align?: Align;
  /** Undefined where it is not known. */
  readonly lang?: string | undefined;
  readonly dir?: Direction;
  readonly rows: readonly RowNode[];
}

export type EmailNode =
  TableNode | RowNode | CellNode | SpacerNode | TextNode | LinkNode | ImageNode;

/** The children of a node, in reading order. */
export function childrenOf(node: EmailNode): readonly EmailNode[] {
  switch (node.kind) {
    case 'table':
      return node.rows;
    case 'row':
      return node.cells;
    case 'cell':
    case 'link':
      return node.children;
    case 'spacer':
    case 'text':
    case 'image':
      return [];
  }
}
