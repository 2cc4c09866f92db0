import type { Gradient } from '../../email/gradients';
import { mapFlags } from '../../email/letters';
import { addressHref } from '../../model/person/web/address-href';
import { isBoundField, type BoundField } from '../../model/person/bound-field-ids';
import { IMAGE_SHAPES } from '../../model/picture/image';
import { BADGE_SHAPES, CONTACT_ICONS } from '../../model/contact-icons';
import { readCrop, type Crop } from '../../model/person/crop';
import { SOCIAL_STYLES } from '../../model/person/social';
import { readNaturalSize, type NaturalSize } from '../../model/picture/natural-size';
import { STACK_ALIGNMENTS } from '../stacks/alignment';
import { SCENE_LIMITS } from '../limits';
import {
  choice,
  COLOR,
  CORNERS,
  DAY,
  evenNumber,
  FLAG,
  FONT_LIST,
  GRADIENT,
  MARK,
  number,
  numberBelow,
  SHADOW,
  text,
  type ValueKind,
  type Values,
} from './value-kinds';

/*
 * What elements have: a row for each property. Types, the reader and the writer of files and what is legal are made of these
 * tables. Their order is that of files. All lengths are canvas units (1 unit = 1 CSS px in the export), whole numbers where
 * nothing else is stated, from the frame's top left corner.
 */

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

/** How the line of a border is drawn. */
export const BORDER_STYLES = ['solid', 'dashed', 'double'] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

export type GradientStyle = Gradient;

const LETTERS = mapFlags(() => FLAG);

/** How an element looks. What is missing is the default of its type. */
export const STYLE = {
  /** In px, in hundredths: the points of other programs are no whole px. */
  fontSize: number(SCENE_LIMITS.fontSize),
  /** Mail clients have two weights, below 600 and from 600. */
  fontWeight: number(SCENE_LIMITS.fontWeight),
  color: COLOR,
  textAlign: choice(['left', 'center', 'right']),
  fontFamily: choice(FONT_NAMES),
  /** Fonts of other programs that emails name first: who has one sees it. Measured and drawn is `fontFamily`. */
  firstFonts: FONT_LIST,
  ...LETTERS,
  /** In px, even; 1.4 times the size, rounded to even, when missing. */
  lineHeight: evenNumber(SCENE_LIMITS.lineHeight),
  /** Between letters, in hundredths of a px. */
  letterSpacing: number(SCENE_LIMITS.letterSpacing),
  backgroundColor: COLOR,
  borderColor: COLOR,
  /** Drawn inside the box. */
  borderWidth: number(SCENE_LIMITS.borderWidth),
  /** Solid when missing, over a gradient, and where a double one has no room for two lines. */
  borderStyle: choice(BORDER_STYLES),
  radius: number(SCENE_LIMITS.radius),
  /** Of each corner by itself, instead of `radius`. */
  corners: CORNERS,
  /** Of shapes: lies over `backgroundColor`. */
  background: GRADIENT,
  /** Of shapes, boxes with a label and pictures. */
  shadow: SHADOW,
  /** Of the social types. */
  socialStyle: choice(SOCIAL_STYLES),
  /** Of badges; its corners count more than `radius`. */
  badgeShape: choice(BADGE_SHAPES),
  /** Between badges of one element, in px. */
  badgeGap: number(SCENE_LIMITS.badgeGap),
  /** In percent; of all but QR codes, which phones must read. */
  opacity: numberBelow(SCENE_LIMITS.opacity),
} as const;

export interface ElementStyle extends Values<typeof STYLE> {}
export type TextAlign = ElementStyle['textAlign'] & string;

/** As typed; an address that a mail may link to. */
const PART_HREF: ValueKind<string> = {
  ...text(),
  read: (given) => (typeof given === 'string' && isPartHref(given) ? given : undefined),
};

/** The person's field whose value and link replace the words and the address that were written into the part. */
const BOUND: ValueKind<BoundField> = {
  read: (given) => (isBoundField(given) ? given : undefined),
  legal: (field) => field,
  wanted: 'a field of the person',
};

/** How a part of a text differs from the rest of it. What is missing is as the element's style has it. */
export const PART_STYLE = {
  bold: FLAG,
  ...LETTERS,
  color: COLOR,
  /** As that of an element. The largest one makes all lines of the text higher, unless their height is set. */
  size: STYLE.fontSize,
  font: STYLE.fontFamily,
  /** Of `font`: without it they are those of the whole text. */
  firstFonts: STYLE.firstFonts,
  letterSpacing: STYLE.letterSpacing,
  href: PART_HREF,
  field: BOUND,
} as const;

export interface PartStyle extends Values<typeof PART_STYLE> {}

/** A part of a text, from one place in its `content` up to another, as JavaScript counts its letters. */
export interface TextSpan extends PartStyle {
  readonly start: number;
  readonly end: number;
}

/** What parts of a text call the properties of a whole style that they may have, too. */
export const PART_OF_STYLE = {
  fontSize: 'size',
  fontWeight: 'bold',
  color: 'color',
  fontFamily: 'font',
  firstFonts: 'firstFonts',
  letterSpacing: 'letterSpacing',
  ...mapFlags((name) => name),
} as const satisfies Partial<Record<keyof ElementStyle, keyof PartStyle>>;

/** The groups that an element is in, the outermost first: `scene/operations/groups.ts`. */
const GROUPS: ValueKind<readonly string[]> = {
  read: (given) => {
    const isList = Array.isArray(given) && given.every((group) => typeof group === 'string');
    return isList ? given : undefined;
  },
  /** Each once; that groups make a tree is a matter of all elements together. */
  legal: (groups) => {
    const ids = groups.map((group) => group.slice(0, SCENE_LIMITS.group));
    const known = [...new Set(ids)].filter((group) => group !== '');
    return known.length === 0 ? undefined : known.slice(0, SCENE_LIMITS.groupDepth);
  },
  wanted: 'a list of groups',
};

/** The parts of `content` that look or lead otherwise than the rest, in their order, none over another. */
const SPANS: ValueKind<readonly TextSpan[]> = {
  read: (given) => (Array.isArray(given) ? given : undefined),
  legal: (spans) => spans,
  wanted: 'a list of parts of the text',
};

/** How far it is from the frame's edge to something. */
const LENGTH = number(SCENE_LIMITS.place);

/** A box as x, y, width and height. */
const HOME: ValueKind<readonly [number, number, number, number]> = {
  read: (given) => {
    if (!Array.isArray(given) || given.length !== 4) return undefined;
    const [x, y, width, height] = given.map(LENGTH.read);
    const isWhole = x !== undefined && y !== undefined && width !== undefined;
    return isWhole && height !== undefined ? [x, y, width, height] : undefined;
  },
  legal: (box) => {
    const [x, y, width, height] = box.map(LENGTH.legal);
    const isWhole = x !== undefined && y !== undefined && width !== undefined;
    return isWhole && height !== undefined ? [x, y, width, height] : undefined;
  },
  wanted: 'a box: x, y, width and height',
};

/** Of a linked picture, once it was read. */
const NATURAL_SIZE: ValueKind<NaturalSize> = {
  read: (given) => readNaturalSize(given) ?? undefined,
  legal: (size) => readNaturalSize(size) ?? undefined,
  wanted: 'the width and height of the picture at an address',
};

/** An address of its own, instead of the one its type makes of its text. Cut, it would be another address. */
const HREF: ValueKind<string> = {
  ...text(),
  legal: (href) => (isAddressTooLong(href) ? undefined : href || undefined),
};

/** Of an uploaded picture; one that holds for no picture is left out. */
const CROP: ValueKind<Crop> = {
  read: (given) => readCrop(given) ?? undefined,
  legal: (crop) => (crop.of === '' ? undefined : (readCrop(crop) ?? undefined)),
  wanted: 'the part of a picture that is shown',
};

/** Where an element lies: without it there is none. */
export const PLACE = {
  x: LENGTH,
  y: LENGTH,
} as const;

/** What else an element has, beside its size, which depends on its type, and its style. */
export const SETTINGS = {
  /** Where equal, the later in the list lies above. */
  zIndex: number(SCENE_LIMITS.zIndex),
  locked: FLAG,
  hidden: MARK,
  /** What the visitor calls it in the layers panel. */
  name: text(SCENE_LIMITS.name),
  groups: GROUPS,
  /** The stack that it is in: `scene/stacks/stacks.ts`. */
  stack: text(SCENE_LIMITS.group),
  /** How the parts of that stack were aligned, for all of its elements; none is by their start (`scene/stacks/alignment.ts`). */
  stackAlign: choice(STACK_ALIGNMENTS),
  /** Of an element in a stack that others have moved: where it was drawn (`scene/stacks/hold-stacks.ts`). */
  home: HOME,
  /** Of a text: the shape that it is the label of (`scene/labels/labels.ts`). */
  labelOf: text(SCENE_LIMITS.elementId),
  /** Text; for pictures a data URL or https address. Without it a text element shows the signature's own field. */
  content: text(),
  spans: SPANS,
  naturalSize: NATURAL_SIZE,
  href: HREF,
  alt: text(SCENE_LIMITS.alt),
  /** Text breaks at the element's width; without it only where the content does. */
  wrap: MARK,
  /** The element is as wide as its text, once that was measured, or as its badges. Never of what wraps. */
  autoWidth: MARK,
  /** Of an icon: which one. */
  glyph: choice(CONTACT_ICONS.map(({ id }) => id)),
  /** Of the logo. */
  shape: choice(IMAGE_SHAPES),
  /** Which part of a picture fills its box. */
  crop: CROP,
  /** Of a picture: width and height change each by itself. */
  freeRatio: MARK,
  /** Of a banner: the first and the last day on which it should be sent. */
  from: DAY,
  until: DAY,
  /** Mail clients are kept from making links of numbers and dates in its text. */
  noAutoLink: MARK,
  /** The visitor has accepted that it becomes part of a picture where it overlaps others. */
  asPicture: MARK,
} as const;

/**
 * An element where it lies. What draws and exports elements works on this: the list of types is made of what these give, so
 * that they cannot name it.
 */
export interface PlacedElement<Type extends string = string> extends Values<typeof SETTINGS> {
  readonly id: string;
  readonly type: Type;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly zIndex: number;
  readonly locked: boolean;
  readonly style: ElementStyle;
}

/** What a file may hold of an element and of its style, in the order in which it is written. */
export const ELEMENT_KEYS = [
  'id',
  'type',
  ...Object.keys(PLACE),
  'width',
  'height',
  ...Object.keys(SETTINGS),
  'style',
];
export const STYLE_KEYS = Object.keys(STYLE);

/** Whether an address is longer than a link may be. */
export function isAddressTooLong(href: string): boolean {
  return href.length > SCENE_LIMITS.href;
}

/** Whether a part of a text may have this link. */
export function isPartHref(href: string): boolean {
  return !isAddressTooLong(href) && addressHref(href) !== null;
}
