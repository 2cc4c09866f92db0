import { isPicture } from './registry';
import type { SceneElement } from './scene';

/** Whether width and height of an element change together: those of a picture do, unless the visitor says otherwise. */
export function keepsRatio(element: Pick<SceneElement, 'type' | 'freeRatio'>): boolean {
  return isPicture(element) && element.freeRatio !== true;
}
