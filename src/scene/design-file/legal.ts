import { parseHex, type Hex } from '../../model/color/color';
import { isDay } from '../../base/day';
import { readNaturalSize, sizeFrom, type NaturalSize } from '../../model/picture/natural-size';
import { clamp, type Point, type Rect } from '../geometry';
import { mapRadii } from '../kinds/corners';
import { SCENE_LIMITS } from '../limits';
import { sizeRange } from '../size-range';
import { stepsWithin, wholeWithin, type Range, type SteppedRange } from '../ranges';
import { definitionOf, isPicture } from '../registry';

import { readSpans } from '../text/spans';
import {
  BORDER_STYLES,
  FONT_NAMES,
  type ElementStyle,
  type Frame,
  type GradientStyle,
  type SceneElement,
  type TextSpan,
} from '../scene';

/*
 * Every number in a scene is a whole number within its range, wherever the scene comes from. Edges are rounded, never sizes, so
 * that elements that touched still touch.
 */

/** A place within its range. */
export function legalPoint({ x, y }: Point): Point {
  const { place } = SCENE_LIMITS;
  return { x: wholeWithin(x, place), y: wholeWithin(y, place) };
}

/** A box of whole numbers within the ranges of place and of the size of its type. */
export function legalBox({ type, x, y, width, height }: Rect & Pick<SceneElement, 'type'>): Rect {
  return {
    ...legalPoint({ x, y }),
    width: wholeWithin(spanOf(x, width), sizeRange(type, 'width')),
    height: wholeWithin(spanOf(y, height), sizeRange(type, 'height')),
  };
}

/** A size between two rounded edges. */
function spanOf(start: number, size: number): number {
  const { min, max } = SCENE_LIMITS.place;
  const edge = clamp(start || 0, min - max, max);
  return Math.round(edge + size) - Math.round(edge);
}

/** A style of legal values; a part that cannot be made legal is left out. */
export function legalStyle(style: ElementStyle): ElementStyle {
  const { fontSize, fontWeight, lineHeight, borderWidth, radius } = style;
  const { textAlign, fontFamily, socialStyle, background } = style;
  const family = FONT_NAMES.find((name) => name === fontFamily);
  return present({
    fontSize: steps(fontSize, SCENE_LIMITS.fontSize),
    fontWeight: whole(fontWeight, SCENE_LIMITS.fontWeight),
    color: color(style.color),
    textAlign: oneOf(textAlign, ['left', 'center', 'right']),
    fontFamily: family,
    italic: style.italic,
    underline: style.underline,
    smallCaps: style.smallCaps,
    lineHeight: evenOf(whole(lineHeight, SCENE_LIMITS.lineHeight)),
    letterSpacing: steps(style.letterSpacing, SCENE_LIMITS.letterSpacing),
    backgroundColor: color(style.backgroundColor),
    borderColor: color(style.borderColor),
    borderWidth: whole(borderWidth, SCENE_LIMITS.borderWidth),
    borderStyle: oneOf(style.borderStyle, BORDER_STYLES),
    radius: whole(radius, SCENE_LIMITS.radius),
    corners:
      style.corners && mapRadii(style.corners, (each) => wholeWithin(each, SCENE_LIMITS.radius)),
    background: background && legalGradient(background),
    socialStyle: oneOf(socialStyle, ['letters', 'icons']),
  });
}

/** What an element may lack. */
type Setting = Exclude<
  keyof SceneElement,
  'id' | 'type' | keyof Rect | 'zIndex' | 'locked' | 'style'
>;

/** An element with legal values. Blank and false settings are left out. */
export function normalizeElement(element: SceneElement): SceneElement {
  const { id, type, locked, style, zIndex } = element;
  const { hidden, name, groups, content, href, alt, wrap, autoWidth } = element;
  const { shape, freeRatio, from, until, asPicture } = element;
  return {
    id,
    type,
    ...legalBox(element),
    zIndex: wholeWithin(zIndex, SCENE_LIMITS.zIndex),
    locked,
    ...present({
      hidden: hidden || undefined,
      name: name?.slice(0, SCENE_LIMITS.name) || undefined,
      groups: legalGroups(groups),
      content: textWithin(element, content) || undefined,
      spans: spansWithin(element),
      href: (href !== undefined && isAddressTooLong(href) ? '' : href) || undefined,
      alt: alt?.slice(0, SCENE_LIMITS.alt) || undefined,
      wrap: wrap || undefined,
      autoWidth: (!wrap && autoWidth) || undefined,
      naturalSize: naturalSizeOf(element),
      shape,
      freeRatio: freeRatio || undefined,
      from: dayOf(from),
      until: dayOf(until),
      asPicture: asPicture || undefined,
    } satisfies Record<Setting, unknown>),
    style: legalStyle(style),
  };
}

/** A frame with legal values. `closeUp` is left out where it is false. */
export function legalFrame({ width, height, trim, closeUp = false }: Frame): Frame {
  const { frame, place } = SCENE_LIMITS;
  return {
    width: wholeWithin(width, { min: frame.width, max: place.max }),
    height: wholeWithin(height, { min: frame.height, max: place.max }),
    trim,
    ...(closeUp && { closeUp }),
  };
}

/** An angle between 0 and 359 degrees, and two colors; undefined where one is none. */
function legalGradient({ angle, from, to }: GradientStyle): GradientStyle | undefined {
  const [first, last] = [parseHex(from), parseHex(to)];
  if (first === null || last === null || !Number.isFinite(angle)) return undefined;
  return { angle: ((Math.round(angle) % 360) + 360) % 360, from: first, to: last };
}

type Given<T> = { -readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The entries that are not undefined. */
export function present<T extends object>(entries: T): Given<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}

/** Whether an address is longer than a link may be. */
export function isAddressTooLong(href: string): boolean {
  return href.length > SCENE_LIMITS.href;
}

/** The size that belongs to the element's picture: with another address it goes. */
function naturalSizeOf({ content = '', naturalSize }: SceneElement): NaturalSize | undefined {
  const size = readNaturalSize(naturalSize);
  return (size && sizeFrom([size], content)) ?? undefined;
}

/** A text cut to what an element may hold; a picture's address is as long as it is. */
function textWithin(
  element: Pick<SceneElement, 'type'>,
  content: string | undefined,
): string | undefined {
  return isPicture(element) ? content : content?.slice(0, SCENE_LIMITS.text);
}

/** The spans of a text of the element's own. */
function spansWithin(element: SceneElement): readonly TextSpan[] | undefined {
  const { spans, content = '' } = element;
  if (spans === undefined || definitionOf(element.type).takesSpans !== true) return undefined;
  const read = content.trim() === '' ? [] : readSpans(spans, textWithin(element, content) ?? '');
  return read.length === 0 ? undefined : read;
}

/** Each group once, the outermost of them; that groups make a tree is a matter of all elements together. */
function legalGroups(groups: readonly string[] = []): readonly string[] | undefined {
  const ids = groups.map((group) => group.slice(0, SCENE_LIMITS.group));
  const known = [...new Set(ids)].filter((group) => group !== '');
  return known.length === 0 ? undefined : known.slice(0, SCENE_LIMITS.groupDepth);
}

function dayOf(day: string | undefined): string | undefined {
  return day !== undefined && isDay(day) ? day : undefined;
}

function whole(value: number | undefined, range: Range): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : wholeWithin(value, range);
}

/** Odd line heights make gaps in Word. */
function evenOf(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value / 2) * 2;
}

/** Letters bear finer steps than boxes. */
function steps(value: number | undefined, range: SteppedRange): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : stepsWithin(value, range);
}

function color(value: string | undefined): Hex | undefined {
  return value === undefined ? undefined : (parseHex(value) ?? undefined);
}

function oneOf<T extends string>(value: T | undefined, known: readonly T[]): T | undefined {
  return known.find((candidate) => candidate === value);
}
