import type { ElementContext } from '../element-definition';
import { boundsOf, type Rect } from '../geometry';
import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';

/** The box of an element with all its letters, which may reach out of it. */
export function seenBox(element: SceneElement, context: ElementContext): Rect {
  const { x, y, width, height } = element;
  const box = { x, y, width, height };
  const { textOf, toEmail } = definitionOf(element.type);
  const ink = textOf === undefined ? undefined : toEmail(element, context).ink;
  if (ink === undefined) return box;
  return boundsOf([box, { ...ink, x: x + ink.x, y: y + ink.y }]) ?? box;
}
