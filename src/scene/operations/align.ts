import type { AlignEdge } from '../actions';
import { boundsOf, type Point, type Rect } from '../geometry';
import type { Scene } from '../scene';
import { changeUnlocked } from './change';
import { offsetsOf, unitsOf } from './units';

/**
 * Aligns elements at an edge or the middle of the box around them all; a group keeps together. Locked ones stay and
 * count for that box. Needs at least two. For elements of 100 x 30 this is what the specification's constants give.
 */
export function alignElements(scene: Scene, ids: readonly string[], edge: AlignEdge): Scene {
  const units = unitsOf(scene, ids);
  const bounds = boundsOf(units);
  if (bounds === null || units.length < 2) return scene;
  const offsets = offsetsOf(units.map((unit) => [unit, alignOffset(unit, bounds, edge)] as const));
  return changeUnlocked(scene, ids, (element) => {
    const { x, y } = offsets.get(element.id) ?? { x: 0, y: 0 };
    return { ...element, x: element.x + x, y: element.y + y };
  });
}

/** How far a box moves to lie at an edge or the middle of another one; whole units. */
export function alignOffset(box: Rect, within: Rect, edge: AlignEdge): Point {
  const x = within.x - box.x;
  const y = within.y - box.y;
  const free = { x: within.width - box.width, y: within.height - box.height };
  switch (edge) {
    case 'left':
      return { x, y: 0 };
    case 'center':
      return { x: Math.round(x + free.x / 2), y: 0 };
    case 'right':
      return { x: x + free.x, y: 0 };
    case 'top':
      return { x: 0, y };
    case 'middle':
      return { x: 0, y: Math.round(y + free.y / 2) };
    case 'bottom':
      return { x: 0, y: y + free.y };
  }
}
