import type { Scene, SceneElement } from '../scene';
import { groupNameOf, legalGroupNames, type GroupNames } from '../properties/group-names';
import { membersByGroup } from './groups';
import { isSame } from './same';

/** The scene without names of groups that are gone, every name legal. */
export function tidyGroupNames(scene: Scene): Scene {
  return scene.groupNames === undefined ? scene : withGroupNames(scene, scene.groupNames);
}

/** Gives a group a name; a blank one takes it away. */
export function nameGroup(scene: Scene, group: string, name: string): Scene {
  return withGroupNames(scene, { ...scene.groupNames, [group]: name });
}

/** The scene with names of new groups; those of groups that have one stay. */
export function addGroupNames(scene: Scene, added: GroupNames | undefined): Scene {
  return added === undefined ? scene : withGroupNames(scene, { ...added, ...scene.groupNames });
}

function withGroupNames(scene: Scene, given: GroupNames): Scene {
  const members = membersByGroup(scene.elements);
  const { groupNames: before, ...rest } = scene;
  const groupNames = legalGroupNames(given, (group) => members.has(group));
  if (isSame(groupNames, before)) return scene;
  return { ...rest, ...(groupNames && { groupNames }) };
}

/** The name of the group that elements are the members of, all that are shown; undefined where they are no group with a name. */
export function nameOfGroup(
  { elements, groupNames }: Pick<Scene, 'elements' | 'groupNames'>,
  chosen: readonly SceneElement[],
): string | undefined {
  const [first, ...others] = chosen;
  if (groupNames === undefined || first === undefined || others.length === 0) return undefined;
  const ids = new Set(chosen.map(({ id }) => id));
  const members = membersByGroup(elements);
  const group = first.groups?.find((each) => {
    const all = members.get(each) ?? [];
    const shown = all.filter(({ hidden }) => hidden !== true);
    const isAll = [all, shown].some(({ length }) => length === ids.size);
    return isAll && shown.every(({ id }) => ids.has(id)) && chosen.every((one) => isIn(one, each));
  });
  return group === undefined ? undefined : groupNameOf(groupNames, group);
}

function isIn({ groups = [] }: SceneElement, group: string): boolean {
  return groups.includes(group);
}
