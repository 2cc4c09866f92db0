import { SCENE_LIMITS } from '../limits';
import { isPicture } from '../registry';
import type { SceneElement } from '../scene';

/** How many characters an element adds to the text of its design. A picture's own bytes are no text. */
export function textLength(element: SceneElement): number {
  const { content = '', alt = '', href = '', name = '', spans = [] } = element;
  const parts = spans.reduce(
    (sum, span) => sum + SCENE_LIMITS.spanLength + (span.href?.length ?? 0),
    0,
  );
  return (isPicture(element) ? 0 : content.length) + alt.length + href.length + name.length + parts;
}

/** How many characters a design of these elements may still take; below 0 where it holds too many. */
export function textRoom(elements: readonly SceneElement[]): number {
  const total = elements.reduce((sum, element) => sum + textLength(element), 0);
  return SCENE_LIMITS.allText - total;
}
