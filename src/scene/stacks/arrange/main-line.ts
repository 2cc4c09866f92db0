import type { Axis } from '../../geometry';
import { alignedStart, sizeOf, type StackAlignment } from '../alignment';
import { otherAxis, startOf } from '../bands';
import { usualGap } from './gaps';
import { axisOfUncut, inReadingOrder } from './part';
import { planeAround } from './rearrange';
import { lineFrom, lineThrough, movedTree, type LineTree, type StackTree } from './stack-tree';

/** The rows or columns that a whole stack is made of, on the plane that all of it lies on; null for a single element. */
export function mainLine(tree: StackTree): LineTree | null {
  switch (tree.kind) {
    case 'item':
      return null;
    case 'plane':
      return mainLine(tree.content);
    case 'line':
      return tree;
    case 'uncut': {
      const axis = axisOfUncut(tree);
      return lineThrough(axis, inReadingOrder(tree.children, axis));
    }
  }
}

/** A stack of which all parts of the main line are so far apart. */
export function withGap(tree: StackTree, gap: number): StackTree {
  return withMainLine(tree, ({ axis, children, gaps, box }) =>
    lineFrom(
      axis,
      children,
      gaps.map(() => gap),
      startOf(box, axis),
    ),
  );
}

/** A stack of which the parts of the main line follow one another along an axis, all beginning at the same place across. */
export function withAxis(tree: StackTree, axis: Axis): StackTree {
  return withMainLine(tree, (line) => {
    if (line.axis === axis) return line;
    const gap = usualGap(line.gaps);
    const across = line.axis;
    const start = startOf(line.box, across);
    const children = line.children.map((child) =>
      movedTree(child, across, start - startOf(child.box, across)),
    );
    return lineFrom(
      axis,
      children,
      line.gaps.map(() => gap),
      startOf(line.box, axis),
    );
  });
}

/** A stack of which the parts of the main line are aligned across it, within the room that it has. */
export function withAlignment(tree: StackTree, alignment: StackAlignment): StackTree {
  return withMainLine(tree, ({ axis, children, box }) => {
    const across = otherAxis(axis);
    const aligned = children.map((child) => {
      const start = alignedStart(alignment, box, sizeOf(child.box, across), across);
      return movedTree(child, across, start - startOf(child.box, across));
    });
    return lineThrough(axis, aligned);
  });
}

function withMainLine(tree: StackTree, change: (line: LineTree) => StackTree): StackTree {
  if (tree.kind === 'plane') {
    const content = withMainLine(tree.content, change);
    return planeAround(tree.id, tree.plane, tree.content.box, content);
  }
  const line = mainLine(tree);
  return line === null ? tree : change(line);
}
