import { memoizeObject } from '../../../base/memoize';
import type { SceneAction } from '../../actions';
import type { Axis, Point, Rect } from '../../geometry';
import { withLabels } from '../../labels/labels';
import { elementsOf } from '../../selection';
import type { Scene, SceneElement } from '../../scene';
import { alignmentOf, chosenAlignment, type StackAlignment } from '../alignment';
import { otherAxis } from '../bands';
import { boxOf } from '../home';
import { membersByStack } from '../members';
import { NEW_GAP } from './gaps';
import { hostsFor, hostsOf, takeOut, type TakenMembers } from './hosts';
import { inLineOrder } from './in-line-order';
import { mainLine, withAlignment, withAxis, withGap } from './main-line';
import { parted } from './part';
import { changedBoxes, rearranged, type Insertion } from './rearrange';
import { roomAt, type Room } from './room';
import { isTaken, stackTree, type StackTree } from './stack-tree';

/** What is done with whole stacks: it loads late. */
export const STACK_TOOLS = {
  hostsOf,
  hostsFor,
  roomAt,
  dropped,
  shiftsOf,
  partedBoxes,
  layoutOf,
  spaced,
  directed,
  alignedAs,
  newGap: NEW_GAP,
};
export type StackTools = typeof STACK_TOOLS;

/** What comes of members that are dropped where there is room for them: at another place, in another stack, or out of theirs. */
function dropped(
  scene: Scene,
  hosts: readonly TakenMembers[],
  { host, insertion }: Room,
  offset: Point,
): SceneAction | null {
  if (insertion === null) return leaveBy(scene, host, offset);
  const own = hosts.find(({ isComing }) => !isComing);
  return host.isComing ? joinAt(host, insertion, own) : putAt(host, insertion);
}

/** Puts members at another place of their stack; null where they are there already. */
export function putAt(members: TakenMembers, insertion: Insertion): SceneAction | null {
  const { scene, tree, taken, ids } = members;
  const after = rearranged(tree, taken, insertion);
  const boxes = changedBoxes(tree, after);
  if (after === null || Object.keys(boxes).length === 0) return null;
  const order = inLineOrder(scene.elements, after, NONE);
  return { type: 'scene/stackArranged', ids, boxes, order };
}

const NONE: ReadonlySet<string> = new Set();

/** Puts elements into a stack that they were not in; those of the stack that they leave (`own`) close up. */
export function joinAt(
  { scene, stack, tree, taken, pieces, ids }: TakenMembers,
  insertion: Insertion,
  own?: TakenMembers,
): SceneAction | null {
  const after = rearranged(tree, taken, insertion, pieces);
  if (after === null) return null;
  const left = own && changedBoxes(own.tree, rearranged(own.tree, own.taken, null));
  const boxes = { ...left, ...changedBoxes(tree, after) };
  const order = inLineOrder(scene.elements, after, new Set(ids));
  return { type: 'scene/stackArranged', ids, boxes, order, joins: stack };
}

/** Takes members out of their stack, by an offset from where they are; the others close up. */
export function leaveBy(scene: Scene, members: TakenMembers, { x, y }: Point): SceneAction {
  const { tree, taken, ids } = members;
  const own = elementsOf(scene, ids).map((element) => {
    return [element.id, { ...boxOf(element), x: element.x + x, y: element.y + y }] as const;
  });
  const others = changedBoxes(tree, rearranged(tree, taken, null));
  const boxes = { ...others, ...Object.fromEntries(own) };
  return { type: 'scene/stackArranged', ids, boxes, leaves: true };
}

interface Chosen {
  readonly scene: Scene;
  readonly unlocked: readonly SceneElement[];
}

type Shifts = ReadonlyMap<-1 | 1, SceneAction>;

/** What moves the selected members of one stack by one place, earlier (-1) or later (1), as far as there is one. */
const shiftsIn = memoizeObject(({ scene, unlocked }: Chosen): Shifts => {
  const ids = unlocked.map(({ id }) => id);
  const members = takeOut(scene, ids);
  const ways = members === null ? [] : ([-1, 1] as const);
  return new Map(
    ways.flatMap((by) => {
      const action = members && shifted(members, by);
      return action === null ? [] : [[by, action] as const];
    }),
  );
});

function shiftsOf(chosen: Chosen): Shifts {
  return shiftsIn(chosen);
}

/** By one place towards the beginning of their line, or its end; null where they are there. */
export function shifted(members: TakenMembers, by: -1 | 1): SceneAction | null {
  const insertion = insertionBeside(members, by);
  return insertion === null ? null : putAt(members, insertion);
}

function insertionBeside({ tree, taken }: TakenMembers, by: -1 | 1): Insertion | null {
  const at = lineOfFirst(tree, taken, []);
  if (at === null) return null;
  const { children, path } = at;
  const first = children.findIndex((child) => isTaken(child, taken));
  const left = children.filter((child) => !isTaken(child, taken)).length;
  const before = children.slice(0, first).filter((child) => !isTaken(child, taken)).length;
  const next = before + by;
  return next < 0 || next > left ? null : { path, at: next };
}

interface Place {
  readonly path: readonly number[];
  readonly children: readonly StackTree[];
}

/** The line that the first of what is taken out is in. */
function lineOfFirst(
  tree: StackTree,
  taken: ReadonlySet<string>,
  path: readonly number[],
): Place | null {
  switch (tree.kind) {
    case 'item':
      return null;
    case 'plane':
      return lineOfFirst(tree.content, taken, [...path, 0]);
    case 'line':
    case 'uncut': {
      const isHere = tree.kind === 'line' && tree.children.some((child) => isTaken(child, taken));
      if (isHere) return { path, children: tree.children };
      for (const [at, child] of tree.children.entries()) {
        const deeper = lineOfFirst(child, taken, [...path, at]);
        if (deeper !== null) return deeper;
      }
      return null;
    }
  }
}

export interface StackLayout {
  readonly axis: Axis;
  /** Null where gaps differ. */
  readonly gap: number | null;
  /** Across the axis; null where the parts are not aligned. */
  readonly alignment: StackAlignment | null;
}

/** What the main line of a stack is like; null where nothing follows another. */
export function layoutOf(scene: Scene, stack: string): StackLayout | null {
  const tree = treeIn(scene, stack);
  const line = tree && mainLine(tree);
  if (line === null) return null;
  const [gap = null, ...others] = line.gaps;
  return {
    axis: line.axis,
    gap: others.every((other) => other === gap) ? gap : null,
    alignment: alignmentOf(
      line.children.map(({ box }) => box),
      otherAxis(line.axis),
      chosenAlignment(membersByStack(scene.elements).get(stack) ?? []),
    ),
  };
}

function treeIn({ elements }: Scene, stack: string): StackTree | null {
  return stackTree(membersByStack(elements).get(stack) ?? []);
}

/** Sets all gaps of the main line of a stack. */
export function spaced(scene: Scene, stack: string, gap: number): SceneAction {
  return changed(scene, stack, (tree) => withGap(tree, gap));
}

/** Has the main line of a stack run along an axis. */
export function directed(scene: Scene, stack: string, axis: Axis): SceneAction {
  const aligned = { stack, alignment: null };
  return { ...changed(scene, stack, (tree) => withAxis(tree, axis)), aligned };
}

/** Aligns the parts of the main line of a stack across it. */
export function alignedAs(scene: Scene, stack: string, alignment: StackAlignment): SceneAction {
  const aligned = { stack, alignment };
  return { ...changed(scene, stack, (tree) => withAlignment(tree, alignment)), aligned };
}

type StackArranged = Extract<SceneAction, { type: 'scene/stackArranged' }>;

function changed(
  scene: Scene,
  stack: string,
  change: (tree: StackTree) => StackTree,
): StackArranged {
  const tree = treeIn(scene, stack);
  const boxes = tree === null ? {} : changedBoxes(tree, change(tree));
  return { type: 'scene/stackArranged', ids: Object.keys(boxes), boxes };
}

/** Where elements that become a stack stand, as far as they overlap now. */
export function partedBoxes(scene: Scene, ids: readonly string[]): Readonly<Record<string, Rect>> {
  const members = elementsOf(scene, withLabels(scene, ids)).filter(({ hidden }) => hidden !== true);
  const tree = stackTree(members);
  return tree === null ? {} : changedBoxes(tree, parted(tree));
}
