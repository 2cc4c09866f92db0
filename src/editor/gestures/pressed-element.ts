import { contains, type Point, type Rect } from '../../scene/geometry';
import type { SceneElement } from '../../scene/scene';

/** What is thinner is hard to hit, in canvas units; it takes presses a little beside it, too, in px of the screen. */
const THIN = 12;
const REACH_PX = 4;

/**
 * The id of the element that a press at a point of the canvas means, where the drawing under the pointer belongs to `hit`, or
 * to none: that one, or the topmost thin element that lies above it and close by. `stacked` has the undermost first.
 */
export function pressedElement(
  stacked: readonly SceneElement[],
  hit: string | null,
  point: Point,
  zoom: number,
): string | null {
  const reach = REACH_PX / zoom;
  const at = { ...point, width: 0, height: 0 };
  const isMeant = (element: SceneElement): boolean =>
    element.id === hit || (isThin(element) && contains(grown(element, reach), at));
  return stacked.findLast(isMeant)?.id ?? hit;
}

function isThin({ width, height }: Rect): boolean {
  return Math.min(width, height) < THIN;
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
