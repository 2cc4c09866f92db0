import { isDay } from '../../base/day';
import { IMAGE_SHAPES } from '../../model/picture/image';
import { readNaturalSize, sizeFrom, type NaturalSize } from '../../model/picture/natural-size';
import type { PlainRecord } from './design-reader';
import { isElementId } from '../element-id';
import { addressHref } from '../../model/address-href';
import { isRefused } from './is-refused';
import {
  areCorners,
  areGroups,
  isAllLegal,
  isBoolean,
  isColor,
  isOneOf,
  isRecordOf,
  isTextWithin,
  isWholeWithin,
  type LegalCheck,
} from './legal-checks';
import { SCENE_LIMITS } from '../limits';
import { sizeRange } from '../size-range';
import type { Range, SteppedRange } from '../ranges';
import { definitionOf, isElementType, isPicture } from '../registry';
import { isSame } from '../operations/same';

import { readSpans } from '../text/spans';
import {
  BORDER_STYLES,
  FONT_NAMES,
  type GradientStyle,
  type ElementStyle,
  type SceneElement,
} from '../scene';

/*
 * Most elements that are read were written by the product, so they are legal already. These checks take a fraction of the time
 * of the schema, which reads all other elements and reports what is wrong with them.
 */

/** Whether an untrusted record is exactly the element that the schema would make of it. */
export function isLegalElement(value: PlainRecord): value is PlainRecord & SceneElement {
  return (
    isAllLegal(value, ELEMENT, NEEDED) &&
    isSizeLegal(value) &&
    isContentLegal(value) &&
    areSpansLegal(value) &&
    !isWideTwice(value)
  );
}

/** What wraps has a width that it was given. */
function isWideTwice({ wrap, autoWidth }: PlainRecord): boolean {
  return wrap === true && autoWidth === true;
}

/** The schema leaves out what is false. */
const isTrue: LegalCheck = (value) => value === true;

const GRADIENT = {
  angle: isWholeWithin({ min: 0, max: 359 }),
  from: isColor,
  to: isColor,
} as const satisfies Record<keyof GradientStyle, LegalCheck>;

const NATURAL_SIZE = {
  address: isTextWithin(Number.POSITIVE_INFINITY),
  width: Number.isInteger,
  height: Number.isInteger,
} as const satisfies Record<keyof NaturalSize, LegalCheck>;

const STYLE = {
  fontSize: isStepWithin(SCENE_LIMITS.fontSize),
  fontWeight: isWholeWithin(SCENE_LIMITS.fontWeight),
  color: isColor,
  textAlign: isOneOf(['left', 'center', 'right']),
  fontFamily: isOneOf(FONT_NAMES),
  italic: isBoolean,
  underline: isBoolean,
  smallCaps: isBoolean,
  lineHeight: isEvenWithin(SCENE_LIMITS.lineHeight),
  letterSpacing: isStepWithin(SCENE_LIMITS.letterSpacing),
  backgroundColor: isColor,
  borderColor: isColor,
  borderWidth: isWholeWithin(SCENE_LIMITS.borderWidth),
  borderStyle: isOneOf(BORDER_STYLES),
  radius: isWholeWithin(SCENE_LIMITS.radius),
  corners: areCorners,
  background: isRecordOf(GRADIENT, Object.keys(GRADIENT)),
  socialStyle: isOneOf(['letters', 'icons']),
} as const satisfies Record<keyof ElementStyle, LegalCheck>;

/** None of these texts is blank: the schema leaves out blank ones. */
const ELEMENT = {
  id: isElementId,
  type: isElementType,
  x: isWholeWithin(SCENE_LIMITS.place),
  y: isWholeWithin(SCENE_LIMITS.place),
  width: Number.isInteger,
  height: Number.isInteger,
  zIndex: isWholeWithin(SCENE_LIMITS.zIndex),
  locked: isBoolean,
  hidden: isTrue,
  name: isTextWithin(SCENE_LIMITS.name),
  groups: areGroups,
  content: isTextWithin(Number.POSITIVE_INFINITY),
  spans: Array.isArray,
  naturalSize: isRecordOf(NATURAL_SIZE, Object.keys(NATURAL_SIZE)),
  href: isLink,
  alt: isTextWithin(SCENE_LIMITS.alt),
  wrap: isTrue,
  autoWidth: isTrue,
  shape: isOneOf(IMAGE_SHAPES),
  freeRatio: isTrue,
  from: isDayText,
  until: isDayText,
  asPicture: isTrue,
  style: isRecordOf(STYLE),
} as const satisfies Record<keyof SceneElement, LegalCheck>;

/** What a file may hold of an element and of its style, in the order in which it is written. */
export const ELEMENT_KEYS = Object.keys(ELEMENT);
export const STYLE_KEYS = Object.keys(STYLE);

const NEEDED = ['id', 'type', 'x', 'y', 'width', 'height', 'zIndex', 'locked', 'style'];

/** How large an element may be depends on its type. */
function isSizeLegal({ type, width, height }: PlainRecord): boolean {
  return (
    isElementType(type) &&
    isWholeWithin(sizeRange(type, 'width'))(width) &&
    isWholeWithin(sizeRange(type, 'height'))(height)
  );
}

/** What an element shows: a picture that a mail may hold, whose size is that of its address, or a text of some length. */
function isContentLegal({ type, content = '', naturalSize }: PlainRecord): boolean {
  if (!isElementType(type) || typeof content !== 'string') return false;
  const size = readNaturalSize(naturalSize) ?? undefined;
  if (naturalSize !== undefined && sizeFrom([size], content) === null) return false;
  return isPicture({ type }) ? !isRefused(content) : content.length <= SCENE_LIMITS.text;
}

/** Compares the spans with what reading them gives; few texts have any. */
function areSpansLegal({ type, content = '', spans }: PlainRecord): boolean {
  if (spans === undefined) return true;
  if (!isElementType(type) || typeof content !== 'string' || content.trim() === '') return false;
  const read = readSpans(spans, content);
  return definitionOf(type).takesSpans === true && read.length > 0 && isSame(read, spans);
}

function isEvenWithin(range: Range): LegalCheck {
  const isWithin = isWholeWithin(range);
  return (value) => isWithin(value) && Number(value) % 2 === 0;
}

function isStepWithin({ min, max, step }: SteppedRange): LegalCheck {
  const isWithin = isWholeWithin({ min: min / step, max: max / step });
  return (value) => typeof value === 'number' && isWithin(value / step);
}

function isDayText(value: unknown): boolean {
  return typeof value === 'string' && isDay(value);
}

function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > SCENE_LIMITS.href) return false;
  return value.trim() === '' || addressHref(value) !== null;
}
