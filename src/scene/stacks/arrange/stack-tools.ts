import { memoizeObject } from '../../../base/memoize';
import type { SceneAction } from '../../actions';
import type { Axis, Point, Rect } from '../../geometry';
import { withLabels } from '../../labels/labels';
import { elementsOf } from '../../selection';
import type { Scene, SceneElement } from '../../scene';
import { boxOf } from '../home';
import { membersByStack, stacksOf } from '../members';
import { NEW_GAP } from './gaps';
import { mainLine, withAxis, withGap } from './main-line';
import { parted } from './part';
import { changedBoxes, rearranged, type Insertion } from './rearrange';
import { insertionAt, type ShownInsertion } from './insertions';
import { boxesIn, isTaken, piecesOf, stackTree, type StackTree } from './stack-tree';

/** Members of one stack, not all of it, that are taken out to be put elsewhere. */
export interface TakenMembers {
  readonly tree: StackTree;
  readonly taken: ReadonlySet<string>;
  /** All that goes with them: what lies on a plane, too. */
  readonly ids: readonly string[];
}

/** What is done with whole stacks: it loads late. */
export const STACK_TOOLS = {
  takeOut,
  insertionFor,
  dropped,
  shiftsOf,
  partedBoxes,
  layoutOf,
  spaced,
  directed,
  newGap: NEW_GAP,
};
export type StackTools = typeof STACK_TOOLS;

/** Where members would be put with the pointer there; null where they would be placed freely. */
function insertionFor(
  { tree, taken }: TakenMembers,
  point: Point,
  zoom: number,
): ShownInsertion | null {
  return insertionAt(tree, taken, point, zoom);
}

/** What comes of members that are dropped by an offset from where they were: at another place of their stack, or out of it. */
function dropped(
  scene: Scene,
  members: TakenMembers,
  insertion: Insertion | null,
  offset: Point,
): SceneAction | null {
  return insertion === null ? leaveBy(scene, members, offset) : putAt(members, insertion);
}

/** The members of a stack among elements; null where they are not of one stack, or all of it, or nothing follows another in it. */
export function takeOut(scene: Scene, ids: readonly string[]): TakenMembers | null {
  const [stack, ...others] = stacksOf(scene, ids);
  const members = membersByStack(scene.elements).get(stack ?? '');
  if (members === undefined || others.length > 0) return null;
  const chosen = elementsOf(scene, ids);
  const stacked = chosen.filter(({ stack: own }) => own !== undefined).map(({ id }) => id);
  const known = new Set(withLabels(scene, stacked));
  const isOther = chosen.some(({ id, hidden }) => hidden !== true && !known.has(id));
  const tree = stackTree(members);
  const taken = new Set(ids);
  if (isOther || tree === null || isTaken(tree, taken) || mainLine(tree) === null) return null;
  const pieces = piecesOf(tree, taken).flatMap(boxesIn);
  return pieces.length === 0 ? null : { tree, taken, ids: pieces.map(([id]) => id) };
}

/** Puts members at another place of their stack; null where they are there already. */
export function putAt(
  { tree, taken, ids }: TakenMembers,
  insertion: Insertion,
): SceneAction | null {
  return arranged(ids, changedBoxes(tree, rearranged(tree, taken, insertion)));
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
}

/** What the main line of a stack is like; null where nothing follows another. */
export function layoutOf(scene: Scene, stack: string): StackLayout | null {
  const tree = treeIn(scene, stack);
  const line = tree && mainLine(tree);
  if (line === null) return null;
  const [gap = null, ...others] = line.gaps;
  return { axis: line.axis, gap: others.every((other) => other === gap) ? gap : null };
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
  return changed(scene, stack, (tree) => withAxis(tree, axis));
}

function changed(scene: Scene, stack: string, change: (tree: StackTree) => StackTree): SceneAction {
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

function arranged(
  ids: readonly string[],
  boxes: Readonly<Record<string, Rect>>,
): SceneAction | null {
  if (Object.keys(boxes).length === 0) return null;
  return { type: 'scene/stackArranged', ids, boxes };
}
