import { contains, type Rect } from '../../geometry';
import { withLabels } from '../../labels/labels';
import type { Scene } from '../../scene';
import { elementsOf } from '../../selection';
import { middleOf } from '../alignment';
import { membersByStack, stacksOf } from '../members';
import { mainLine } from './main-line';
import { boxesIn, isTaken, piecesOf, stackTree, type StackTree } from './stack-tree';

/** Members of one stack, not all of it, that are taken out to be put elsewhere; or elements of none that come into it. */
export interface TakenMembers {
  readonly scene: Scene;
  readonly stack: string;
  /** Of the stack, with those that are taken out of it. */
  readonly tree: StackTree;
  /** None where they come from outside. */
  readonly taken: ReadonlySet<string>;
  readonly pieces: readonly StackTree[];
  /** All that goes with them: what lies on a plane, too. */
  readonly ids: readonly string[];
  readonly isComing: boolean;
}

/** The members of a stack among elements; null where they are not of one stack, or all of it, or nothing follows another in it. */
export function takeOut(scene: Scene, ids: readonly string[]): TakenMembers | null {
  const [stack = '', ...others] = stacksOf(scene, ids);
  const members = membersByStack(scene.elements).get(stack);
  if (members === undefined || others.length > 0) return null;
  const chosen = elementsOf(scene, ids);
  const stacked = chosen.filter(({ stack: own }) => own !== undefined).map(({ id }) => id);
  const known = new Set(withLabels(scene, stacked));
  const isOther = chosen.some(({ id, hidden }) => hidden !== true && !known.has(id));
  const tree = stackTree(members);
  const taken = new Set(ids);
  if (isOther || tree === null || isTaken(tree, taken) || mainLine(tree) === null) return null;
  const pieces = piecesOf(tree, taken);
  if (pieces.length === 0) return null;
  const all = pieces.flatMap(boxesIn).map(([id]) => id);
  return { scene, stack, tree, taken, pieces, ids: all, isComing: false };
}

/** The stacks that elements that are dragged may be put into; the one that they are taken out of comes first. */
export function hostsOf(scene: Scene, ids: readonly string[]): readonly TakenMembers[] {
  const own = takeOut(scene, ids);
  if (own === null && stacksOf(scene, ids).size > 0) return [];
  const chosen = elementsOf(scene, own?.ids ?? ids);
  const isAnyHidden = chosen.some(({ hidden }) => hidden === true);
  const piece = isAnyHidden ? null : stackTree(chosen);
  const others = piece === null ? [] : hostsFor(scene, piece, own?.stack).filter(isOutside);
  return own === null ? others : [own, ...others];
}

/** What lies in a stack and is none of it was placed there freely. */
function isOutside({ tree, pieces }: TakenMembers): boolean {
  return !pieces.some(({ box }) => contains(tree.box, middlePoint(box)));
}

/** The stacks that take what comes to them; all of them but `own`. */
export function hostsFor(scene: Scene, piece: StackTree, own?: string): readonly TakenMembers[] {
  const ids = boxesIn(piece).map(([id]) => id);
  return [...membersByStack(scene.elements)].flatMap(([stack, members]) => {
    const tree = stack === own || members.every(({ locked }) => locked) ? null : stackTree(members);
    if (tree === null || mainLine(tree) === null || isLarger(piece.box, tree.box)) return [];
    return [{ scene, stack, tree, taken: NONE, pieces: [piece], ids, isComing: true }];
  });
}

const NONE: ReadonlySet<string> = new Set();

/** What is larger than a stack is its background. */
function isLarger(box: Rect, than: Rect): boolean {
  return box.width > than.width && box.height > than.height;
}

function middlePoint(box: Rect): Rect {
  return { x: middleOf(box, 'x'), y: middleOf(box, 'y'), width: 0, height: 0 };
}
