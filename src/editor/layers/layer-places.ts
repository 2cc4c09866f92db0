import { SCENE_LIMITS } from '../../scene/limits';
import { canLabel } from '../../scene/labels/labels';
import {
  allIdsOfLayer,
  allOfLayer,
  elementsOfLayer,
  type LayerNode,
  type LayerRow,
} from './layer-tree';

/*
 * Where a layer that is dragged comes to lie: between two rows, or in a group or a stack whose row it is let go on. Between the end
 * of one and what follows, both are possible: how far the pointer has gone to the side decides. Between the labels of a shape lie
 * labels alone: what comes there is tied to the shape, and what leaves it is untied.
 */

/** A place in the tree. */
export interface LayerPlace {
  /** A group, a stack, or the shape of labels; null for the outermost layers. */
  readonly parent: LayerNode | null;
  /** Before which of the children, from the topmost one; 0 is the top. */
  readonly gap: number;
}

export interface DropPlace extends LayerPlace {
  /** Where the line is drawn: before this row, from 0. */
  readonly line: number;
  /** How deep what lies there is, from 1. */
  readonly level: number;
}

/** What is dragged. */
interface Dragged {
  readonly keys: ReadonlySet<string>;
  readonly nodes: readonly LayerNode[];
  /** The level that it would have, as the pointer stands. */
  readonly level: number;
}

/** The share of the height of a group's row, from each of its edges, that lies beside it. */
const EDGE = 0.3;

/**
 * Where what is dragged lands when let go at `at`, in rows from the top of the list (1.5 is within the second). Null where it
 * cannot lie: in itself, or in more groups than there may be.
 */
export function dropPlace(
  rows: readonly LayerRow[],
  dragged: Dragged,
  at: number,
): DropPlace | null {
  const index = Math.max(0, Math.min(rows.length, at));
  const on = rows[Math.floor(index)];
  const share = index - Math.floor(index);
  if (on?.node.element === null && share > EDGE && share < 1 - EDGE) {
    const place = { parent: on.node, gap: 0, line: Math.floor(index) + 1, level: on.level + 1 };
    return isOpenTo(rows, place, dragged) ? place : null;
  }
  return placeBefore(rows, Math.round(index), dragged);
}

/** The place before a row that is as deep as was asked, or as near to that as is possible. */
function placeBefore(rows: readonly LayerRow[], line: number, dragged: Dragged): DropPlace | null {
  const [above, below] = [rows[line - 1], rows[line]];
  const places: DropPlace[] = [];
  if (below !== undefined) {
    const { parent, position, level } = below;
    places.push({ parent, gap: position - 1, line, level });
  }
  // What ends above: the row itself, and the groups that end with it.
  for (let row = above; row !== undefined && row !== below; row = rowOf(rows, row.parent)) {
    if (row.level < (below?.level ?? 1)) break;
    if (below?.parent !== row.parent) {
      places.push({ parent: row.parent, gap: row.position, line, level: row.level });
    }
  }
  const open = places.filter((place) => isOpenTo(rows, place, dragged));
  const off = ({ level }: DropPlace): number => Math.abs(level - dragged.level);
  return open.toSorted((a, b) => off(a) - off(b))[0] ?? null;
}

function isOpenTo(
  rows: readonly LayerRow[],
  { parent }: LayerPlace,
  { keys, nodes }: Dragged,
): boolean {
  let around = 0;
  for (let row = rowOf(rows, parent); row !== undefined; row = rowOf(rows, row.parent)) {
    if (keys.has(row.node.key)) return false;
    if (row.node.group !== null) around++;
  }
  const shape = parent?.element ?? null;
  return nodes.every((node) => {
    const isLabel = shape === null || (node.element !== null && canLabel(node.element, shape));
    return isLabel && around + groupsIn(node) <= SCENE_LIMITS.groupDepth;
  });
}

function rowOf(rows: readonly LayerRow[], node: LayerNode | null): LayerRow | undefined {
  return node === null ? undefined : rows.find((row) => row.node.key === node.key);
}

/** How many groups lie in one another in a layer, itself included. */
function groupsIn({ element, group, children }: LayerNode): number {
  const inner = element === null ? Math.max(...children.map(groupsIn)) : 0;
  return group === null ? inner : 1 + inner;
}

/** The place one step into the group or stack above a layer, else the one below; null where neither is one. */
export function placeInside(
  siblings: readonly LayerNode[],
  { keys, nodes }: Pick<Dragged, 'keys' | 'nodes'>,
): LayerPlace | null {
  const isDeep = nodes.some(
    (node) => groupsAround(node).length + 1 + groupsIn(node) > SCENE_LIMITS.groupDepth,
  );
  if (isDeep) return null;
  const places = siblings.flatMap(({ key }, at) => (keys.has(key) ? [at] : []));
  const above = siblings[Math.min(...places) - 1];
  const below = siblings[Math.max(...places) + 1];
  if (above?.element === null) return { parent: above, gap: above.children.length };
  return below?.element === null ? { parent: below, gap: 0 } : null;
}

/** The place outside of the group or stack that a layer is in: above it for its topmost layer, else below it; null where it is in none. */
export function placeOutside(
  rows: readonly LayerRow[],
  { parent, position }: LayerRow,
): LayerPlace | null {
  const around = rowOf(rows, parent);
  if (around === undefined) return null;
  return { parent: around.parent, gap: around.position - (position === 1 ? 1 : 0) };
}

/** What a place makes of the design. */
export interface Moved {
  /** All elements from the undermost to the topmost. */
  readonly ids: readonly string[];
  /** The groups that those which were moved are in, by their ids. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** The design after layers were moved to a place. */
export function movedTo(
  tree: readonly LayerNode[],
  nodes: readonly LayerNode[],
  { parent, gap }: LayerPlace,
): Moved {
  const own = parent?.group == null ? [] : [parent.group];
  const around = parent === null ? [] : [...groupsAround(parent), ...own];
  const groups = nodes.flatMap((node) => {
    const { length: outer } = groupsAround(node);
    return allOfLayer(node).map(
      (element) => [element.id, [...around, ...(element.groups ?? []).slice(outer)]] as const,
    );
  });
  return {
    ids: idsAfter(tree, nodes, { parent, gap }, parent === null).toReversed(),
    groups: Object.fromEntries(groups),
  };
}

/** The groups that a layer lies in, the outermost first. */
function groupsAround(node: LayerNode): readonly string[] {
  const { element, group, children } = node;
  if (element !== null) return element.groups ?? [];
  if (group === null) return children[0] === undefined ? [] : groupsAround(children[0]);
  const { groups = [] } = elementsOfLayer(node)[0] ?? {};
  return groups.slice(0, groups.indexOf(group));
}

/** The ids of layers and all that lies in them, from the topmost down, after some have gone to a place. */
function idsAfter(
  siblings: readonly LayerNode[],
  moved: readonly LayerNode[],
  place: LayerPlace,
  isThere: boolean,
): readonly string[] {
  const stay = (some: readonly LayerNode[]): readonly string[] =>
    some.flatMap((node) => {
      if (moved.some(({ key }) => key === node.key)) return [];
      const within = idsAfter(node.children, moved, place, node.key === place.parent?.key);
      return node.element === null ? within : [...within, node.element.id];
    });
  if (!isThere) return stay(siblings);
  const { gap } = place;
  return [
    ...stay(siblings.slice(0, gap)),
    ...moved.flatMap(allIdsOfLayer),
    ...stay(siblings.slice(gap)),
  ];
}
