import { boundsOf, type Axis, type Rect } from '../../geometry';
import { isPlaneElement } from '../../is-plane';
import { canLabel } from '../../labels/labels';
import type { SceneElement } from '../../scene';
import { stackingOrder } from '../../selection';
import { chosenAlignment, type StackAlignment } from '../alignment';
import { bandsOf, endOf, planeBelow, startOf } from '../bands';
import { boxOf } from '../home';

/*
 * How the members of a stack follow one another: straight cuts part them into rows, and each row into columns, recursively. What
 * lies on a plane, and the label of a shape, belong to that. All boxes in canvas units, as they are seen.
 */

interface ItemTree {
  readonly kind: 'item';
  readonly id: string;
  readonly box: Rect;
}

interface PlaneTree {
  readonly kind: 'plane';
  readonly id: string;
  /** The plane itself; `box` is also around what lies on it. */
  readonly plane: Rect;
  readonly content: StackTree;
  readonly box: Rect;
}

/** Parts one after the other along an axis. */
export interface LineTree {
  readonly kind: 'line';
  readonly axis: Axis;
  readonly children: readonly StackTree[];
  /** From each of them to the next. */
  readonly gaps: readonly number[];
  /** How the visitor has aligned them. */
  readonly chosen?: StackAlignment;
  readonly box: Rect;
}

/** Parts that no cut parts. */
export interface UncutTree {
  readonly kind: 'uncut';
  readonly children: readonly StackTree[];
  readonly box: Rect;
}

export type StackTree = ItemTree | PlaneTree | LineTree | UncutTree;

/** The tree of the members of a stack; null for none. */
export function stackTree(members: readonly SceneElement[]): StackTree | null {
  const items = stackingOrder(members).map((element) => ({
    element,
    drawn: boxOf(element),
    isPlane: isPlaneElement(element),
  }));
  type Item = (typeof items)[number];
  const byId = new Map(items.map((item) => [item.element.id, item]));
  const lying = new Map<Item | null, Item[]>();
  for (const [at, item] of items.entries()) {
    const shape = byId.get(item.element.labelOf ?? '');
    const isLabel = shape !== undefined && canLabel(item.element, shape.element);
    const below = isLabel ? shape : planeBelow(items, at);
    lying.set(below, [...(lying.get(below) ?? []), item]);
  }
  const within = (item: Item): StackTree => {
    const { element, drawn: box } = item;
    const content = arranged((lying.get(item) ?? []).map(within));
    const { id } = element;
    return content === null ? { kind: 'item', id, box } : planeTree(id, box, content);
  };
  const tree = arranged((lying.get(null) ?? []).map(within));
  return withChosen(tree, chosenAlignment(members));
}

function arranged(parts: readonly StackTree[]): StackTree | null {
  const [only, ...others] = parts;
  if (only === undefined) return null;
  if (others.length === 0) return only;
  for (const axis of ['y', 'x'] as const) {
    const bands = bandsOf(parts, axis, ({ box }) => box);
    if (bands.length > 1)
      return lineThrough(
        axis,
        bands.flatMap((band) => arranged(band) ?? []),
      );
  }
  return uncutOf(parts);
}

export function planeTree(id: string, plane: Rect, content: StackTree): StackTree {
  return { kind: 'plane', id, plane, content, box: around([plane, content.box]) };
}

export function uncutOf(children: readonly StackTree[]): UncutTree {
  return { kind: 'uncut', children, box: around(children.map(({ box }) => box)) };
}

/** Parts that stand one after the other already. */
export function lineThrough(axis: Axis, children: readonly StackTree[]): LineTree {
  const gaps = children.slice(1).map((child, at) => {
    const before = children[at] ?? child;
    return startOf(child.box, axis) - endOf(before.box, axis);
  });
  return { kind: 'line', axis, children, gaps, box: around(children.map(({ box }) => box)) };
}

/** Parts one after the other, so far apart, the first at `start`. */
export function lineFrom(
  axis: Axis,
  children: readonly StackTree[],
  gaps: readonly number[],
  start: number,
): LineTree {
  let next = start;
  const put = children.map((child, at) => {
    const there = movedTree(child, axis, next - startOf(child.box, axis));
    next = endOf(there.box, axis) + (gaps[at] ?? 0);
    return there;
  });
  return lineThrough(axis, put);
}

export function movedTree(tree: StackTree, axis: Axis, by: number): StackTree {
  if (by === 0) return tree;
  const at = (box: Rect): Rect => ({ ...box, [axis]: box[axis] + by });
  const box = at(tree.box);
  switch (tree.kind) {
    case 'item':
      return { ...tree, box };
    case 'plane':
      return { ...tree, box, plane: at(tree.plane), content: movedTree(tree.content, axis, by) };
    case 'line':
    case 'uncut':
      return { ...tree, box, children: tree.children.map((child) => movedTree(child, axis, by)) };
  }
}

/** The box of each member, by its id. */
export function boxesIn(tree: StackTree): readonly (readonly [id: string, box: Rect])[] {
  switch (tree.kind) {
    case 'item':
      return [[tree.id, tree.box]];
    case 'plane':
      return [[tree.id, tree.plane], ...boxesIn(tree.content)];
    case 'line':
    case 'uncut':
      return tree.children.flatMap(boxesIn);
  }
}

/** Whether all of a part is taken out. A plane takes along what lies on it. */
export function isTaken(tree: StackTree, taken: ReadonlySet<string>): boolean {
  return tree.kind === 'item' || tree.kind === 'plane'
    ? taken.has(tree.id)
    : tree.children.every((child) => isTaken(child, taken));
}

/** The largest parts of which all is taken out, in reading order. */
export function piecesOf(tree: StackTree, taken: ReadonlySet<string>): readonly StackTree[] {
  if (isTaken(tree, taken)) return [tree];
  switch (tree.kind) {
    case 'item':
      return [];
    case 'plane':
      return piecesOf(tree.content, taken);
    case 'line':
    case 'uncut':
      return tree.children.flatMap((child) => piecesOf(child, taken));
  }
}

export function around(boxes: readonly Rect[]): Rect {
  return boundsOf(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** A tree of which the main line is aligned as was chosen. */
function withChosen(tree: StackTree | null, chosen: StackAlignment | undefined): StackTree | null {
  if (tree === null || chosen === undefined) return tree;
  if (tree.kind === 'line') return { ...tree, chosen };
  if (tree.kind !== 'plane') return tree;
  const content = withChosen(tree.content, chosen);
  return content === null ? tree : { ...tree, content };
}
