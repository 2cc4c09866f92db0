import type { Point } from '../../scene/geometry';
import { toScene, type Viewport } from '../gestures/viewport';

/** The place on the canvas, in whole units, below one of the window, which is given in px. */
export function placeUnder(surface: Element, at: Point, view: Viewport): Point {
  const { left, top } = surface.getBoundingClientRect();
  const { x, y } = toScene({ x: at.x - left, y: at.y - top }, view);
  return { x: Math.round(x), y: Math.round(y) };
}
