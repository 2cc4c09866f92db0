import type { ElementContext, ElementWords, OwnBox } from '../../element-definition';
import { clamp } from '../../geometry';
import { SCENE_LIMITS } from '../../limits';
import type { PlacedElement, TextAlign } from '../../placed-element';
import { placeWords } from './words-place';

/**
 * The box that a text gives itself: as high as its lines and, unless it wraps, as wide as the longest of them. It grows and
 * shrinks at the side that the text is not aligned to, so what is centered stays centered. A box that was not its text's own
 * so far comes to lie where the letters are.
 */
export function fitText(
  element: PlacedElement,
  words: ElementWords,
  context: ElementContext,
): OwnBox {
  const { x, width, wrap = false, autoWidth = false } = element;
  const { ink, lines } = placeWords(words, element, context);
  const height = within(ink.height, SCENE_LIMITS.height);
  if (wrap) return { x, width, height };
  if (!autoWidth) {
    const own = within(ink.width, SCENE_LIMITS.width);
    return { x: Math.max(0, x + ink.x), width: own, height, autoWidth: true };
  }
  const longest = Math.ceil(Math.max(...lines.map((line) => line.width)));
  const own = within(longest, SCENE_LIMITS.width);
  const shift = Math.round((width - own) * SHARE_AT_LEFT[words.look.align]);
  return { x: Math.max(0, x + shift), width: own, height, autoWidth: true };
}

/** How much of what a box gains or loses it does at its left. */
const SHARE_AT_LEFT: Record<TextAlign, number> = { left: 0, center: 0.5, right: 1 };

function within(value: number, { min, max }: { readonly min: number; readonly max: number }) {
  return clamp(value, min, max);
}
