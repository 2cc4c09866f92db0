import { stackingOrder } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import { hasSameItems } from '../../model/has-same-items';

/*
 * The layers from the topmost down. Neighbours in the stacking order that share a group stand below a row of their own;
 * moving one stays among its siblings, so that a group is never torn apart by a drag.
 */

export interface LayerNode {
  /** The element's id; of a group, one made of its name and its topmost member's id. */
  readonly key: string;
  /** Null for a group. */
  readonly element: SceneElement | null;
  /** The members of a group, from the topmost down. */
  readonly children: readonly LayerNode[];
}

/** A layer as it stands in the list. */
export interface LayerRow {
  readonly node: LayerNode;
  readonly parent: LayerNode | null;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
}

export function layerTree(elements: readonly SceneElement[]): readonly LayerNode[] {
  const counts = new Map<string, number>();
  for (const { group } of elements) {
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const isGrouped = ({ group }: SceneElement): boolean =>
    group !== undefined && (counts.get(group) ?? 0) > 1;
  const runs: SceneElement[][] = [];
  for (const element of stackingOrder(elements).toReversed()) {
    const run = runs.at(-1);
    if (isGrouped(element) && run?.[0]?.group === element.group) run?.push(element);
    else runs.push([element]);
  }
  return runs.flatMap((run) => {
    const [top] = run;
    const leaves = run.map(leafOf);
    return top === undefined || !isGrouped(top) ? leaves : [groupOf(top, leaves)];
  });
}

/*
 * A node says what its elements say, so it stays the same object as long as they do, and its row need not be rendered
 * anew.
 */
const leafNodes = new WeakMap<SceneElement, LayerNode>();
const groupNodes = new WeakMap<SceneElement, LayerNode>();

function leafOf(element: SceneElement): LayerNode {
  const node = leafNodes.get(element) ?? { key: element.id, element, children: [] };
  leafNodes.set(element, node);
  return node;
}

function groupOf(top: SceneElement, children: readonly LayerNode[]): LayerNode {
  const before = groupNodes.get(top);
  if (before !== undefined && hasSameItems(before.children, children)) return before;
  const node = { key: `${top.group} ${top.id}`, element: null, children };
  groupNodes.set(top, node);
  return node;
}

/** The rows that are seen: members of closed groups are not. */
export function layerRows(
  tree: readonly LayerNode[],
  closed: ReadonlySet<string>,
): readonly LayerRow[] {
  return tree.flatMap((node, at) => [
    { node, parent: null, position: at + 1, siblings: tree.length },
    ...(closed.has(node.key) ? [] : node.children).map((child, index) => ({
      node: child,
      parent: node,
      position: index + 1,
      siblings: node.children.length,
    })),
  ]);
}

/** The elements of a layer, from the topmost down. */
export function elementsOfLayer({ element, children }: LayerNode): readonly SceneElement[] {
  return element === null ? children.flatMap(elementsOfLayer) : [element];
}

/** The ids of the elements between two rows, both included; of the second alone where the first is not there. */
export function idsBetween(
  rows: readonly LayerRow[],
  from: string | null,
  to: string,
): readonly string[] {
  const end = rows.findIndex(({ node }) => node.key === to);
  const found = rows.findIndex(({ node }) => node.key === from);
  const start = found === -1 ? end : found;
  const meant = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return [...new Set(meant.flatMap(({ node }) => idsOfLayer(node)))];
}

export function idsOfLayer(node: LayerNode): readonly string[] {
  return elementsOfLayer(node).map(({ id }) => id);
}

/** The siblings of a row, from the topmost down. */
export function siblingsOf(tree: readonly LayerNode[], { parent }: LayerRow): readonly LayerNode[] {
  return parent === null ? tree : parent.children;
}

/**
 * The ids of a row's siblings from the undermost to the topmost, after the `moved` ones among them were put before the
 * sibling at `gap` (0 is the top); what an action of stacking takes.
 */
export function restacked(
  siblings: readonly LayerNode[],
  moved: ReadonlySet<string>,
  gap: number,
): readonly string[] {
  const isMoved = ({ key }: LayerNode): boolean => moved.has(key);
  const before = siblings.slice(0, gap).filter((node) => !isMoved(node));
  const after = siblings.slice(gap).filter((node) => !isMoved(node));
  const order = [...before, ...siblings.filter(isMoved), ...after];
  return order.flatMap(idsOfLayer).toReversed();
}

/** The gap one step above (-1) or below (1) the moved ones; the ends of the list hold. */
export function stepGap(
  siblings: readonly LayerNode[],
  moved: ReadonlySet<string>,
  by: -1 | 1,
): number {
  const places = siblings.flatMap(({ key }, at) => (moved.has(key) ? [at] : []));
  const edge = by === -1 ? Math.min(...places) - 1 : Math.max(...places) + 2;
  return Math.max(0, Math.min(siblings.length, edge));
}

export interface DropPlace {
  /** Among the siblings of what is dragged, as `restacked` takes it. */
  readonly gap: number;
  /** Where the line is drawn: before this row, from 0. */
  readonly line: number;
}

/** Where a row that is dragged lands when let go at `at`, in rows from the top of the list (1.5 is within the second). */
export function dropPlace(
  rows: readonly LayerRow[],
  parent: LayerNode | null,
  at: number,
): DropPlace {
  const spans = siblingSpans(rows, parent);
  const gap = spans.filter(({ start, end }) => at >= (start + end) / 2).length;
  return { gap, line: spans[gap]?.start ?? spans.at(-1)?.end ?? 0 };
}

/** The rows that each sibling takes up with its members: from `start` up to but not including `end`. */
function siblingSpans(rows: readonly LayerRow[], parent: LayerNode | null) {
  const starts = rows.flatMap((row, at) => (row.parent?.key === parent?.key ? [at] : []));
  const end = parent === null ? rows.length : (starts.at(-1) ?? -1) + 1;
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? end }));
}
