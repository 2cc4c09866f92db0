import type { Point } from '../geometry';
import { addGroupNames } from './group-names';
import { membersByGroup } from './groups';
import { groupNameOf, type GroupNames } from '../properties/group-names';
import { membersByStack } from '../stacks/members';
import { normalizeElement } from '../design-file/legal';
import { elementsOf, stackingOrder } from '../selection';
import type { Scene, SceneElement } from '../scene';
import { addElements } from './add';

/**
 * Copies elements (locked ones too) under the ids given, moved by an offset: unlocked, above all others and in the same
 * order among themselves. Copies of a group are a group of their own, those of groups in it lie within that; copies of two or
 * more elements of a stack are a stack of their own. A label is that of the copy of its shape. Ids that are taken are left out.
 */
export function duplicateElements(
  scene: Scene,
  copies: Readonly<Record<string, string>>,
  dx: number,
  dy: number,
): Scene {
  const originals = elementsOf(scene, Object.keys(copies));
  const added = addElements(scene, copiesOf(originals, copies, { x: dx, y: dy }, scene));
  return addGroupNames(added, namesOfCopies(scene.groupNames, originals, copies, scene));
}

/** The names that the groups and stacks of copies have from those of the originals. */
export function namesOfCopies(
  names: GroupNames | undefined,
  originals: readonly SceneElement[],
  copies: Readonly<Record<string, string>>,
  { elements }: Scene,
): GroupNames | undefined {
  if (names === undefined) return undefined;
  const copied = newIds('group', membersByGroup, originals, copies, elements);
  const stacked = newIds('stack', membersByStack, originals, copies, elements);
  const named = [...copied, ...stacked].flatMap(([group, copy]) => {
    const name = groupNameOf(names, group);
    return name === undefined ? [] : [[copy, name] as const];
  });
  return Object.fromEntries(named);
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
  const copied = newIds('group', membersByGroup, originals, copies, elements);
  const stacked = newIds('stack', membersByStack, originals, copies, elements);
  const made: SceneElement[] = [];
  for (const original of stackingOrder(originals)) {
    const id = copies[original.id];
    if (id === undefined || taken.has(id)) continue;
    taken.add(id);
    const place = { x: original.x + offset.x, y: original.y + offset.y };
    const zIndex = top + made.length + 1;
    const groups = original.groups?.flatMap((group) => copied.get(group) ?? []) ?? [];
    const stack = stacked.get(original.stack ?? '') ?? '';
    const { labelOf: shape = '' } = original;
    const labelOf = (Object.hasOwn(copies, shape) ? copies[shape] : undefined) ?? '';
    made.push(
      normalizeElement({
        ...original,
        ...place,
        id,
        zIndex,
        locked: false,
        groups,
        stack,
        labelOf,
      }),
    );
  }
  return made;
}

type Members = ReadonlyMap<string, readonly SceneElement[]>;

/** Ids for the groups, or the stacks, of the copies, by those of the originals. */
function newIds(
  kind: 'group' | 'stack',
  membersOf: (elements: readonly SceneElement[]) => Members,
  originals: readonly SceneElement[],
  copies: Readonly<Record<string, string>>,
  others: readonly SceneElement[],
): ReadonlyMap<string, string> {
  const used = new Set(membersOf(others).keys());
  const named = [...membersOf(originals)].map(([known, [first]]) => {
    const name = `${kind}-${(first && copies[first.id]) ?? known}`;
    let free = name;
    for (let count = 2; used.has(free); count++) free = `${name}-${count}`;
    used.add(free);
    return [known, free] as const;
  });
  return new Map(named);
}
