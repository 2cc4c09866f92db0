import { definitionOf, isPicture } from './registry';
import type { SceneElement } from './scene';

/** Whether width and height of an element change together: always for a code, and for a picture unless its ratio is freed. */
export function keepsRatio(element: Pick<SceneElement, 'type' | 'freeRatio'>): boolean {
  return (
    definitionOf(element.type).isSquare === true ||
    (isPicture(element) && element.freeRatio !== true)
  );
}
