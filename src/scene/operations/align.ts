import type { AlignEdge } from '../actions';
import { boundsOf, type Point, type Rect } from '../geometry';
import { wholeGroups } from './groups';
import { elementsOf } from '../selection';
import type { Scene } from '../scene';
import { placeElements } from './move';
import { placesAfter, unitsOf, type Placing, type Unit } from './units';

/**
 * Aligns elements at an edge or the middle of the box around them all; a group keeps together. Locked ones stay and
 * count for that box. Needs at least two. For elements of 100 x 30 this is what the specification's constants give.
 */
export function alignElements(scene: Scene, ids: readonly string[], edge: AlignEdge): Scene {
  const units = unitsOf(elementsOf(scene, ids), wholeGroups(scene.elements, new Set(ids)));
  return placeElements(scene, Object.fromEntries(alignedPlaces(units, edge)));
}

/** Where aligning takes the elements of units; of those alone that move. */
export function* alignedPlaces(units: readonly Unit[], edge: AlignEdge): Iterable<Placing> {
  const bounds = boundsOf(units);
  if (bounds === null || units.length < 2) return;
  for (const unit of units) yield* placesAfter(unit, alignOffset(unit, bounds, edge));
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
