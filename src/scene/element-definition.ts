import type { CellNode } from '../email/nodes';
import type { Finding } from '../model/findings';
import type { SignatureData } from '../model/signature';
import type { ElementText } from './element-text';
import type { ElementType } from './element-types';
import type { Rect, Size } from './geometry';
import type { ElementStyle, SceneElement } from './scene';
import type { SvgNode } from './svg';
import type { MeasureText } from './text-measure';

/** What an element is drawn and exported with, beside itself. */
export interface ElementContext {
  /** The person the design speaks of. */
  readonly signature: SignatureData;
  readonly measure: MeasureText;
  /** How often fonts have come to the page: each time, `measure` answers otherwise. */
  readonly fontArrivals?: number;
  /** The natural size of a linked picture where it is known; one from the device is read from its own bytes. */
  readonly pictureSize?: (address: string) => Size | null;
  /** An origin that makes relative addresses absolute. */
  readonly baseUrl?: string;
}

/** Which eight handles an element shows: all, the two at its sides (wrapping width), or none. */
export type HandleSet = 'all' | 'sides' | 'none';

/** The sections of the properties panel, in their order; the panel is made from this list. */
export type PropertySection =
  | 'position'
  | 'size'
  | 'mark-size'
  | 'shape-colors'
  | 'gradient'
  | 'typography'
  | 'content'
  | 'logo-upload'
  | 'shape'
  | 'alt-link'
  | 'social-style'
  | 'social-address';

/** What an element becomes in a mail: the cell that holds it, exactly as large as its box. */
export interface ElementEmail {
  /** `text` may grow and may be placed by alignment; `image` and `fill` need their exact box. */
  readonly kind: 'text' | 'image' | 'fill';
  readonly cell: CellNode;
  /** Of a text: the box that its letters really need, from the element's corner; it may be larger than the element. */
  readonly ink?: Rect;
  readonly findings: readonly Finding[];
}

/** A kind of element: one pure file. */
export interface ElementDefinition {
  readonly type: ElementType;
  /** As the library and the type badge say it. */
  readonly label: string;
  /** What a new one begins with; a part of the style that an element lacks is taken from here too. */
  readonly defaults: {
    readonly width: number;
    readonly height: number;
    readonly style: ElementStyle;
    readonly content?: string;
  };
  /** What 'reset to defaults' gives: any of its size and its style (told over the default one). */
  readonly reset: { readonly size: boolean; readonly style: ElementStyle | null };
  readonly handles: HandleSet;
  readonly sections: readonly PropertySection[];
  /** Whether adding it is told with 'Shape Added!'. */
  readonly isShape: boolean;
  /** Whether it may hold others in its box when exported. */
  readonly isContainer: boolean;
  /** The drawing, with the element's top left corner at 0, 0. */
  readonly draw: (element: SceneElement, context: ElementContext) => readonly SvgNode[];
  readonly toEmail: (element: SceneElement, context: ElementContext) => ElementEmail;
  /** What a text says; others have none. It can be edited in place. */
  readonly textOf?: (element: SceneElement, context: ElementContext) => ElementText;
  /** What it says, for its accessible name and the layers panel; blank for shapes. */
  readonly describe: (element: SceneElement, context: ElementContext) => string;
}
