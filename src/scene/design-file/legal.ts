import { sizeFrom, type NaturalSize } from '../../model/picture/natural-size';
import { clamp, type Point, type Rect } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { SETTINGS, STYLE } from '../properties/placed-element';
import { wholeWithin } from '../properties/ranges';
import { FLAG, legalValues, number } from '../properties/value-kinds';
import { definitionOf, isPicture } from '../registry';
import type { ElementStyle, Frame, SceneElement, TextSpan } from '../scene';
import { sizeRange } from '../size-range';
import { readSpans } from '../text/spans';

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
function legalBox({ type, x, y, width, height }: Rect & Pick<SceneElement, 'type'>): Rect {
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
  return legalValues(STYLE, style);
}

/** An element with legal values. Blank and false settings are left out. */
export function normalizeElement(element: SceneElement): SceneElement {
  const { id, type, zIndex, locked, wrap, autoWidth, content, spans, naturalSize } = element;
  const text = isPicture(element) ? content : content?.slice(0, SCENE_LIMITS.text);
  return {
    ...legalValues(SETTINGS, {
      ...element,
      content: text,
      spans: spans && legalSpans(element, spans, text),
      naturalSize: naturalSize && sizeOf(naturalSize, content),
      autoWidth: wrap === true ? undefined : autoWidth,
    }),
    id,
    type,
    ...legalBox(element),
    zIndex: SETTINGS.zIndex.legal(zIndex) ?? SCENE_LIMITS.zIndex.min,
    locked,
    style: legalStyle(element.style),
  };
}

const { frame: USUAL, leastFrame: LEAST, place: PLACE } = SCENE_LIMITS;

/** What a frame has, a row for each property. */
export const FRAME = {
  width: number({ min: LEAST.width, max: PLACE.max }),
  height: number({ min: LEAST.height, max: PLACE.max }),
  trim: FLAG,
  closeUp: FLAG,
} as const;

/** A frame with legal values. `closeUp` is left out where it is false. */
export function legalFrame({ width, height, trim, closeUp = false }: Frame): Frame {
  return {
    width: FRAME.width.legal(width) ?? USUAL.width,
    height: FRAME.height.legal(height) ?? USUAL.height,
    trim,
    ...(closeUp && { closeUp }),
  };
}

/** The size that belongs to the element's picture: with another address it goes. */
function sizeOf(size: NaturalSize, content = ''): NaturalSize | undefined {
  return sizeFrom([size], content) ?? undefined;
}

/** The spans of a text of the element's own. */
function legalSpans(
  { type }: SceneElement,
  spans: readonly TextSpan[],
  text = '',
): readonly TextSpan[] | undefined {
  if (definitionOf(type).takesSpans !== true || text.trim() === '') return undefined;
  const read = readSpans(spans, text);
  return read.length === 0 ? undefined : read;
}
