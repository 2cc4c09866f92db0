import { stackingOrder } from '../selection';
import type { Scene } from '../scene';
import { changeEach } from './change';

/**
 * Puts elements in the order given, from the undermost to the topmost: they share out among them the places that they
 * have in the stacking order, and the others keep theirs. Every `zIndex` is then counted again from 1. Locked ones too;
 * ids that are not there, or come again, are passed over.
 */
export function reorderElements(scene: Scene, ids: readonly string[]): Scene {
  const before = stackingOrder(scene.elements).map(({ id }) => id);
  const known = new Set(before);
  const wanted = [...new Set(ids)].filter((id) => known.has(id));
  const moved = new Set(wanted);
  const next = wanted.values();
  const after = before.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
  if (after.every((id, at) => id === before[at])) return scene;
  const places = new Map(after.map((id, at) => [id, at + 1]));
  return changeEach(scene, (element) => ({
    ...element,
    zIndex: places.get(element.id) ?? element.zIndex,
  }));
}
