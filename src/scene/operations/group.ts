import { tidyGroups, wholeGroups } from './groups';
import { SCENE_LIMITS } from '../limits';
import type { Scene, SceneElement } from '../scene';
import { changeEach, withElements } from './change';
import { isSame } from './same';

/** A group of one has nothing to hold together. */
export const FEWEST_TO_GROUP = 2;

/** What keeps elements from becoming a group. */
export type GroupProblem = 'few' | 'grouped' | 'deep';

/**
 * Puts elements into a new group, within the groups that all of them are in. Groups that are among them as a whole stay within it;
 * from others the elements are taken out. Locked and hidden ones too.
 */
export function groupElements(scene: Scene, ids: readonly string[], group: string): Scene {
  const plan = planOf(scene, new Set(ids));
  if (problemOf(plan) !== null) return scene;
  const { depth, inner } = plan;
  return changeGroups(scene, (element) => {
    const within = inner.get(element.id);
    const { groups = [] } = element;
    return within === undefined ? groups : [...groups.slice(0, depth), group, ...within];
  });
}

/** Why elements cannot become a group; null where they can. */
export function whyNotGrouped(scene: Scene, ids: ReadonlySet<string>): GroupProblem | null {
  return problemOf(planOf(scene, ids));
}

/**
 * Takes apart the groups that are among elements as a whole: of those one in the other the outermost, so that the others stay. Where
 * there is none, each of the elements leaves its innermost group.
 */
export function ungroupElements(scene: Scene, ids: readonly string[]): Scene {
  const chosen = new Set(ids);
  const whole = wholeGroups(scene.elements, chosen);
  const gone = new Set(
    scene.elements.flatMap(({ id, groups = [] }) =>
      chosen.has(id) ? groups.filter((group) => whole.has(group)).slice(0, 1) : [],
    ),
  );
  return changeGroups(scene, ({ id, groups = [] }) => {
    if (gone.size > 0) return groups.filter((group) => !gone.has(group));
    return chosen.has(id) ? groups.slice(0, -1) : groups;
  });
}

/** Puts elements into groups that are there, or out of them. Locked and hidden ones too. */
export function regroupElements(
  scene: Scene,
  wanted: Readonly<Record<string, readonly string[]>>,
): Scene {
  return changeGroups(scene, ({ id, groups = [] }) =>
    Object.hasOwn(wanted, id) ? (wanted[id] ?? groups) : groups,
  );
}

interface GroupPlan {
  /** How many groups lie around the new one. */
  readonly depth: number;
  /** By the ids of its members: the groups that they are in within the new one. */
  readonly inner: ReadonlyMap<string, readonly string[]>;
  readonly isGroup: boolean;
}

/** Members of a whole group that are hidden go with the others. */
function planOf({ elements }: Scene, ids: ReadonlySet<string>): GroupPlan {
  const whole = wholeGroups(elements, ids);
  const members = elements.filter(
    ({ id, groups = [] }) => ids.has(id) || groups.some((group) => whole.has(group)),
  );
  const around = sharedGroups(members);
  const inner = members.map(
    ({ id, groups = [] }) =>
      [id, groups.slice(around.length).filter((group) => whole.has(group))] as const,
  );
  return {
    depth: around.length,
    inner: new Map(inner),
    isGroup: around.some((group) => whole.has(group)),
  };
}

function problemOf({ depth, inner, isGroup }: GroupPlan): GroupProblem | null {
  if (inner.size < FEWEST_TO_GROUP) return 'few';
  if (isGroup) return 'grouped';
  const deepest = Math.max(...[...inner.values()].map(({ length }) => length));
  return depth + 1 + deepest > SCENE_LIMITS.groupDepth ? 'deep' : null;
}

/** The groups that all of them are in, the outermost first. */
export function sharedGroups([first, ...others]: readonly SceneElement[]): readonly string[] {
  const { groups = [] } = first ?? {};
  const end = groups.findIndex((group, at) => others.some((other) => other.groups?.[at] !== group));
  return end === -1 ? groups : groups.slice(0, end);
}

function changeGroups(scene: Scene, groupsOf: (element: SceneElement) => readonly string[]): Scene {
  const changed = changeEach(scene, (element) => {
    const { groups: before = [] } = element;
    const groups = groupsOf(element);
    const isKept = groups.length === before.length && groups.every((it, at) => it === before[at]);
    return isKept ? element : { ...element, groups };
  });
  // What is no group any more once it is tidy was perhaps none before.
  const tidy = tidyGroups(changed.elements).map((element, at) => {
    const before = scene.elements[at];
    return before !== undefined && isSame(element, before) ? before : element;
  });
  return withElements(scene, tidy);
}
