import { contains, type Point, type Rect } from '../../scene/geometry';

/** How far a snap takes a ghost off the pointer at most, with some px to spare. */
const NEAR_PX = 12;

/**
 * How far the drawing of what is dragged goes from where a drop would put it, to be at the pointer: not at all where that is on it.
 * In px of the screen.
 */
export function ghostOffset(landing: Rect, held: Point, pointer: Point): Point {
  const around = {
    x: landing.x - NEAR_PX,
    y: landing.y - NEAR_PX,
    width: landing.width + 2 * NEAR_PX,
    height: landing.height + 2 * NEAR_PX,
  };
  const isOn = contains(around, { ...pointer, width: 0, height: 0 });
  return isOn ? { x: 0, y: 0 } : { x: held.x - landing.x, y: held.y - landing.y };
}
