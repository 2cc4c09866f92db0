import { stackingOrder } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import { hasSameItems } from '../../base/has-same-items';
import { memoizeObject } from '../../base/memoize';

/*
 * The layers from the topmost down. Neighbors in the stacking order that share a group stand below a row of their own, and
 * among them those of each group in it. What is moved goes as a whole (`layer-places.ts`), so that a group is never torn apart.
 */

export interface LayerNode {
  /** The element's id; of a group, one made of its name and its topmost member's id. */
  readonly key: string;
  /** Null for a group. */
  readonly element: SceneElement | null;
  /** What lies in a group, from the topmost down: elements, and groups. */
  readonly children: readonly LayerNode[];
}

/** A layer as it stands in the list. */
export interface LayerRow {
  readonly node: LayerNode;
  readonly parent: LayerNode | null;
  /** 1, and 1 more for each group that it lies in. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
}

export function layerTree(elements: readonly SceneElement[]): readonly LayerNode[] {
  return nodesOf(stackingOrder(elements).toReversed(), 0);
}

/** The layers of elements that share their `depth` outermost groups. */
function nodesOf(elements: readonly SceneElement[], depth: number): readonly LayerNode[] {
  const runs: { readonly group: string | undefined; readonly members: SceneElement[] }[] = [];
  for (const element of elements) {
    const group = element.groups?.[depth];
    const run = runs.at(-1);
    if (group !== undefined && run?.group === group) run.members.push(element);
    else runs.push({ group, members: [element] });
  }
  return runs.flatMap(({ group, members }) =>
    group === undefined
      ? members.map(leafOf)
      : [groupOf(`${group} ${members[0]?.id}`, nodesOf(members, depth + 1))],
  );
}

/*
 * A node depends on its elements alone, so it stays the same object as long as they do, and its row need not be rendered
 * again.
 */
const leafOf = memoizeObject((element: SceneElement): LayerNode => ({
  key: element.id,
  element,
  children: [],
}));

/** By their topmost child. */
const groupNodes = new WeakMap<LayerNode, LayerNode>();

function groupOf(key: string, children: readonly LayerNode[]): LayerNode {
  const [top] = children;
  const before = top && groupNodes.get(top);
  if (before !== undefined && hasSameItems(before.children, children)) return before;
  const node = { key, element: null, children };
  if (top !== undefined) groupNodes.set(top, node);
  return node;
}

/** The rows that are seen: what lies in closed groups is not. */
export function layerRows(
  nodes: readonly LayerNode[],
  closed: ReadonlySet<string>,
  parent: LayerNode | null = null,
  level = 1,
): readonly LayerRow[] {
  return nodes.flatMap((node, at) => [
    { node, parent, level, position: at + 1, siblings: nodes.length },
    ...(closed.has(node.key) ? [] : layerRows(node.children, closed, node, level + 1)),
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
