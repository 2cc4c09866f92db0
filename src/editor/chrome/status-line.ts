import type { SceneElement } from '../../scene/scene';
import { nameOf } from '../steps';

/** '1 element', '7 elements'. */
export function elementCount(count: number): string {
  return count === 1 ? '1 element' : `${count} elements`;
}

/** The status text in the header: the number of elements, and what is selected. */
export function statusLine(count: number, selected: readonly SceneElement[]): string {
  const all = elementCount(count);
  if (selected.length === 0) return all;
  return `${all} · ${selected.length === 1 ? nameOf(selected) : selected.length} selected`;
}
