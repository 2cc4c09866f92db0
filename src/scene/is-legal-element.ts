import { IMAGE_SHAPES } from '../model/image';
import { readNaturalSize, sizeFrom, type NaturalSize } from '../model/natural-size';
import { isRecord } from '../model/record';
import { isRefused } from './design-element';
import type { PlainRecord } from './design-reader';
import { isElementId } from './design-schema';
import { addressHref } from './element-link';
import type { Range } from './legal';
import { SCENE_LIMITS } from './limits';
import { isElementType, isPicture } from './registry';
import { FONT_NAMES, type GradientStyle, type ElementStyle, type SceneElement } from './scene';

/*
 * Most elements that are read were written by the product, so they are legal to the letter. To look them through takes a
 * fraction of what the schema takes, which reads all others and says what is wrong with them.
 */

/** Whether a record, whoever wrote it, is the very element that the schema would make of it. */
export function isLegalElement(value: PlainRecord): value is PlainRecord & SceneElement {
  return isAllLegal(value, ELEMENT, NEEDED) && isContentLegal(value);
}

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === 'boolean';
const isColor: Check = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
/** The schema leaves out what is false. */
const isTrue: Check = (value) => value === true;

const GRADIENT = {
  angle: wholeWithin({ min: 0, max: 359 }),
  from: isColor,
  to: isColor,
} as const satisfies Record<keyof GradientStyle, Check>;

const NATURAL_SIZE = {
  address: textWithin(Number.POSITIVE_INFINITY),
  width: Number.isInteger,
  height: Number.isInteger,
} as const satisfies Record<keyof NaturalSize, Check>;

const STYLE = {
  fontSize: wholeWithin(SCENE_LIMITS.fontSize),
  fontWeight: wholeWithin(SCENE_LIMITS.fontWeight),
  color: isColor,
  textAlign: oneOf(['left', 'center', 'right']),
  fontFamily: oneOf(FONT_NAMES),
  italic: isBoolean,
  underline: isBoolean,
  lineHeight: evenWithin(SCENE_LIMITS.lineHeight),
  backgroundColor: isColor,
  borderColor: isColor,
  borderWidth: wholeWithin(SCENE_LIMITS.borderWidth),
  radius: wholeWithin(SCENE_LIMITS.radius),
  background: recordOf(GRADIENT, Object.keys(GRADIENT)),
  socialStyle: oneOf(['letters', 'icons']),
} as const satisfies Record<keyof ElementStyle, Check>;

/** The texts among these are blank nowhere: the schema leaves out what says nothing. */
const ELEMENT = {
  id: isElementId,
  type: isElementType,
  x: wholeWithin(SCENE_LIMITS.place),
  y: wholeWithin(SCENE_LIMITS.place),
  width: wholeWithin(SCENE_LIMITS.width),
  height: wholeWithin(SCENE_LIMITS.height),
  zIndex: wholeWithin(SCENE_LIMITS.zIndex),
  locked: isBoolean,
  hidden: isTrue,
  name: textWithin(SCENE_LIMITS.name),
  group: textWithin(SCENE_LIMITS.group),
  content: textWithin(Number.POSITIVE_INFINITY),
  naturalSize: recordOf(NATURAL_SIZE, Object.keys(NATURAL_SIZE)),
  href: isLink,
  alt: textWithin(SCENE_LIMITS.alt),
  wrap: isTrue,
  shape: oneOf(IMAGE_SHAPES),
  asPicture: isTrue,
  style: recordOf(STYLE, []),
} as const satisfies Record<keyof SceneElement, Check>;

const NEEDED = ['id', 'type', 'x', 'y', 'width', 'height', 'zIndex', 'locked', 'style'];

function isAllLegal(
  value: PlainRecord,
  checks: Readonly<Record<string, Check>>,
  needed: readonly string[],
): boolean {
  return (
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).every((key) => Object.hasOwn(checks, key) && checks[key]?.(value[key]))
  );
}

/** What an element shows: a picture that a mail may hold, whose size is that of its address, or a text of some length. */
function isContentLegal({ type, content = '', naturalSize }: PlainRecord): boolean {
  if (!isElementType(type) || typeof content !== 'string') return false;
  const size = readNaturalSize(naturalSize) ?? undefined;
  if (naturalSize !== undefined && sizeFrom([size], content) === null) return false;
  return isPicture({ type }) ? !isRefused(content) : content.length <= SCENE_LIMITS.text;
}

function recordOf(checks: Readonly<Record<string, Check>>, needed: readonly string[]): Check {
  return (value) => isRecord(value) && isAllLegal(value, checks, needed);
}

/** Below 0 there is nothing, and -0 is another number than 0. */
function wholeWithin({ min, max }: Range): Check {
  return (value) =>
    Number.isInteger(value) &&
    Number(value) >= min &&
    Number(value) <= max &&
    !Object.is(value, -0);
}

function evenWithin(range: Range): Check {
  const isWithin = wholeWithin(range);
  return (value) => isWithin(value) && Number(value) % 2 === 0;
}

function textWithin(most: number): Check {
  return (value) => typeof value === 'string' && value !== '' && value.length <= most;
}

function oneOf(known: readonly string[]): Check {
  return (value) => typeof value === 'string' && known.includes(value);
}

function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > SCENE_LIMITS.href) return false;
  return value.trim() === '' || addressHref(value) !== null;
}
