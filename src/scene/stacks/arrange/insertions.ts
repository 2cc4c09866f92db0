import type { Axis, Point, Rect } from '../../geometry';
import { endOf, startOf } from '../bands';
import { usualGap } from './gaps';
import { middleOf, type Insertion } from './rearrange';
import { isTaken, type LineTree, type StackTree } from './stack-tree';

/** An insertion with the line that shows it. */
export interface ShownInsertion extends Insertion {
  /** What the line runs along: a row is parted by one along y. */
  readonly axis: Axis;
  /** Its place across, and where it begins and ends, in canvas units. */
  readonly across: number;
  readonly start: number;
  readonly end: number;
}

/** How near to the edge of a row the pointer is for what lies beside the row, in px of the screen; a quarter of it at most. */
const EDGE = 6;

/** How far the pointer may be outside a stack, in px of the screen: its first and last member are at the very edge. */
const REACH = 10;

/** Where what is taken out would be put with the pointer there; null outside the stack, and where nothing follows another. */
export function insertionAt(
  tree: StackTree,
  taken: ReadonlySet<string>,
  point: Point,
  zoom: number,
): ShownInsertion | null {
  return isWithin(tree.box, point, REACH / zoom)
    ? insertionIn(tree, { taken, point, zoom }, [])
    : null;
}

export function isWithin({ x, y, width, height }: Rect, point: Point, by: number): boolean {
  return (
    point.x >= x - by &&
    point.x <= x + width + by &&
    point.y >= y - by &&
    point.y <= y + height + by
  );
}

interface Asked {
  readonly taken: ReadonlySet<string>;
  readonly point: Point;
  readonly zoom: number;
}

function insertionIn(
  tree: StackTree,
  asked: Asked,
  path: readonly number[],
): ShownInsertion | null {
  switch (tree.kind) {
    case 'plane':
      return insertionIn(tree.content, asked, [...path, 0]);
    case 'line':
      return insertionDeeper(tree, asked, path) ?? insertionOf(tree, asked, path);
    case 'item':
    case 'uncut':
      return null;
  }
}

function insertionDeeper(
  line: LineTree,
  asked: Asked,
  path: readonly number[],
): ShownInsertion | null {
  const { taken, point, zoom } = asked;
  const { axis } = line;
  const at = line.children.findIndex(({ box }) => {
    const [start, end] = [startOf(box, axis), endOf(box, axis)];
    const edge = Math.min(EDGE / zoom, (end - start) / 4);
    return point[axis] >= start + edge && point[axis] <= end - edge;
  });
  const child = line.children[at];
  if (child === undefined || isTaken(child, taken)) return null;
  // Beside a plane is not on it.
  if (child.kind === 'plane' && !isWithin(child.plane, point, 0)) return null;
  return insertionIn(child, asked, [...path, at]);
}

function insertionOf(
  line: LineTree,
  { taken, point }: Asked,
  path: readonly number[],
): ShownInsertion {
  const { axis, children, gaps, box } = line;
  const left = children.flatMap((child, index) =>
    isTaken(child, taken) ? [] : [{ child, index }],
  );
  const at = left.filter(({ child }) => middleOf(child.box, axis) < point[axis]).length;
  const [before, after] = [left[at - 1], left[at]];
  const half = Math.max(2, usualGap(gaps) / 2);
  const areSide = before !== undefined && after?.index === before.index + 1;
  const across = areSide
    ? (endOf(before.child.box, axis) + startOf(after.child.box, axis)) / 2
    : before !== undefined
      ? endOf(before.child.box, axis) + half
      : startOf(after?.child.box ?? box, axis) - half;
  const along = axis === 'x' ? 'y' : 'x';
  return { path, at, axis: along, across, start: startOf(box, along), end: endOf(box, along) };
}
