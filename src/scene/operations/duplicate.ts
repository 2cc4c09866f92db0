import { legalElement } from '../legal';
import { SCENE_LIMITS } from '../limits';
import { elementsOf, stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { withElements } from './change';

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
  const taken = new Set(scene.elements.map(({ id }) => id));
  const originals = stackingOrder(elementsOf(scene, Object.keys(copies)));
  const room = Math.max(0, SCENE_LIMITS.elements - scene.elements.length);
  const top = Math.max(0, ...scene.elements.map(({ zIndex }) => zIndex));
  const groups = newGroups(originals, copies);
  const made: SceneElement[] = [];
  for (const original of originals) {
    const id = copies[original.id];
    if (id === undefined || taken.has(id) || made.length >= room) continue;
    taken.add(id);
    const { group: old, ...rest } = original;
    const group = old === undefined ? undefined : groups.get(old);
    made.push(
      legalElement({
        ...rest,
        id,
        x: original.x + dx,
        y: original.y + dy,
        zIndex: top + made.length + 1,
        locked: false,
        ...(group === undefined ? {} : { group }),
      }),
    );
  }
  return withElements(scene, [...scene.elements, ...made]);
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
