import { memoizeObject } from '../../base/memoize';
import type { SceneElement } from '../scene';

/*
 * A group is no thing of its own: each element lists the groups that it is in, the outermost first, and those with the same group
 * are its members. Of all elements together they make a tree: a group lies in one place, has two members at least, and not the
 * very members of the group around it.
 */

/** The members of each group, by its id, in document order. */
export const membersByGroup = memoizeObject(
  (elements: readonly SceneElement[]): ReadonlyMap<string, readonly SceneElement[]> => {
    const members = new Map<string, SceneElement[]>();
    for (const element of elements) {
      for (const group of element.groups ?? []) {
        const others = members.get(group);
        if (others === undefined) members.set(group, [element]);
        else others.push(element);
      }
    }
    return members;
  },
);

/** The groups of which these are all members that are shown, or all where none is. */
export function wholeGroups(
  elements: readonly SceneElement[],
  ids: ReadonlySet<string>,
): ReadonlySet<string> {
  const whole = [...membersByGroup(elements)].filter(([, members]) => {
    const shown = members.filter(({ hidden }) => hidden !== true);
    return (shown.length === 0 ? members : shown).every(({ id }) => ids.has(id));
  });
  return new Set(whole.map(([group]) => group));
}

/**
 * The elements with their groups made a tree. Of a group that lies in several others the first place is kept; for each element
 * that leaves a group by that, `onLeftOut` is called with its index. Groups that add nothing to the tree are removed silently.
 */
export function tidyGroups(
  elements: readonly SceneElement[],
  onLeftOut: (index: number, group: string) => void = () => undefined,
): readonly SceneElement[] {
  if (elements.every(({ groups }) => groups === undefined)) return elements;
  const rooted = rootedGroups(elements, onLeftOut);
  const counts = new Map<string, number>();
  for (const group of rooted.flat()) counts.set(group, (counts.get(group) ?? 0) + 1);
  const tidy = elements.map((element, index) => {
    const groups = rooted[index] ?? [];
    const holds = (group: string, at: number): boolean => {
      const count = counts.get(group) ?? 0;
      return count > 1 && count !== counts.get(groups[at - 1] ?? '');
    };
    return inGroups(element, groups.filter(holds));
  });
  return tidy.every((element, index) => element === elements[index]) ? elements : tidy;
}

/** The groups of each element, without those that lie in another group than at their first occurrence. */
function rootedGroups(
  elements: readonly SceneElement[],
  onLeftOut: (index: number, group: string) => void,
): readonly (readonly string[])[] {
  const around = new Map<string, string | null>();
  return elements.map(({ groups = [] }, index) => {
    let outer: string | null = null;
    const kept: string[] = [];
    for (const group of groups) {
      if (!around.has(group)) around.set(group, outer);
      if (around.get(group) === outer) {
        kept.push(group);
        outer = group;
      } else onLeftOut(index, group);
    }
    return kept;
  });
}

/** By element and groups: the states of a history share the elements that they have in common. */
const versions = new WeakMap<SceneElement, Map<string, SceneElement>>();

function inGroups(element: SceneElement, groups: readonly string[]): SceneElement {
  const { groups: before = [], ...rest } = element;
  if (groups.length === before.length) return element;
  const known = versions.get(element) ?? new Map<string, SceneElement>();
  versions.set(element, known);
  const key = JSON.stringify(groups);
  const version = known.get(key) ?? (groups.length === 0 ? rest : { ...rest, groups });
  known.set(key, version);
  return version;
}
