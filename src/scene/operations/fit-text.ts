import type { ElementContext } from '../element-definition';
import { footprintOf, isClash, type Footprint } from '../footprint';
import { grownFrame } from '../frame';
import type { Rect } from '../geometry';
import { textLook } from '../kinds/text-look';
import type { Scene, SceneElement } from '../scene';

/** Smaller letters are hard to read. */
const SMALLEST_FONT = 10;

/**
 * The largest font size, 10 px at least, at which a text that is too long for its box stands within it and overlaps
 * nothing. Null for texts that fit, and for those that no size helps.
 */
export function fittingFontSize(
  scene: Scene,
  prints: readonly Footprint[],
  print: Footprint,
  context: ElementContext,
): number | null {
  const { element } = print;
  if (!isTooLong(scene, prints, print)) return null;
  const { size } = textLook(element.style, false);
  for (let fontSize = size - 1; fontSize >= SMALLEST_FONT; fontSize--) {
    const style = { ...element.style, fontSize };
    const smaller = footprintOf({ ...element, style }, print.z, context);
    if (isRoomFor(smaller, prints)) return fontSize;
  }
  return null;
}

/** The box in which a text that is too long stands on several lines and overlaps nothing; null where there is none. */
export function wrappingBox(
  scene: Scene,
  prints: readonly Footprint[],
  print: Footprint,
  context: ElementContext,
): Rect | null {
  const { element, z } = print;
  if (!isTooLong(scene, prints, print)) return null;
  const wrapped = footprintOf({ ...element, wrap: true }, z, context);
  const { x, y, width, height } = element;
  return isRoomFor(wrapped, prints)
    ? { x, y, width, height: Math.max(height, wrapped.ink.height) }
    : null;
}

/** What is set on a text whose own content is a web address, so that its short form shows; null for any other. */
export function shortAddress({ type, content = '', href }: SceneElement) {
  const address = content.trim();
  const short = address.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/\/$/, '');
  const isAddress = (type === 'text' || type === 'website') && /^\S+\.\S+$/.test(short);
  if (!isAddress || short === address) return null;
  const isLink = type === 'website' || /^https?:/i.test(address);
  return { content: short, ...(href === undefined && isLink ? { href: address } : {}) };
}

/** The settings of `shortAddress`, where the short form overlaps nothing and the long one does. */
export function shortAddressThatFits(
  scene: Scene,
  prints: readonly Footprint[],
  print: Footprint,
  context: ElementContext,
) {
  const settings = isTooLong(scene, prints, print) ? shortAddress(print.element) : null;
  if (settings === null) return null;
  const shorter = footprintOf({ ...print.element, ...settings }, print.z, context);
  return isInWay(scene, prints, shorter) ? null : settings;
}

/** Whether a text on lines of its own reaches over its box and, there, over something else or out of the frame. */
function isTooLong(scene: Scene, prints: readonly Footprint[], print: Footprint): boolean {
  const { kind, element, ink } = print;
  if (kind !== 'text' || element.wrap === true || ink.width <= element.width) return false;
  return isInWay(scene, prints, print);
}

function isInWay(scene: Scene, prints: readonly Footprint[], print: Footprint): boolean {
  const { x, width } = print.ink;
  return x < 0 || x + width > grownFrame(scene).width || clashes(print, prints);
}

function isRoomFor(print: Footprint, prints: readonly Footprint[]): boolean {
  const { ink, element } = print;
  return ink.width <= element.width && !clashes(print, prints);
}

function clashes(print: Footprint, prints: readonly Footprint[]): boolean {
  return prints.some((other) => other.z !== print.z && isClash(print, other));
}
