import { overlaps, type Axis } from '../../scene/geometry';
import { canLabel } from '../../scene/labels/labels';
import { stackingOrder } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import { hasSameItems } from '../../base/has-same-items';
import { memoizeObject } from '../../base/memoize';
import { gathered, listedStacks, type ListedStack, type ListedStacks } from './listed-stacks';

/*
 * The layers from the topmost down. Neighbors in the stacking order that share a group stand below a row of their own, and
 * among them those of each group in it; labels stand below their shapes, and members of a stack below its row. What is moved goes
 * as a whole (`layer-places.ts`), so that a group is never torn apart.
 */

export interface LayerNode {
  /** The element's id; of a stack, one made of its id; of a group, one made of its id and its topmost member's. */
  readonly key: string;
  /** Null for a group and a stack. */
  readonly element: SceneElement | null;
  /** The id of a group; null for an element. */
  readonly group: string | null;
  /** The id of a stack. One of which all members are a group has one row with that. */
  readonly stack: string | null;
  /** What the main line of a stack runs along. */
  readonly axis: Axis | null;
  /** What lies in a group, from the topmost down: elements, and groups. Of a shape, its labels; of a stack, in its order. */
  readonly children: readonly LayerNode[];
}

/** A layer as it stands in the list. */
export interface LayerRow {
  readonly node: LayerNode;
  readonly parent: LayerNode | null;
  /** 1, and 1 more for each group, for the stack and for the shape that it lies in. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
}

export function layerTree(elements: readonly SceneElement[]): readonly LayerNode[] {
  const order = stackingOrder(elements).toReversed();
  const labels = nestedLabels(order);
  const nested = new Set([...labels.values()].flat());
  const listed = nested.size === 0 ? order : order.filter((one) => !nested.has(one));
  const stacks = listedStacks(listed);
  return nodesOf(gathered(listed, stacks), 0, { labels, stacks });
}

type Labels = ReadonlyMap<string, readonly SceneElement[]>;

interface Nested {
  readonly labels: Labels;
  /** Those that the elements are not in yet. */
  readonly stacks: ListedStacks;
}

interface Run {
  readonly stack: ListedStack | undefined;
  readonly group: string | undefined;
  readonly members: SceneElement[];
}

/** The layers of elements that share their `depth` outermost groups. */
function nodesOf(
  elements: readonly SceneElement[],
  depth: number,
  nested: Nested,
): readonly LayerNode[] {
  const runs: Run[] = [];
  for (const element of elements) {
    const own = nested.stacks.get(element.stack ?? '');
    const stack = own?.depth === depth ? own : undefined;
    const group = stack === undefined ? element.groups?.[depth] : undefined;
    const run = runs.at(-1);
    const isSame = run?.stack === stack && run?.group === group;
    if (isSame && (stack ?? group) !== undefined) run?.members.push(element);
    else runs.push({ stack, group, members: [element] });
  }
  return runs.flatMap(({ stack, group, members }) => {
    const topmost = members[0]?.id ?? '';
    if (stack !== undefined)
      return [stackNode(stack, nodesOf(members, depth, { ...nested, stacks: NO_STACKS }))];
    return group === undefined
      ? members.map((element) => nodeOf(element, nested.labels))
      : [groupOf(group, topmost, nodesOf(members, depth + 1, nested))];
  });
}

const NO_STACKS: ListedStacks = new Map();

/**
 * The labels that stand below their shapes, by the ids of these. Whatever lies between a label and its shape must not touch the label:
 * only then does the list have the order that is seen, and moving one of them along with the other change nothing.
 */
function nestedLabels(order: readonly SceneElement[]): Labels {
  const labels = new Map<string, SceneElement[]>();
  for (const [at, label] of order.entries()) {
    if (label.labelOf === undefined) continue;
    const end = order.findIndex(({ id }, index) => index > at && id === label.labelOf);
    const shape = order[end];
    if (shape === undefined || !canLabel(label, shape)) continue;
    if (!hasSameItems(label.groups ?? [], shape.groups ?? [])) continue;
    const between = order.slice(at + 1, end).filter(({ labelOf }) => labelOf !== shape.id);
    if (between.some((other) => overlaps(other, label))) continue;
    const others = labels.get(shape.id);
    if (others === undefined) labels.set(shape.id, [label]);
    else others.push(label);
  }
  return labels;
}

function nodeOf(element: SceneElement, labels: Labels): LayerNode {
  const below = labels.get(element.id);
  return below === undefined ? leafOf(element) : shapeOf(element, below.map(leafOf));
}

/** An element is neither a group nor a stack. */
const ALONE = { group: null, stack: null, axis: null } as const;

/*
 * A node depends on its elements alone, so it stays the same object as long as they do, and its row need not be rendered
 * again.
 */
const leafOf = memoizeObject((element: SceneElement): LayerNode => ({
  key: element.id,
  element,
  ...ALONE,
  children: [],
}));

/** By their shapes. */
const shapeNodes = new WeakMap<SceneElement, LayerNode>();

function shapeOf(element: SceneElement, children: readonly LayerNode[]): LayerNode {
  const before = shapeNodes.get(element);
  if (before !== undefined && hasSameItems(before.children, children)) return before;
  const node = { key: element.id, element, ...ALONE, children };
  shapeNodes.set(element, node);
  return node;
}

/** By their topmost child. */
const groupNodes = new WeakMap<LayerNode, LayerNode>();

function groupOf(group: string, topmost: string, inner: readonly LayerNode[]): LayerNode {
  const [first, ...others] = inner;
  const isStack = first?.stack != null && first.group === null && others.length === 0;
  const { stack, axis } = isStack ? first : ALONE;
  const children = isStack ? first.children : inner;
  const key = `${group} ${stack ?? topmost}`;
  const node = { key, element: null, group, stack, axis, children };
  return sameOr(groupNodes, node);
}

/** By their first child. */
const stackNodes = new WeakMap<LayerNode, LayerNode>();

function stackNode({ id: stack, axis }: ListedStack, children: readonly LayerNode[]): LayerNode {
  const node = { key: `stack ${stack}`, element: null, group: null, stack, axis, children };
  return sameOr(stackNodes, node);
}

function sameOr(known: WeakMap<LayerNode, LayerNode>, node: LayerNode): LayerNode {
  const [top] = node.children;
  const before = top && known.get(top);
  const isKnown = before?.stack === node.stack && hasSameItems(before.children, node.children);
  if (before !== undefined && isKnown) return before;
  if (top !== undefined) known.set(top, node);
  return node;
}

/** The rows that are seen: what lies in closed layers is not. */
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

/** The elements that a layer is, from the topmost down: all of a group or a stack, of a shape itself alone. */
export function elementsOfLayer(node: LayerNode): readonly SceneElement[] {
  return node.element === null ? allOfLayer(node) : [node.element];
}

/** As `elementsOfLayer`, with the labels of a shape, which lie above it. */
export function allOfLayer({ element, children }: LayerNode): readonly SceneElement[] {
  const below = children.flatMap(allOfLayer);
  return element === null ? below : [...below, element];
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

/** With those of the labels of a shape. */
export function allIdsOfLayer(node: LayerNode): readonly string[] {
  return allOfLayer(node).map(({ id }) => id);
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
  return order.flatMap(allIdsOfLayer).toReversed();
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
