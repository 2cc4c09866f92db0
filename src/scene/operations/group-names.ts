import type { Scene, SceneElement } from '../scene';
import { groupNameOf, legalGroupNames, type GroupNames } from '../properties/group-names';
import { membersByGroup } from './groups';
import { nameable } from './nameable';
import { isSame } from './same';
import { FEWEST_TO_STACK } from '../stacks/members';

/** The scene without names of groups and stacks that are gone, every name legal. */
export function tidyGroupNames(scene: Scene): Scene {
  return scene.groupNames === undefined ? scene : withGroupNames(scene, scene.groupNames);
}

/** Gives a group, or a stack, a name; a blank one takes it away. */
export function nameGroup(scene: Scene, group: string, name: string): Scene {
  return withGroupNames(scene, { ...scene.groupNames, [group]: name });
}

/** The scene with names of new groups; those of groups that have one stay. */
export function addGroupNames(scene: Scene, added: GroupNames | undefined): Scene {
  return added === undefined ? scene : withGroupNames(scene, { ...added, ...scene.groupNames });
}

function withGroupNames(scene: Scene, given: GroupNames): Scene {
  const known = nameable(scene.elements);
  const { groupNames: before, ...rest } = scene;
  const groupNames = legalGroupNames(given, (id) => known.has(id));
  if (isSame(groupNames, before)) return scene;
  return { ...rest, ...(groupNames && { groupNames }) };
}

/** The name of the group, or the stack, that elements are the members of, all that are shown; undefined where there is none. */
export function nameOfGroup(
  { elements, groupNames }: Pick<Scene, 'elements' | 'groupNames'>,
  chosen: readonly SceneElement[],
): string | undefined {
  const [first, ...others] = chosen;
  if (groupNames === undefined || first === undefined || others.length === 0) return undefined;
  const ids = new Set(chosen.map(({ id }) => id));
  const members = membersByGroup(elements);
  const group = first.groups?.find((each) => isAllOf(members.get(each) ?? [], ids));
  const whole = group ?? wholeStack(elements, ids);
  return whole === undefined ? undefined : groupNameOf(groupNames, whole);
}

/** The stack that elements are the members of, all that are shown; undefined where they are none. */
export function wholeStack(
  elements: readonly SceneElement[],
  ids: ReadonlySet<string>,
): string | undefined {
  const stack = elements.find(({ id }) => ids.has(id))?.stack;
  if (stack === undefined || ids.size < FEWEST_TO_STACK) return undefined;
  const members = elements.filter((element) => element.stack === stack);
  return isAllOf(members, ids) ? stack : undefined;
}

/** Whether elements are all of these, or all that are shown of them, and no others. */
function isAllOf(all: readonly SceneElement[], ids: ReadonlySet<string>): boolean {
  const shown = all.filter(({ hidden }) => hidden !== true);
  const meant = all.filter(({ id }) => ids.has(id));
  return meant.length === ids.size && shown.every(({ id }) => ids.has(id));
}
