import { areaOf, holds, overlap, sameBox, spanOf, type Box } from './box';
import { allItems, innerBox, type Item } from './item';

/*
 * The layout as a tree of regions, before any table. Every node owns a region; children tile the region of their
 * parent exactly, distances being nodes as well. Only a leaf may be smaller than its region (alignment places it) and
 * what stands in a slot.
 */

/** An item in its region. */
export interface LeafNode {
  readonly kind: 'leaf';
  readonly box: Box;
  readonly item: Item;
}

export interface SpaceNode {
  readonly kind: 'space';
  readonly box: Box;
}

/** Regions below one another (`rows`) or beside one another (`columns`). */
export interface SequenceNode {
  readonly kind: 'rows' | 'columns';
  readonly box: Box;
  readonly children: readonly LayoutNode[];
}

/** A plane of colour with a layout on it, within its borders. */
export interface PlaneNode {
  readonly kind: 'plane';
  readonly box: Box;
  readonly item: Item;
  readonly child: LayoutNode;
}

/** Regions that no straight cut parts: each spans columns and rows between the edges `xs` and `ys`. */
export interface KnotNode {
  readonly kind: 'knot';
  readonly box: Box;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly children: readonly LayoutNode[];
}

/** A larger region around a layout that keeps to its left, and to its top, middle or bottom. */
export interface SlotNode {
  readonly kind: 'slot';
  readonly box: Box;
  readonly align: 'top' | 'middle' | 'bottom';
  readonly child: LayoutNode;
}

export type LayoutNode = LeafNode | SpaceNode | SequenceNode | PlaneNode | KnotNode | SlotNode;

/** The nodes directly below a node. */
export function nodesOf(node: LayoutNode): readonly LayoutNode[] {
  switch (node.kind) {
    case 'leaf':
    case 'space':
      return [];
    case 'rows':
    case 'columns':
    case 'knot':
      return node.children;
    case 'plane':
    case 'slot':
      return [node.child];
  }
}

/** The items of a layout in reading order. */
export function itemsOf(node: LayoutNode): readonly Item[] {
  if (node.kind === 'leaf') return allItems([node.item]);
  const own = node.kind === 'plane' ? [node.item] : [];
  return [...own, ...nodesOf(node).flatMap(itemsOf)];
}

/** What breaks the tiling of a layout, each with its kind and box; empty when nothing does. For tests. */
export function checkTiling(node: LayoutNode): readonly string[] {
  const problem = tilingProblem(node);
  const here =
    problem === null ? [] : [`${node.kind} ${Object.values(node.box).join(',')}: ${problem}`];
  return [...here, ...nodesOf(node).flatMap(checkTiling)];
}

function tilingProblem(node: LayoutNode): string | null {
  const { box } = node;
  if (areaOf(box) <= 0) return 'has no area';
  switch (node.kind) {
    case 'space':
      return null;
    case 'leaf':
      return holds(box, node.item.box) ? null : 'its item reaches out';
    case 'rows':
    case 'columns':
      return sequenceProblem(node);
    case 'knot':
      return tileProblem(node);
    case 'plane':
      return sameBox(innerBox(node.item), node.child.box) && sameBox(node.item.box, box)
        ? null
        : 'what lies on it does not fill it';
    case 'slot':
      return slotProblem(node);
  }
}

function sequenceProblem({ kind, box, children }: SequenceNode): string | null {
  const [along, across] = kind === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  let at = spanOf(box, along).start;
  for (const child of children) {
    const span = spanOf(child.box, along);
    if (span.start !== at) return `a gap or overlap at ${along} ${at}`;
    const [own, outer] = [spanOf(child.box, across), spanOf(box, across)];
    if (own.start !== outer.start || own.end !== outer.end) return `a child off at ${along} ${at}`;
    if (child.kind === kind) return 'a sequence within one of its own kind';
    at = span.end;
  }
  return at === spanOf(box, along).end ? null : `ends at ${along} ${at}`;
}

function tileProblem({ box, children }: KnotNode): string | null {
  const taken = children.reduce((sum, child) => sum + areaOf(child.box), 0);
  if (taken !== areaOf(box)) return `covers ${taken} of ${areaOf(box)} px`;
  if (children.some((child) => !holds(box, child.box))) return 'a child reaches out';
  const clash = children.some((child, index) =>
    children.slice(index + 1).some((other) => overlap(child.box, other.box)),
  );
  return clash ? 'children overlap' : null;
}

function slotProblem({ box, align, child }: SlotNode): string | null {
  if (!holds(box, child.box) || child.box.x0 !== box.x0) return 'its child reaches out';
  const [above, below] = [child.box.y0 - box.y0, box.y1 - child.box.y1];
  const meant = { top: above === 0, middle: above === below, bottom: below === 0 }[align];
  return meant ? null : `its child is not at its ${align}`;
}
