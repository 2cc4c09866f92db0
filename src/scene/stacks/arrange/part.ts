import { overlaps, type Axis, type Rect } from '../../geometry';
import { coreOf, endOf, otherAxis, startOf } from '../bands';
import { usualGap } from './gaps';
import { planeAround } from './rearrange';
import { uncutOf, lineFrom, movedTree, type UncutTree, type StackTree } from './stack-tree';

/**
 * A tree of which no parts overlap: those that do move apart along the axis where that is a shorter way, in reading order. What
 * lies on a plane stays on it.
 */
export function parted(tree: StackTree): StackTree {
  return partedBy(tree, usualGap(gapsIn(tree).filter((gap) => gap > 0)));
}

function partedBy(tree: StackTree, gap: number): StackTree {
  switch (tree.kind) {
    case 'item':
      return tree;
    case 'plane': {
      const content = partedBy(tree.content, gap);
      return content === tree.content
        ? tree
        : planeAround(tree.id, tree.plane, tree.content.box, content);
    }
    case 'line': {
      const children = tree.children.map((child) => partedBy(child, gap));
      if (children.every((child, at) => child === tree.children[at])) return tree;
      return lineFrom(tree.axis, children, tree.gaps, startOf(tree.box, tree.axis));
    }
    case 'uncut':
      return partedUncut(tree, gap);
  }
}

function partedUncut(uncut: UncutTree, gap: number): StackTree {
  const axis = axisOfUncut(uncut);
  const put: StackTree[] = [];
  for (const child of inReadingOrder(uncut.children, axis)) {
    put.push(movedTree(child, axis, freeStart(child, put, axis, gap) - startOf(child.box, axis)));
  }
  const isSame = put.every((child) => uncut.children.includes(child));
  return isSame ? uncut : uncutOf(put);
}

/** Where a part begins that overlaps none of those before it, `gap` behind what is in its way. */
function freeStart(
  { box }: StackTree,
  before: readonly StackTree[],
  axis: Axis,
  gap: number,
): number {
  let start = startOf(box, axis);
  for (const { box: other } of inReadingOrder(before, axis)) {
    if (overlaps(coreOf({ ...box, [axis]: start }), coreOf(other)))
      start = endOf(other, axis) + gap;
  }
  return start;
}

export function inReadingOrder(parts: readonly StackTree[], axis: Axis): readonly StackTree[] {
  const across = otherAxis(axis);
  return parts.toSorted(
    ({ box: a }, { box: b }) =>
      startOf(a, axis) - startOf(b, axis) || startOf(a, across) - startOf(b, across),
  );
}

/** The axis along which parts that no cut parts overlap by less. */
export function axisOfUncut({ children }: UncutTree): Axis {
  const depth = { x: 0, y: 0 };
  for (const [at, { box: a }] of children.entries()) {
    for (const { box: b } of children.slice(at + 1)) {
      if (!overlaps(a, b)) continue;
      depth.x += depthOf(a, b, 'x');
      depth.y += depthOf(a, b, 'y');
    }
  }
  return depth.x < depth.y ? 'x' : 'y';
}

function depthOf(a: Rect, b: Rect, axis: Axis): number {
  return Math.min(endOf(a, axis), endOf(b, axis)) - Math.max(startOf(a, axis), startOf(b, axis));
}

function gapsIn(tree: StackTree): readonly number[] {
  switch (tree.kind) {
    case 'item':
      return [];
    case 'plane':
      return gapsIn(tree.content);
    case 'line':
      return [...tree.gaps, ...tree.children.flatMap(gapsIn)];
    case 'uncut':
      return tree.children.flatMap(gapsIn);
  }
}
