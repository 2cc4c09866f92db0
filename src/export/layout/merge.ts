import { widthOf } from './box';
import type { LayoutNode, SequenceNode, SpaceNode } from './tree';

/*
 * Rows that break into columns at the same edges share one table instead of having one each: a table costs some 200
 * characters. The other rows span all its columns. A fixed table takes its columns from its first row, so that this
 * one must have all of them: where it has not, the rows in question share a table of their own.
 */

/** The rows of a table. */
export interface SharedRows {
  /** Widths of the columns; a single one where nothing is shared. */
  readonly widths: readonly number[];
  /** Those of kind `columns` with just these widths have a cell in each; any other spans them all. */
  readonly rows: readonly LayoutNode[];
}

/** The children of a sequence of rows as the rows of one table, with the columns that spare the most tables. */
export function shareColumns(node: SequenceNode): SharedRows {
  const { children } = node;
  const [first, ...others] = children;
  const shapes = shapesOf(children);
  const [widest] = shapes;
  if (first === undefined || widest === undefined) return single(node);
  const { key, widths, count } = widest;
  if (first.kind === 'space' && count * TABLE_COST > (widths.length - 1) * CELL_COST) {
    return { widths, rows: [splitSpace(first, widths), ...unpacked(others, key)] };
  }
  const own = shapes.find((shape) => shape.key === keyOf(first));
  if (own !== undefined) return { widths: own.widths, rows: unpacked(children, own.key) };
  return count > 1 ? shareColumns({ ...node, children: withRun(children, key) }) : single(node);
}

/** Whether a row has a cell in each of the columns. */
export function isCut(node: LayoutNode, widths: readonly number[]): node is SequenceNode {
  return widths.length > 1 && keyOf(node) === widths.join();
}

/** Characters that a table of its own costs, and an empty cell more in the first row. */
const TABLE_COST = 200;
const CELL_COST = 110;

interface Shape {
  readonly key: string;
  readonly widths: readonly number[];
  readonly count: number;
}

/** The ways in which rows break into columns, the most frequent first. */
function shapesOf(parts: readonly LayoutNode[]): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  for (const row of parts.map(rowOf).filter((part) => part !== null)) {
    const widths = widthsOf(row);
    const key = widths.join();
    shapes.set(key, { key, widths, count: (shapes.get(key)?.count ?? 0) + 1 });
  }
  return [...shapes.values()].toSorted((a, b) => b.count - a.count);
}

function keyOf(node: LayoutNode): string | null {
  const row = rowOf(node);
  return row === null ? null : widthsOf(row).join();
}

/** The columns that a node is, or would be without the distance that makes them higher. */
function rowOf(node: LayoutNode): SequenceNode | null {
  if (node.kind === 'columns') return node;
  if (node.kind !== 'slot' || node.align !== 'top' || node.child.kind !== 'columns') return null;
  return widthOf(node.child.box) === widthOf(node.box) ? node.child : null;
}

function widthsOf({ children }: SequenceNode): readonly number[] {
  return children.map(({ box }) => widthOf(box));
}

function single({ box, children }: SequenceNode): SharedRows {
  return { widths: [widthOf(box)], rows: children };
}

/** The rows from the first of a shape to the last, with all between them, as one. */
function withRun(parts: readonly LayoutNode[], key: string): readonly LayoutNode[] {
  const start = parts.findIndex((part) => keyOf(part) === key);
  const end = parts.findLastIndex((part) => keyOf(part) === key);
  const run = parts.slice(start, end + 1);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return parts;
  const node: LayoutNode = { kind: 'rows', box: { ...first.box, y1: last.box.y1 }, children: run };
  return [...parts.slice(0, start), node, ...parts.slice(end + 1)];
}

/** Rows of a shape out of the slots that make them higher, the distance a row of its own. */
function unpacked(children: readonly LayoutNode[], key: string): readonly LayoutNode[] {
  return children.flatMap((child): readonly LayoutNode[] => {
    const row = rowOf(child);
    if (row === null || row === child || keyOf(child) !== key) return [child];
    return [row, { kind: 'space', box: { ...child.box, y0: row.box.y1 } }];
  });
}

function splitSpace({ box }: SpaceNode, widths: readonly number[]): SequenceNode {
  let x = box.x0;
  const children = widths.map((width): SpaceNode => {
    const cell = { ...box, x0: x, x1: x + width };
    x += width;
    return { kind: 'space', box: cell };
  });
  return { kind: 'columns', box, children };
}
