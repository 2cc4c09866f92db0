import type { SceneElement } from '../../scene/scene';
import { nameOf } from '../steps';

/** '1 element', '7 elements'. */
export function elementCount(count: number): string {
  return count === 1 ? '1 element' : `${count} elements`;
}

/** The status text in the header: what is selected, where that is one element. How many there are, the toolbar shows. */
export function statusLine(selected: readonly SceneElement[]): string {
  return selected.length === 1 ? `${nameOf(selected)} selected` : '';
}
