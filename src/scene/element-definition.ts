import type { FindingReport } from '../model/findings/findings';
import type { HeldPictures } from '../model/picture/held-pictures';
import type { SocialIcons } from '../email/social-icons';
import type { CellNode } from '../email/nodes';
import type { Hex } from '../model/color/color';
import type { TextFieldId } from '../model/person/fields';
import type { Crop } from '../model/person/crop';
import type { ImageShape } from '../model/picture/image';
import type { Translations } from '../model/languages/language-words';
import type { InitialsOf } from '../model/person/name/load-initials';
import type { QrCodes } from '../model/person/qr-code';
import type { Person } from '../model/person/signature';
import type { SocialId } from '../model/person/social';
import type { ElementGroup } from './element-groups';
import type { ElementText } from './text/element-text';
import type { Rect, Size } from './geometry';
import type { TextLook } from './kinds/text/text-look';
import type { ElementStyle, PlacedElement } from './properties/placed-element';
import type { SvgNode } from './drawing/svg';
import type { MeasureText } from './text/text-measure';

/** What an element is drawn and exported with, beside itself. */
export interface ElementContext {
  /** The person whose details the design shows. */
  readonly person: Person;
  readonly measure: MeasureText;
  /** How often fonts have come to the page: each time, `measure` answers otherwise. */
  readonly fontArrivals?: number;
  /** An origin that makes relative addresses absolute. */
  readonly baseUrl?: string;
  /** The words in the language of the signature; English until they have loaded. */
  readonly words?: Translations;
  /** What reads initials; those that a text holds stay as they are until it has loaded. */
  readonly initialsOf?: InitialsOf;
  /** The social icons; planes are drawn in place of them until they have loaded. */
  readonly socialIcons?: SocialIcons;
  /** The QR codes of elements; a sketch of one stands in until they have come. */
  readonly qrCodes?: QrCodes;
  /** The pictures that are not loaded yet; a placeholder is drawn in place of each of them. */
  readonly held?: HeldPictures;
}

/** Which eight handles an element shows: all, the two at its sides (wrapping width), or none. */
export type HandleSet = 'all' | 'sides' | 'none';

/** The sections of the properties panel: of several elements together, or of one alone, as each has its own. */
export const PROPERTY_SECTIONS = {
  position: 'several',
  size: 'several',
  'icon-size': 'several',
  'shape-colors': 'several',
  corners: 'several',
  gradient: 'several',
  opacity: 'several',
  shadow: 'several',
  typography: 'several',
  content: 'one',
  disclaimer: 'one',
  code: 'one',
  'logo-upload': 'one',
  shape: 'several',
  'alt-link': 'one',
  days: 'one',
  link: 'one',
  'social-style': 'several',
  glyph: 'several',
  badge: 'several',
  'social-address': 'one',
} as const;

export type PropertySection = keyof typeof PROPERTY_SECTIONS;

/** What an element becomes in a mail: the cell that holds it, exactly as large as its box. */
export interface ElementEmail {
  /** `flow` may grow and may be placed by alignment; `exact` needs its exact box. */
  readonly placing: 'flow' | 'exact';
  /** What its kind shows. What holds nothing is a plane of color: others may lie within its box. */
  readonly holds: 'words' | 'pictures' | 'nothing';
  /** Whether it shows nothing of the visitor's, but what stands for it on the canvas: emails are made without it. */
  readonly isVacant: boolean;
  readonly cell: CellNode;
  /** Of words: the box that their letters really need, from the element's corner; it may be larger than the element. */
  readonly ink?: Rect;
  readonly findings: readonly FindingReport[];
}

/** The words of an element: their text, their look and their place in it. */
export interface ElementWords extends ElementText {
  /** Paler where they are a placeholder. */
  readonly look: TextLook;
  /** The color that they stand on, where that is the element's own. */
  readonly background: Hex | null;
  /** What they are set in, from the element's corner. */
  readonly box: Rect;
  /** Where the lines stand in a box that is higher than they are. */
  readonly verticalAlign: 'top' | 'middle';
}

/** The part of its box that an element computes itself: it keeps its top. */
export type OwnBox = Pick<PlacedElement, 'x' | 'width' | 'height' | 'autoWidth'>;

/** How large the icons of an element are, each as wide as it is high. */
export interface IconSizing {
  readonly sideOf: (box: Size & { readonly style?: ElementStyle }, person: Person) => number;
  /** The box that holds icons `side` px wide exactly. */
  readonly boxOf: (side: number, person: Person, style?: ElementStyle) => Size;
}

/** Whether a picture that has not the aspect of its box is shown whole, or cut to it. */
export type PictureFit = 'contain' | 'cover';

/** How an element shows a picture. */
export interface PictureTraits {
  readonly fit: PictureFit;
  /** Its outline as long as none is chosen. */
  readonly shapeOf: (person: Person) => ImageShape;
  /** Its own, else that of the person's picture; it may have been made on another picture. */
  readonly cropOf: (
    element: PlacedElement,
    context: Pick<ElementContext, 'person'>,
  ) => Crop | undefined;
  /** As typed: its own, else that of the person. */
  readonly addressOf: (element: PlacedElement, context: ElementContext) => string;
}

/** What stands for a kind of element in lists: a picture that goes by a name, or letters. */
export type ElementIcon = IconName | { readonly letters: string };
export type IconName =
  | 'bar'
  | 'circle'
  | 'globe'
  | 'line'
  | 'mail'
  | 'phone'
  | 'picture'
  | 'pin'
  | 'share'
  | 'square'
  | 'text';

/** A kind of element: one pure file. */
export interface ElementDefinition<Type extends string = string> {
  readonly type: Type;
  /** Its name in the library and on the type badge. */
  readonly label: string;
  /** Where the library shows it. */
  readonly group: ElementGroup;
  readonly icon: ElementIcon;
  /** What an element's own `content` is. Words are edited in place. */
  readonly content: 'words' | 'picture' | 'profile' | 'code' | 'glyph' | 'none';
  /** What it shows of the person while it has no content. */
  readonly follows?: TextFieldId | SocialId;
  /** Whether an element's own `href` makes a link of it. */
  readonly takesLink: boolean;
  /** Whether it is there for nothing but its link. */
  readonly needsLink?: true;
  /** Whether parts of its words may look or lead otherwise than the rest. */
  readonly takesSpans?: boolean;
  /** Where `content` is a picture. */
  readonly picture?: PictureTraits;
  /** Whether its width and height change together. */
  readonly isSquare?: true;
  /** Where it may be smaller than others. */
  readonly leastSize?: Size;
  /** What a new one begins with; a part of the style that an element lacks is taken from here too. */
  readonly defaults: {
    readonly width: number;
    readonly height: number;
    /** Where it is as wide as what it shows until somebody sizes it. Texts find that out by themselves. */
    readonly autoWidth?: true;
    readonly style: ElementStyle;
    readonly content?: string;
    readonly wrap?: true;
  };
  /** The text of a new one, in the language of the signature. */
  readonly contentIn?: (words: Translations) => string;
  /** What 'reset to defaults' sets: the default size if `size`, and `style` over the default one; no style where it is null. */
  readonly reset: { readonly size: boolean; readonly style: ElementStyle | null };
  readonly handles: HandleSet;
  /** In the order of the panel, which is made from this list. */
  readonly sections: readonly PropertySection[];
  /** Of what shows social icons. */
  readonly iconSizing?: IconSizing;
  /** The drawing, with the element's top left corner at 0, 0. */
  readonly draw: (element: PlacedElement, context: ElementContext) => readonly SvgNode[];
  /** The box of what gives itself its size; it is asked again after every change. */
  readonly fit?: (element: PlacedElement, context: ElementContext) => OwnBox;
  readonly toEmail: (element: PlacedElement, context: ElementContext) => ElementEmail;
  /** The words that are edited in place, as they were typed; there where `content` is words. */
  readonly textOf?: (element: PlacedElement, context: ElementContext) => ElementWords;
  /** Its text, for its accessible name and the layers panel; blank for shapes. */
  readonly describe: (element: PlacedElement, context: ElementContext) => string;
}
