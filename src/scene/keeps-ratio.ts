import { definitionOf, isPicture } from './registry';
import type { SceneElement } from './scene';

/** Whether width and height of an element change together: those of a code do, and those of a picture unless the visitor says otherwise. */
export function keepsRatio(element: Pick<SceneElement, 'type' | 'freeRatio'>): boolean {
  return (
    definitionOf(element.type).isSquare === true ||
    (isPicture(element) && element.freeRatio !== true)
  );
}
