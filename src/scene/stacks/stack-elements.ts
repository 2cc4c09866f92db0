import type { SceneAction } from '../actions';
import type { Rect } from '../geometry';
import { withLabels } from '../labels/labels';
import { SCENE_LIMITS } from '../limits';
import { changeEach, changeSome } from '../operations/change';
import { regroupElements, sharedGroups } from '../operations/group';
import { reorderElements } from '../operations/reorder';
import type { Scene, SceneElement } from '../scene';
import { elementsOf, stackingOrder } from '../selection';
import { chosenAlignment } from './alignment';
import { membersByStack, stacksOf } from './members';
import { whyNotStacked } from './why-not-stacked';

/** Puts elements and their labels into a new stack. They leave the one that they are in. `boxes` part what overlaps. */
export function stackElements(
  scene: Scene,
  ids: readonly string[],
  stack: string,
  boxes: Boxes = {},
): Scene {
  if (whyNotStacked(scene, new Set(ids)) !== null) return scene;
  return changeSome(scene, withLabels(scene, ids), (element) => ({
    ...withoutStack(element),
    ...boxes[element.id],
    stack,
  }));
}

type Boxes = Readonly<Record<string, Rect>>;

/** Gives members of a stack other boxes; those moved by hand may leave it, or come from elsewhere. */
export function arrangeStack(
  scene: Scene,
  { ids, boxes, leaves = false, joins, aligned, order = [] }: StackArranged,
): Scene {
  const moved = new Set(leaves || joins !== undefined ? ids : []);
  const note = joins === undefined ? {} : noteOf(scene, joins);
  const arranged = changeSome(scene, [...Object.keys(boxes), ...moved], (element) => ({
    ...(moved.has(element.id) ? withoutStack(element) : element),
    ...boxes[element.id],
    ...(moved.has(element.id) && joins !== undefined ? { stack: joins, ...note } : {}),
  }));
  const grouped = joins === undefined ? arranged : withGroupsOf(arranged, joins, ids);
  const chosen = aligned === undefined ? grouped : withAlignmentOf(grouped, aligned);
  return stackedIn(chosen, order);
}

/** Notes on each element of a stack how that is aligned; by their start, stacks are without a note. */
function withAlignmentOf(scene: Scene, { stack, alignment }: Aligned): Scene {
  return changeEach(scene, (element) => {
    if (element.stack !== stack) return element;
    const { stackAlign: _before, ...rest } = element;
    return alignment === null || alignment === 'start' ? rest : { ...rest, stackAlign: alignment };
  });
}

type Aligned = NonNullable<StackArranged['aligned']>;

/** Elements in another stacking order. The numbers are those that were there, so that what keeps its place keeps its number. */
function stackedIn(scene: Scene, order: readonly string[]): Scene {
  if (order.length === 0) return scene;
  const numbers = stackingOrder(scene.elements).map(({ zIndex }) => zIndex);
  const given = new Map(order.map((id, at) => [id, numbers[at]]));
  const made = changeEach(scene, (element) => ({
    ...element,
    zIndex: given.get(element.id) ?? element.zIndex,
  }));
  // Where several have the same number, all are counted again.
  return reorderElements(made, order);
}

type StackArranged = Extract<SceneAction, { type: 'scene/stackArranged' }>;

/** What comes into a stack comes into the groups that all of it is in. */
function withGroupsOf(scene: Scene, stack: string, ids: readonly string[]): Scene {
  const coming = new Set(ids);
  const members = membersByStack(scene.elements).get(stack) ?? [];
  const shared = sharedGroups(members.filter(({ id }) => !coming.has(id)));
  const groups = elementsOf(scene, ids).map(({ id, groups: own = [] }) => {
    const inner = own.filter((group) => !shared.includes(group));
    return [id, [...shared, ...inner].slice(0, SCENE_LIMITS.groupDepth)] as const;
  });
  return regroupElements(scene, Object.fromEntries(groups));
}

/** Ends the stacks that any of the elements is in. */
export function endStacks(scene: Scene, ids: readonly string[]): Scene {
  const ended = stacksOf(scene, ids);
  return changeEach(scene, (element) => {
    return ended.has(element.stack ?? '') ? withoutStack(element) : element;
  });
}

/** How the stack is aligned that elements come into. */
function noteOf({ elements }: Scene, stack: string): Pick<SceneElement, 'stackAlign'> {
  const stackAlign = chosenAlignment(membersByStack(elements).get(stack) ?? []);
  return stackAlign === undefined ? {} : { stackAlign };
}

function withoutStack({
  stack: _stack,
  stackAlign: _align,
  home: _home,
  ...rest
}: SceneElement): SceneElement {
  return rest;
}
