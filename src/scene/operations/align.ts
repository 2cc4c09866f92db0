import type { AlignEdge } from '../actions';
import { boundsOf, type Rect } from '../geometry';
import { elementsOf } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { changeUnlocked } from './change';

/**
 * Aligns elements at an edge or the middle of the box around them all. Locked ones stay and count for that box. Needs
 * at least two. For elements of 100 x 30 this is what the specification's constants give.
 */
export function alignElements(scene: Scene, ids: readonly string[], edge: AlignEdge): Scene {
  const meant = elementsOf(scene, ids);
  const bounds = boundsOf(meant);
  if (bounds === null || meant.length < 2) return scene;
  return changeUnlocked(scene, ids, (element) => aligned(element, bounds, edge));
}

function aligned(element: SceneElement, bounds: Rect, edge: AlignEdge): SceneElement {
  const free = { x: bounds.width - element.width, y: bounds.height - element.height };
  switch (edge) {
    case 'left':
      return { ...element, x: bounds.x };
    case 'center':
      return { ...element, x: Math.round(bounds.x + free.x / 2) };
    case 'right':
      return { ...element, x: bounds.x + free.x };
    case 'top':
      return { ...element, y: bounds.y };
    case 'middle':
      return { ...element, y: Math.round(bounds.y + free.y / 2) };
    case 'bottom':
      return { ...element, y: bounds.y + free.y };
  }
}
