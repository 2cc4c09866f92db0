import { boundsOf, clamp, type Point, type Rect, type Size } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { elementsOf } from '../selection';
import type { Scene } from '../scene';
import { changeUnlocked } from './change';

/** Moves the unlocked elements by one offset, so far as none of them leaves the legal places. */
export function moveElements(scene: Scene, ids: readonly string[], dx: number, dy: number): Scene {
  const { x, y } = moveOffset(scene, ids, dx, dy);
  if (x === 0 && y === 0) return scene;
  return changeUnlocked(scene, ids, (element) => ({
    ...element,
    x: element.x + x,
    y: element.y + y,
  }));
}

/** How far a move by `dx` and `dy` really takes the unlocked elements. */
export function moveOffset(scene: Scene, ids: readonly string[], dx: number, dy: number): Point {
  const moved = elementsOf(scene, ids).filter(({ locked }) => !locked);
  return legalOffset(cornersOf(moved), { x: dx, y: dy });
}

/** The smallest box that holds the corners of boxes at their top left; null for none. */
export function cornersOf(boxes: readonly Rect[]): Rect | null {
  return boundsOf(boxes.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}

/** How far a move really takes what has its corners in a box: so far as none leaves the legal places. */
export function legalOffset(corners: Rect | null, { x, y }: Point): Point {
  const { min, max } = SCENE_LIMITS.place;
  return clampOffset(corners, { x: Math.round(x), y: Math.round(y) }, [
    { x: min, y: min },
    { x: max, y: max },
  ]);
}

/** Puts the unlocked elements at places of their own. */
export function placeElements(scene: Scene, places: Readonly<Record<string, Point>>): Scene {
  return changeUnlocked(scene, Object.keys(places), (element) => {
    const place = places[element.id];
    return place === undefined ? element : { ...element, x: place.x, y: place.y };
  });
}

/**
 * The offset by which a drag really moves boxes: one for all, so that each corner stays at least 10 from the canvas's
 * left and top and 150 and 80 from its right and bottom. Where both ends cannot be kept, left and top win. The canvas
 * counts as 800 x 600 at least.
 */
export function clampDrag(boxes: readonly Rect[], offset: Point, canvas: Size): Point {
  const { dropMargins: margins, canvas: least } = SCENE_LIMITS;
  return clampOffset(cornersOf(boxes), { x: Math.round(offset.x), y: Math.round(offset.y) }, [
    { x: margins.left, y: margins.top },
    {
      x: Math.max(canvas.width, least.width) - margins.right,
      y: Math.max(canvas.height, least.height) - margins.bottom,
    },
  ]);
}

/** `offset`, changed as little as keeps all corners between two points; the first one wins. */
function clampOffset(
  corners: Rect | null,
  offset: Point,
  [first, last]: readonly [Point, Point],
): Point {
  if (corners === null) return { x: 0, y: 0 };
  const { x, y, width, height } = corners;
  return {
    x: clamp(offset.x, first.x - x, last.x - x - width) || 0,
    y: clamp(offset.y, first.y - y, last.y - y - height) || 0,
  };
}
