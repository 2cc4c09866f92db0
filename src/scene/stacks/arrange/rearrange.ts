import { hasSameItems } from '../../../base/has-same-items';
import type { Axis, Rect } from '../../geometry';
import { isSame } from '../../operations/same';
import { alignedStart, alignmentOf, sizeOf, type StackAlignment } from '../alignment';
import { endOf, otherAxis, startOf } from '../bands';
import { fittingGaps, usualGap } from './gaps';
import {
  around,
  boxesIn,
  uncutOf,
  isTaken,
  lineFrom,
  movedTree,
  piecesOf,
  planeTree,
  type LineTree,
  type StackTree,
} from './stack-tree';

/** Where what is taken out is put: in the line at the end of a path through the tree, before so many of what is left there. */
export interface Insertion {
  /** The index of each child on the way; that of what lies on a plane is 0. */
  readonly path: readonly number[];
  readonly at: number;
}

/**
 * A tree with some of its members taken out, and put elsewhere where there is an insertion. The others close up or make room; each line
 * keeps its distances by their place. Null where nothing is left. `pieces` are what is put there: other elements than those of
 * the tree where these come to it.
 */
export function rearranged(
  tree: StackTree,
  taken: ReadonlySet<string>,
  insertion: Insertion | null,
  pieces: readonly StackTree[] = piecesOf(tree, taken),
): StackTree | null {
  return within(tree, { taken, pieces }, insertion);
}

interface Taken {
  readonly taken: ReadonlySet<string>;
  readonly pieces: readonly StackTree[];
}

function within(tree: StackTree, out: Taken, insertion: Insertion | null): StackTree | null {
  if (isTaken(tree, out.taken)) return null;
  switch (tree.kind) {
    case 'item':
      return tree;
    case 'plane': {
      const content = within(tree.content, out, insertionBelow(insertion, 0));
      if (content === tree.content) return tree;
      return content === null
        ? { kind: 'item', id: tree.id, box: tree.plane }
        : planeAround(tree.id, tree.plane, tree.content.box, content);
    }
    case 'uncut': {
      const left = tree.children.flatMap(
        (child, at) => within(child, out, insertionBelow(insertion, at)) ?? [],
      );
      return hasSameItems(left, tree.children) ? tree : uncutOf(left);
    }
    case 'line':
      return lineWithin(tree, out, insertion);
  }
}

function lineWithin(line: LineTree, given: Taken, insertion: Insertion | null): StackTree | null {
  const { axis, gaps, chosen } = line;
  const left = line.children.flatMap((child, at) => {
    const there = within(child, given, insertionBelow(insertion, at));
    return there === null ? [] : [{ child: there, gap: gaps[at] }];
  });
  const kept = left.map(({ child }) => child);
  const own = line.children.filter((child) => isTaken(child, given.taken));
  const at = insertion?.at ?? 0;
  const isMeant = insertion?.path.length === 0;
  const coming = (isMeant ? given.pieces : []).map((piece) =>
    own.includes(piece)
      ? piece
      : alignedIn(piece, { kept, axis, chosen }, kept[at - 1] ?? kept[at]),
  );
  const children = [...kept.slice(0, at), ...coming, ...kept.slice(at)];
  if (hasSameItems(children, line.children)) return line;
  const between = left.slice(0, -1).flatMap(({ gap }) => gap ?? []);
  const added = coming.map(() => usualGap(gaps));
  const spread = [...between.slice(0, at), ...added, ...between.slice(at)];
  const kinds = coming.length === own.length ? gaps : spread;
  const start = startOf(line.box, axis);
  const made = lineFrom(axis, children, fittingGaps(axis, children, kinds), start);
  // What is larger than the others, and as far to both sides, would stick out of the plane below.
  const across = otherAxis(axis);
  const out = startOf(line.box, across) - startOf(made.box, across);
  return movedTree(made, across, Math.max(0, out));
}

/** The insertion as a child has it; null where it is elsewhere. */
export function insertionBelow(insertion: Insertion | null, at: number): Insertion | null {
  if (insertion === null) return null;
  const [first, ...path] = insertion.path;
  return first === at ? { ...insertion, path } : null;
}

/** A plane that ends as far below what lies on it as before; it is wider where that would stick out. */
export function planeAround(id: string, plane: Rect, before: Rect, content: StackTree): StackTree {
  const [right, bottom] = [
    endOf(content.box, 'x') - endOf(before, 'x'),
    endOf(content.box, 'y') - endOf(before, 'y'),
  ];
  const isOut = right > 0 && endOf(content.box, 'x') > endOf(plane, 'x');
  const size = {
    width: plane.width + (isOut ? right : 0),
    height: Math.max(1, plane.height + bottom),
  };
  return planeTree(id, { ...plane, ...size }, content);
}

/** What is left of a line. */
interface KeptLine {
  readonly kept: readonly StackTree[];
  readonly axis: Axis;
  readonly chosen: StackAlignment | undefined;
}

/** What comes from elsewhere is aligned as the parts of a line are, else it begins where one beside does. */
function alignedIn(
  piece: StackTree,
  { kept, axis, chosen }: KeptLine,
  beside: StackTree | undefined,
): StackTree {
  if (beside === undefined) return piece;
  const across = otherAxis(axis);
  const boxes = kept.map(({ box }) => box);
  // Beside a single part of a row it stands by its middle, as icons do.
  const only = chosen ?? (axis === 'x' ? 'middle' : 'start');
  const alignment = boxes.length === 1 ? only : (alignmentOf(boxes, across, chosen) ?? 'start');
  const line = alignment === 'start' ? beside.box : around(boxes);
  const start = alignedStart(alignment, line, sizeOf(piece.box, across), across);
  return movedTree(piece, across, start - startOf(piece.box, across));
}

/** The boxes of a tree that are not as they were. */
export function changedBoxes(
  before: StackTree,
  after: StackTree | null,
): Readonly<Record<string, Rect>> {
  const were = new Map(boxesIn(before));
  const now = after === null ? [] : boxesIn(after);
  return Object.fromEntries(now.filter(([id, box]) => !isSame(were.get(id), box)));
}
