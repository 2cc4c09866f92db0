import type { OrderStep } from '../actions';
import { isSame } from '../same';
import { stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { changeEach, changeSome } from './change';

/**
 * Moves elements in the stacking order: one up or down in `zIndex` (0 is the lowest), or above or below all others,
 * keeping their order among themselves. Locked ones too: they keep their place on the canvas.
 */
export function orderElements(scene: Scene, ids: readonly string[], step: OrderStep): Scene {
  switch (step) {
    case 'forward':
      return changeSome(scene, ids, (element) => ({ ...element, zIndex: element.zIndex + 1 }));
    case 'backward':
      return changeSome(scene, ids, (element) => ({ ...element, zIndex: element.zIndex - 1 }));
    case 'front':
    case 'back':
      return moveToEnd(scene, ids, step);
  }
}

function moveToEnd(scene: Scene, ids: readonly string[], end: 'front' | 'back'): Scene {
  const wanted = new Set(ids);
  const order = stackingOrder(scene.elements);
  const moved = order.filter(({ id }) => wanted.has(id));
  const others = order.filter(({ id }) => !wanted.has(id));
  const after = end === 'front' ? [...others, ...moved] : [...moved, ...others];
  if (moved.length === 0 || isSame(idsOf(after), idsOf(order))) return scene;
  const places = end === 'front' ? above(others, moved) : below(moved, others);
  return changeEach(scene, (element) => {
    const zIndex = places.get(element.id);
    return zIndex === undefined ? element : { ...element, zIndex };
  });
}

function above(others: readonly SceneElement[], moved: readonly SceneElement[]) {
  const top = Math.max(0, ...others.map(({ zIndex }) => zIndex));
  return new Map(moved.map(({ id }, index) => [id, top + index + 1]));
}

/** Counts the moved ones from 0; where the others leave no room below them, all of them go up. */
function below(moved: readonly SceneElement[], others: readonly SceneElement[]) {
  const lowest = Math.min(...others.map(({ zIndex }) => zIndex));
  const lift = Math.max(0, moved.length - lowest);
  return new Map([
    ...moved.map(({ id }, index) => [id, index] as const),
    ...others.map(({ id, zIndex }) => [id, zIndex + lift] as const),
  ]);
}

function idsOf(elements: readonly SceneElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}
