import type { Point } from '../geometry';
import { membersByGroup } from './groups';
import { normalizeElement } from '../design-file/legal';
import { elementsOf, stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { addElements } from './add';

/**
 * Copies elements (locked ones too) under the ids given, moved by an offset: unlocked, above all others and in the same
 * order among themselves. Copies of a group are a group of their own, those of groups in it lie within that. Ids that are
 * taken are left out.
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
  const copied = newGroups(originals, copies, new Set(membersByGroup(elements).keys()));
  const made: SceneElement[] = [];
  for (const original of stackingOrder(originals)) {
    const id = copies[original.id];
    if (id === undefined || taken.has(id)) continue;
    taken.add(id);
    const place = { x: original.x + offset.x, y: original.y + offset.y };
    const zIndex = top + made.length + 1;
    const groups = original.groups?.flatMap((group) => copied.get(group) ?? []) ?? [];
    made.push(normalizeElement({ ...original, ...place, id, zIndex, locked: false, groups }));
  }
  return made;
}

/** Ids for the groups of the copies, by those of the originals. */
function newGroups(
  originals: readonly SceneElement[],
  copies: Readonly<Record<string, string>>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const named = [...membersByGroup(originals)].map(([group, [first]]) => {
    const name = `group-${(first && copies[first.id]) ?? group}`;
    let free = name;
    for (let count = 2; used.has(free); count++) free = `${name}-${count}`;
    used.add(free);
    return [group, free] as const;
  });
  return new Map(named);
}
