import type { BoundField } from '../model/person/bound-fields';
import type { CornerRadii } from '../email/nodes';
import type { Hex } from '../model/color/color';
import type { ImageShape } from '../model/picture/image';
import type { NaturalSize } from '../model/picture/natural-size';

/* All lengths are canvas units (1 unit = 1 CSS px in the export), whole numbers but for the letter spacing, from the frame's top left corner. */

export type TextAlign = 'left' | 'center' | 'right';

/** How the line of a border is drawn. */
export const BORDER_STYLES = ['solid', 'dashed', 'double'] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

/** A run from one color to another; `angle` in degrees as CSS has it (90 = to the right). */
export interface GradientStyle {
  readonly angle: number;
  readonly from: Hex;
  readonly to: Hex;
}

/** How an element looks. What is missing is the default of its type. */
export interface ElementStyle {
  /** In px, 8 to 72 in quarters. */
  readonly fontSize?: number;
  /** 100 to 800; mail clients have two weights, below 600 and from 600. */
  readonly fontWeight?: number;
  readonly color?: Hex;
  readonly textAlign?: TextAlign;
  readonly fontFamily?: FontName;
  readonly italic?: boolean;
  readonly underline?: boolean;
  /** Small letters look like capitals of less height. */
  readonly smallCaps?: boolean;
  /** In px, even; 1.4 times the size, rounded to even, when missing. */
  readonly lineHeight?: number;
  /** Between letters in px, -2 to 24 in steps of a half. */
  readonly letterSpacing?: number;
  readonly backgroundColor?: Hex;
  readonly borderColor?: Hex;
  /** In px, 0 to 8, drawn inside the box. */
  readonly borderWidth?: number;
  /** Solid when missing, over a gradient, and where a double one has no room for two lines. */
  readonly borderStyle?: BorderStyle;
  /** Corner radius in px. */
  readonly radius?: number;
  /** Of each corner by itself, instead of `radius`: top left, top right, bottom right, bottom left. */
  readonly corners?: CornerRadii;
  /** Of the background type: lies over `backgroundColor`. */
  readonly background?: GradientStyle;
  /** Of the social types. */
  readonly socialStyle?: 'letters' | 'icons';
}

/** How a part of a text differs from the rest of it. What is missing is as the element's style has it. */
export interface PartStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly color?: Hex;
  /** In px, as that of an element. Lines stay as high as the whole text has them. */
  readonly size?: number;
  readonly letterSpacing?: number;
  readonly smallCaps?: boolean;
  /** As typed; an address that a mail may link to. */
  readonly href?: string;
  /** The person's field whose value and link replace the words and the address that were written into the part. */
  readonly field?: BoundField;
}

/** A part of a text, from one place in its `content` up to another, as JavaScript counts its letters. */
export interface TextSpan extends PartStyle {
  readonly start: number;
  readonly end: number;
}

export const FONT_NAMES = [
  'Arial',
  'Helvetica',
  'Verdana',
  'Tahoma',
  'Trebuchet MS',
  'Georgia',
  'Times New Roman',
  'Courier New',
  'Palatino Linotype',
  'Consolas',
  'Comic Sans MS',
  'Segoe Script',
] as const;
export type FontName = (typeof FONT_NAMES)[number];

/**
 * An element where it lies. What draws and exports elements works on this: the list of types is made of what these give, so
 * that they cannot name it.
 */
export interface PlacedElement<Type extends string = string> {
  readonly id: string;
  readonly type: Type;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 and up; where equal, the later in the list lies above. */
  readonly zIndex: number;
  readonly locked: boolean;
  readonly hidden?: boolean;
  /** What the visitor calls it in the layers panel. */
  readonly name?: string;
  /** The groups that it is in, the outermost first: `scene/operations/groups.ts`. */
  readonly groups?: readonly string[];
  /** Text; for pictures a data URL or https address. Without it a text element shows the signature's own field. */
  readonly content?: string;
  /** The parts of `content` that look or lead otherwise than the rest, in their order, none over another. */
  readonly spans?: readonly TextSpan[];
  /** An address of its own, instead of the one its type makes of its text. */
  readonly href?: string;
  readonly alt?: string;
  /** Text breaks at the element's width; without it only where the content does. */
  readonly wrap?: boolean;
  /** The element is as wide as its text, once that was measured, or as its badges. Never of what wraps. */
  readonly autoWidth?: boolean;
  /** Of a linked picture, once it was read. */
  readonly naturalSize?: NaturalSize;
  /** Of the logo. */
  readonly shape?: ImageShape;
  /** Of a picture: width and height change each by itself. */
  readonly freeRatio?: boolean;
  /** Of a banner: the first and the last day on which it should be sent, as ISO 8601 has them. */
  readonly from?: string;
  readonly until?: string;
  /** The visitor has accepted that it becomes part of a picture where it overlaps others. */
  readonly asPicture?: boolean;
  readonly style: ElementStyle;
}
