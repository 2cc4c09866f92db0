import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';

/** Whether an element has a text that may be changed in its place. */
export function isWritable({ type, locked, hidden }: SceneElement): boolean {
  return !locked && hidden !== true && definitionOf(type).textOf !== undefined;
}
