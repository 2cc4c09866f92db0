import * as z from 'zod/mini';
import { parseHex, type Hex } from '../../model/color/color';
import { isDay } from '../../base/day';
import { IMAGE_SHAPES } from '../../model/picture/image';
import { readNaturalSize } from '../../model/picture/natural-size';
import { isElementId } from '../element-id';
import { areCorners } from './legal-checks';
import { ELEMENT_TYPES, type ElementType } from '../registry';
import { SCENE_LIMITS } from '../limits';
import { BORDER_STYLES, FONT_NAMES, type SceneElement } from '../scene';
import { sizeRange } from '../size-range';

/*
 * What each value of a design file must be. Values are read one by one, so that a bad one can be named and left out
 * without the rest.
 */

// The page's policy forbids code made at run time.
z.config({ jitless: true });

/** How one value is read. */
export interface FieldRule {
  readonly schema: z.ZodMiniType;
  /** The expected value, as the message names it: 'a number'. */
  readonly wanted: string;
  /** Of a number: the range that it is clamped to, and the step that it is rounded to; 1 by default. */
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
}

const { place, zIndex, frame } = SCENE_LIMITS;

const hex = z.pipe(
  z.string().check(z.refine((value) => readHex(value) !== null)),
  z.transform((value): Hex => readHex(value) ?? '#000000'),
);

const COLOR: FieldRule = { schema: hex, wanted: 'a color such as #333333' };
const TEXT: FieldRule = { schema: z.string(), wanted: 'text' };
const DAY: FieldRule = {
  schema: z.string().check(z.refine(isDay)),
  wanted: 'a day such as 2026-06-05',
};
const YES_OR_NO: FieldRule = { schema: z.boolean(), wanted: 'true or false' };

/** The keys that an element must have with valid values: they have no default. */
export const NEEDED_NUMBERS = {
  x: number(place),
  y: number(place),
} as const satisfies Partial<Record<keyof SceneElement, FieldRule>>;

export const SIZE_KEYS = ['width', 'height'] as const;

/** How the size of an element of a type is read. */
export function sizeNumbers(type: ElementType) {
  return {
    width: number(sizeRange(type, 'width')),
    height: number(sizeRange(type, 'height')),
  } as const satisfies Partial<Record<keyof SceneElement, FieldRule>>;
}

type OptionalField = Exclude<
  keyof SceneElement,
  'id' | 'type' | 'style' | keyof typeof NEEDED_NUMBERS | (typeof SIZE_KEYS)[number]
>;

/** The keys of an element that are left out when they are not right. */
export const OPTIONAL_FIELDS = {
  zIndex: number(zIndex),
  locked: YES_OR_NO,
  hidden: YES_OR_NO,
  name: TEXT,
  groups: { schema: z.array(z.string()), wanted: 'a list of groups' },
  content: TEXT,
  spans: { schema: z.array(z.unknown()), wanted: 'a list of parts of the text' },
  href: TEXT,
  alt: TEXT,
  wrap: YES_OR_NO,
  autoWidth: YES_OR_NO,
  naturalSize: {
    schema: z.pipe(
      z.unknown().check(z.refine((value) => readNaturalSize(value) !== null)),
      z.transform(readNaturalSize),
    ),
    wanted: 'the width and height of the picture at an address',
  },
  shape: choice(IMAGE_SHAPES),
  freeRatio: YES_OR_NO,
  from: DAY,
  until: DAY,
  asPicture: YES_OR_NO,
} as const satisfies Record<OptionalField, FieldRule>;

export const STYLE_FIELDS = {
  fontSize: number(SCENE_LIMITS.fontSize),
  fontWeight: number(SCENE_LIMITS.fontWeight),
  color: COLOR,
  textAlign: choice(['left', 'center', 'right']),
  fontFamily: choice(FONT_NAMES),
  italic: YES_OR_NO,
  underline: YES_OR_NO,
  smallCaps: YES_OR_NO,
  lineHeight: number(SCENE_LIMITS.lineHeight),
  letterSpacing: number(SCENE_LIMITS.letterSpacing),
  backgroundColor: COLOR,
  borderColor: COLOR,
  borderWidth: number(SCENE_LIMITS.borderWidth),
  borderStyle: choice(BORDER_STYLES),
  radius: number(SCENE_LIMITS.radius),
  corners: {
    schema: z.array(z.unknown()).check(z.refine(areCorners)),
    wanted: 'four radii of corners',
  },
  background: {
    schema: z.object({ angle: z.number(), from: hex, to: hex }),
    wanted: 'a gradient of angle, from and to',
  },
  socialStyle: choice(['letters', 'icons']),
} as const satisfies Record<keyof SceneElement['style'], FieldRule>;

export const FRAME_FIELDS = {
  width: number({ min: frame.width, max: place.max }),
  height: number({ min: frame.height, max: place.max }),
  trim: YES_OR_NO,
  closeUp: YES_OR_NO,
} as const;

export const BACKGROUND_FIELD: FieldRule = COLOR;
export const TYPE_FIELD: FieldRule = choice(ELEMENT_TYPES);

export const ID_FIELD: FieldRule = {
  schema: z.string().check(z.refine(isElementId)),
  wanted: 'an id',
};

function number(range: FieldRule['range'] & {}): FieldRule {
  return { schema: z.number(), wanted: 'a number', range };
}

function choice(values: readonly string[]): FieldRule {
  return { schema: z.enum(values), wanted: `one of ${values.join(', ')}` };
}

/** Six hex digits, or three. */
function readHex(value: string): Hex | null {
  return parseHex(value.replace(/^\s*#([0-9a-f])([0-9a-f])([0-9a-f])\s*$/i, '#$1$1$2$2$3$3'));
}
