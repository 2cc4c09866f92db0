import { definitionOf } from './registry';
import type { SceneElement } from './scene';

/** Whether it is a plane of color: one that others may lie on. */
export function isPlaneElement({ type }: SceneElement): boolean {
  return definitionOf(type).content === 'none';
}
