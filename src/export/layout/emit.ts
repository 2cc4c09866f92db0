import { row, spacer } from '../../email/builders';
import { childrenOf } from '../../email/nodes';
import type { CellNode, EmailNode, RowNode, SpacerNode, TableNode } from '../../email/nodes';
import { heightOf, widthOf } from './box';
import { emitLeaf, emitPlane } from './emit-item';
import { emitSpacer, isShell, ownHeight, type CellRole, type EmitCell } from './emit-parts';
import { flatten } from './flatten';
import { groupBy } from './group-by';
import { shareColumns } from './merge';
import { isBare, padded, type PaddedNode } from './pad';
import { placesOf } from './tiles';
import type { KnotNode, LayoutNode, SequenceNode, SlotNode } from './tree';

/*
 * Pass 6: regions to tables (emission R of the layout study). Every table has a fixed layout and its exact width; every
 * distance is a cell; text cells have least heights, never exact ones.
 */

type Cell = CellNode | SpacerNode;

/** The most tables within one another that no check of mails minds. */
const DEEPEST_TABLES = 8;
/** What one grid may still hold: the inside of bordered cells, rows of badges. */
const DEPTH_OF_GRID = 2;

/** A layout as one table, exactly as large as its region. `depth`: tables that it lies in. */
export function emitTable(node: LayoutNode, depth = 0): TableNode {
  const table = emitNested(node, depth);
  const isLast = depth === DEEPEST_TABLES - DEPTH_OF_GRID;
  return isLast && depthOf(table) > DEPTH_OF_GRID ? emitKnot(flatten(node), depth) : table;
}

function emitNested(node: LayoutNode, depth: number): TableNode {
  switch (node.kind) {
    case 'rows':
      return emitRows(node, depth);
    case 'columns':
      return isBare(padded(node))
        ? fixedTable(node, [emitColumns(node.children, [], false, depth)])
        : fixedTable(node, [row(cellOf(node, 'alone', depth))]);
    case 'knot':
      return emitKnot(node, depth);
    case 'leaf':
    case 'space':
    case 'plane':
    case 'slot':
      return fixedTable(node, [row(cellOf(node, 'alone', depth))]);
  }
}

/** The cell of a region. */
const cellOf: EmitCell = (node, role, depth) =>
  role === 'alone' ? emitAlone(padded(node), depth) : emitBare(node, role, depth);

/** The cell of a region that has its row to itself: its table says how wide it is. */
function emitAlone(padded: PaddedNode, depth: number): Cell {
  const { node, padding } = padded;
  const { width: _width, ...cell } = emitBare(node, 'alone', depth);
  if (cell.kind === 'spacer' || isBare(padded)) return cell;
  const [above = 0, right = 0, below = 0, left = 0] = cell.padding ?? [];
  const [top, after, bottom, before] = padding;
  return { ...cell, padding: [above + top, right + after, below + bottom, left + before] };
}

/** The cell of a region as large as the region. */
function emitBare(node: LayoutNode, role: CellRole, depth: number): Cell {
  const isTall = role !== 'other';
  switch (node.kind) {
    case 'space':
      return emitSpacer(node, isTall);
    case 'leaf':
      return node.item.kids.length > 0
        ? { kind: 'cell', width: widthOf(node.box), children: [emitKnot(flatten(node), depth + 1)] }
        : emitLeaf(node, isTall);
    case 'plane':
      return emitPlane(node, role, depth, { emitCell: cellOf, emitTable });
    case 'slot':
      return emitSlot(node, isTall, depth);
    case 'rows':
    case 'columns':
    case 'knot':
      return { kind: 'cell', width: widthOf(node.box), children: [emitTable(node, depth + 1)] };
  }
}

/** A distance above one thing is padding within the table: nothing moves then when a neighbour becomes higher. */
function emitSlot(node: SlotNode, isTall: boolean, depth: number): CellNode {
  const { box, align, child } = node;
  const { node: content, padding } = padded(node);
  const [above, right, , left] = padding;
  const isPadded = above > 0 && content.kind === 'leaf';
  const isLower = heightOf(child.box) < heightOf(box);
  return {
    kind: 'cell',
    width: widthOf(box),
    ...(isLower && isTall ? { height: heightOf(box) } : {}),
    ...(isLower && !isPadded ? { verticalAlign: align } : {}),
    children: [
      isPadded
        ? fixedTable(node, [
            row(emitAlone({ node: content, padding: [above, right, 0, left] }, depth + 1)),
          ])
        : emitTable(child, depth + 1),
    ],
  };
}

function emitRows(node: SequenceNode, depth: number): TableNode {
  const { xs, rows, isSized } = shareColumns(node);
  const emitted = rows.map((part, index): RowNode => {
    if (part.kind === 'cells') return emitColumns(part.nodes, xs, isSized || index > 0, depth);
    return row({ ...emitAlone(part, depth), ...spanOf(node, xs) });
  });
  return fixedTable(node, isSized ? [sizer(xs), ...emitted] : emitted);
}

/**
 * One row. Unless a cell fills its height by itself, the first that can says it for all. `isTold`: a row above has said
 * how wide the columns between the edges `xs` are.
 */
function emitColumns(
  nodes: readonly LayoutNode[],
  xs: readonly number[],
  isTold: boolean,
  depth: number,
): RowNode {
  const isFilled = nodes.some((node) => ownHeight(node) === heightOf(node.box));
  const speaker = isFilled ? undefined : (nodes.find(({ kind }) => kind !== 'space') ?? nodes[0]);
  const firstShell = nodes.find(isShell);
  const cells = nodes.map((node): Cell => {
    // A bordered cell says no width, so that only one of a row can be what the others leave.
    const cell: Cell =
      isShell(node) && node !== firstShell && !isTold
        ? { kind: 'cell', width: widthOf(node.box), children: [emitTable(node, depth + 1)] }
        : cellOf(node, node === speaker ? 'speaker' : 'other', depth);
    return { ...cell, ...spanOf(node, xs) };
  });
  return row(...cells);
}

/** Columns that a node spans. */
function spanOf(
  { box }: Pick<LayoutNode, 'box'>,
  xs: readonly number[],
): { readonly colSpan?: number } {
  const colSpan = xs.indexOf(box.x1) - xs.indexOf(box.x0);
  return colSpan > 1 ? { colSpan } : {};
}

/**
 * A fixed table takes its columns from its first row, so that this one is empty, without height, and has a cell for
 * each. A list of columns would do, but sanitizers remove it, and Chromium loses fractions where cells span several.
 */
function emitKnot(node: KnotNode, depth: number): TableNode {
  const { xs, ys, children } = node;
  const [columnAt, rowAt] = [placesOf(xs), placesOf(ys)];
  const starting = groupBy(children, ({ box }) => box.y0);
  const rows = steps(ys).map((height, index): RowNode => {
    const own = starting.get(ys[index] ?? 0) ?? [];
    const isTold = own.some((child) => child.box.y1 === ys[index + 1] && !isShell(child));
    const cells = own.map((child): Cell => {
      const { x0, y0, x1, y1 } = child.box;
      const colSpan = (columnAt.get(x1) ?? 0) - (columnAt.get(x0) ?? 0);
      const rowSpan = (rowAt.get(y1) ?? 0) - (rowAt.get(y0) ?? 0);
      const cell = cellOf(child, 'speaker', depth);
      return {
        // Alone in its row, but as high as the rows of its neighbours.
        ...(cell.kind === 'cell' ? { verticalAlign: 'top' } : {}),
        ...cell,
        ...(colSpan > 1 ? { colSpan } : {}),
        ...(rowSpan > 1 ? { rowSpan } : {}),
      };
    });
    return { kind: 'row', ...(isTold ? {} : { height }), cells };
  });
  return fixedTable(node, [sizer(xs), ...rows]);
}

/** A row without height that has a cell for each column. */
function sizer(xs: readonly number[]): RowNode {
  return row(...steps(xs).map((width) => spacer({ width })));
}

function steps(edges: readonly number[]): readonly number[] {
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}

function depthOf(node: EmailNode): number {
  const below = childrenOf(node).reduce((most, child) => Math.max(most, depthOf(child)), 0);
  return below + (node.kind === 'table' ? 1 : 0);
}

function fixedTable({ box }: LayoutNode, rows: readonly RowNode[]): TableNode {
  return { kind: 'table', width: widthOf(box), fixed: true, rows };
}
