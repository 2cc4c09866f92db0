import { contains, type Axis, type Point, type Rect } from '../../geometry';
import { middleOf } from '../alignment';
import { endOf, otherAxis, startOf } from '../bands';
import { usualGap } from './gaps';
import type { Insertion } from './rearrange';
import { around, isTaken, type LineTree, type StackTree } from './stack-tree';

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

interface Asked {
  readonly taken: ReadonlySet<string>;
  readonly point: Point;
  readonly zoom: number;
}

/** Where what is taken out would be put with the pointer within a stack there; null where nothing follows another. */
export function insertionAt(
  tree: StackTree,
  asked: Asked,
  path: readonly number[] = [],
): Insertion | null {
  switch (tree.kind) {
    case 'plane':
      return insertionAt(tree.content, asked, [...path, 0]);
    case 'line':
      return insertionDeeper(tree, asked, path) ?? insertionOf(tree, asked, path);
    case 'item':
    case 'uncut':
      return null;
  }
}

function insertionDeeper(line: LineTree, asked: Asked, path: readonly number[]): Insertion | null {
  const { taken, point, zoom } = asked;
  const { axis } = line;
  const at = line.children.findIndex((child) => {
    const [start, end] = [startOf(child.box, axis), endOf(child.box, axis)];
    const edge = Math.min(EDGE / zoom, (end - start) / 4);
    return !isTaken(child, taken) && point[axis] >= start + edge && point[axis] <= end - edge;
  });
  const child = line.children[at];
  if (child === undefined) return null;
  // Beside a plane is not on it.
  if (child.kind === 'plane' && !contains(child.plane, { ...point, width: 0, height: 0 }))
    return null;
  return insertionAt(child, asked, [...path, at]);
}

function insertionOf(line: LineTree, { taken, point }: Asked, path: readonly number[]): Insertion {
  const left = line.children.filter((child) => !isTaken(child, taken));
  const at = left.filter(({ box }) => middleOf(box, line.axis) < point[line.axis]).length;
  return { path, at };
}

/** An insertion with the line before the places that what is put there takes. `seen` is the stack as it makes room for it. */
export function shownInsertion(
  seen: StackTree,
  taken: ReadonlySet<string>,
  insertion: Insertion,
  places: readonly Rect[],
): ShownInsertion | null {
  const line = lineAt(seen, insertion.path);
  if (line === null) return null;
  const { axis, gaps, children, box } = line;
  const left = children.filter((child) => !isTaken(child, taken));
  const before = left[insertion.at - 1];
  const start = startOf(around(places), axis);
  const across =
    before === undefined
      ? start - Math.max(2, usualGap(gaps) / 2)
      : (endOf(before.box, axis) + start) / 2;
  const along = otherAxis(axis);
  return { ...insertion, axis: along, across, start: startOf(box, along), end: endOf(box, along) };
}

function lineAt(tree: StackTree, path: readonly number[]): LineTree | null {
  switch (tree.kind) {
    case 'item':
      return null;
    case 'plane':
      return lineAt(tree.content, path.slice(1));
    case 'line':
    case 'uncut': {
      const [first, ...deeper] = path;
      if (first === undefined) return tree.kind === 'line' ? tree : null;
      const child = tree.children[first];
      return child === undefined ? null : lineAt(child, deeper);
    }
  }
}
