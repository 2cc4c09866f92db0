import type { Point } from '../geometry';
import { legalElement } from '../legal';
import { elementsOf, stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { addElements } from './add';

/**
 * Copies elements (locked ones too) under the ids given, moved by an offset: unlocked, above all others and in the same
 * order among themselves. Copies of a group are a group of their own. Ids that are taken are left out.
 */
export function duplicateElements(
  scene: Scene,
  copies: Readonly<Record<string, string>>,
  dx: number,
  dy: number,
): Scene {
  const originals = elementsOf(scene, Object.keys(copies));
  return addElements(scene, copiesOf(originals, copies, { x: dx, y: dy }, scene));
}

/** Copies of elements, which may come from another design, as `duplicateElements` adds them to a scene. */
export function copiesOf(
  originals: readonly SceneElement[],
  copies: Readonly<Record<string, string>>,
  offset: Point,
  { elements }: Scene,
): readonly SceneElement[] {
  const taken = new Set(elements.map(({ id }) => id));
  const top = Math.max(0, ...elements.map(({ zIndex }) => zIndex));
  const groups = newGroups(originals, copies);
  const made: SceneElement[] = [];
  for (const original of stackingOrder(originals)) {
    const id = copies[original.id];
    if (id === undefined || taken.has(id)) continue;
    taken.add(id);
    const { group: old = '', ...rest } = original;
    const place = { x: original.x + offset.x, y: original.y + offset.y };
    const zIndex = top + made.length + 1;
    const group = groups.get(old) ?? '';
    made.push(legalElement({ ...rest, ...place, id, zIndex, locked: false, group }));
  }
  return made;
}

/** Names for the groups of the copies, by those of the originals: a member copied alone belongs to none. */
function newGroups(
  originals: readonly SceneElement[],
  copies: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const groups = new Set(originals.flatMap(({ group }) => group ?? []));
  const named = [...groups].flatMap((name) => {
    const [first, ...others] = originals.filter(({ group }) => group === name);
    const isGroup = first !== undefined && others.length > 0;
    return isGroup ? [[name, `group-${copies[first.id] ?? first.id}`] as const] : [];
  });
  return new Map(named);
}
