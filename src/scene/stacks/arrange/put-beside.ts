import type { SceneAction } from '../../actions';
import type { Scene } from '../../scene';
import { elementsOf } from '../../selection';
import { membersByStack } from '../members';
import { takeOut, type TakenMembers } from './hosts';
import { mainLine } from './main-line';
import type { Insertion } from './rearrange';
import { joinAt, putAt } from './stack-tools';
import { isTaken, stackTree, type LineTree, type StackTree } from './stack-tree';

/** The members of a stack that something is put between; null at its beginning, or its end. */
export type Between = readonly [before: string | null, after: string | null];

/**
 * What puts elements into a stack between two of its members, those of its own too. Where there is no such place, as between what
 * overlaps, or where something of it is hidden, they join the stack where they are. Null where they are there already.
 */
export function putBetween(
  scene: Scene,
  ids: readonly string[],
  stack: string,
  between: Between,
): SceneAction | null {
  const own = takeOut(scene, ids);
  if (own?.stack === stack) {
    const insertion = insertionBetween(own.tree, own.taken, between);
    return insertion === null ? null : putAt(own, insertion);
  }
  const chosen = elementsOf(scene, ids);
  const host = hostOf(scene, ids, stack);
  const insertion = host && insertionBetween(host.tree, host.taken, between);
  const put = host && insertion && joinAt(host, insertion, own ?? undefined);
  if (put !== null) return put;
  if (chosen.every((element) => element.stack === stack)) return null;
  return { type: 'scene/stackArranged', ids, boxes: {}, joins: stack };
}

/** Null where what comes is hidden, or nothing of the stack is shown. */
function hostOf(scene: Scene, ids: readonly string[], stack: string): TakenMembers | null {
  const chosen = elementsOf(scene, ids);
  const members = membersByStack(scene.elements).get(stack) ?? [];
  const tree = stackTree(members);
  const piece = chosen.some(({ hidden }) => hidden === true) ? null : stackTree(chosen);
  if (tree === null || piece === null) return null;
  const known = new Set(members.map(({ id }) => id));
  const taken = new Set(ids.filter((id) => known.has(id)));
  return { scene, stack, tree, taken, pieces: [piece], ids, isComing: true };
}

/** Null where what is between them is no row and no column. */
export function insertionBetween(
  tree: StackTree,
  taken: ReadonlySet<string>,
  [before, after]: Between,
): Insertion | null {
  const [from, to] = [placeOf(tree, before), placeOf(tree, after)];
  if (from !== null && to !== null) {
    const shared = to.findIndex((at, depth) => at !== from[depth]);
    // What follows its content is a plane: then it is the end of that.
    const isPlaneAfter = shared === -1;
    if (isPlaneAfter) return endOfLine(tree, taken, [...to, 0]);
    const path = to.slice(0, shared);
    const line = partAt(tree, path);
    const at = to[shared] ?? 0;
    return line?.kind === 'line' ? { path, at: leftOf(line, taken, at) } : null;
  }
  const path = pathOfMain(tree);
  if (to !== null) return partAt(tree, path)?.kind === 'line' ? { path, at: 0 } : null;
  return endOfLine(tree, taken, path);
}

function endOfLine(
  tree: StackTree,
  taken: ReadonlySet<string>,
  path: readonly number[],
): Insertion | null {
  const line = partAt(tree, path);
  return line?.kind === 'line' ? { path, at: leftOf(line, taken, line.children.length) } : null;
}

/** How many parts before the one at `end` are left. */
function leftOf({ children }: LineTree, taken: ReadonlySet<string>, end: number): number {
  return children.slice(0, end).filter((child) => !isTaken(child, taken)).length;
}

/** The way to a member through a tree; null for none. */
function placeOf(tree: StackTree, id: string | null): readonly number[] | null {
  if (id === null) return null;
  if (tree.kind === 'item' || tree.kind === 'plane') {
    if (tree.id === id) return [];
    const inner = tree.kind === 'plane' ? placeOf(tree.content, id) : null;
    return inner && [0, ...inner];
  }
  for (const [at, child] of tree.children.entries()) {
    const inner = placeOf(child, id);
    if (inner !== null) return [at, ...inner];
  }
  return null;
}

function partAt(tree: StackTree, [at, ...deeper]: readonly number[]): StackTree | null {
  if (at === undefined) return tree;
  if (tree.kind === 'item') return null;
  const child = tree.kind === 'plane' ? tree.content : tree.children[at];
  return child === undefined ? null : partAt(child, deeper);
}

/** The way to what `mainLine` gives. */
function pathOfMain(tree: StackTree): readonly number[] {
  return tree.kind === 'plane' && mainLine(tree) !== null ? [0, ...pathOfMain(tree.content)] : [];
}
