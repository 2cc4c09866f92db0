import { row, spacer } from '../../email/builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../../email/nodes';
import { heightOf, widthOf } from './box';
import { emitLeaf, emitPlane } from './emit-item';
import { emitSpacer, isShell, ownHeight, type CellRole, type EmitCell } from './emit-parts';
import { shareColumns } from './merge';
import { isBare, padded, type PaddedNode } from './pad';
import type { KnotNode, LayoutNode, SequenceNode, SlotNode } from './tree';

/*
 * Pass 6: regions to tables (emission R of the layout study). Every table has a fixed layout and its exact width; every
 * distance is a cell; text cells have least heights, never exact ones.
 */

type Cell = CellNode | SpacerNode;

/** A layout as one table, exactly as large as its region. */
export function emitTable(node: LayoutNode): TableNode {
  switch (node.kind) {
    case 'rows':
      return emitRows(node);
    case 'columns':
      return isBare(padded(node))
        ? fixedTable(node, [emitColumns(node.children, [], false)])
        : fixedTable(node, [row(cellOf(node, 'alone'))]);
    case 'knot':
      return emitKnot(node);
    case 'leaf':
    case 'space':
    case 'plane':
    case 'slot':
      return fixedTable(node, [row(cellOf(node, 'alone'))]);
  }
}

/** The cell of a region. */
const cellOf: EmitCell = (node, role) =>
  role === 'alone' ? emitAlone(padded(node)) : emitBare(node, role);

/** The cell of a region that has its row to itself: its table says how wide it is. */
function emitAlone(padded: PaddedNode): Cell {
  const { node, padding } = padded;
  const { width: _width, ...cell } = emitBare(node, 'alone');
  if (cell.kind === 'spacer' || isBare(padded)) return cell;
  const [above = 0, right = 0, below = 0, left = 0] = cell.padding ?? [];
  const [top, after, bottom, before] = padding;
  return { ...cell, padding: [above + top, right + after, below + bottom, left + before] };
}

/** The cell of a region as large as the region. */
function emitBare(node: LayoutNode, role: CellRole): Cell {
  const isTall = role !== 'other';
  switch (node.kind) {
    case 'space':
      return emitSpacer(node, isTall);
    case 'leaf':
      return emitLeaf(node, isTall);
    case 'plane':
      return emitPlane(node, role, cellOf, emitTable);
    case 'slot':
      return emitSlot(node, isTall);
    case 'rows':
    case 'columns':
    case 'knot':
      return { kind: 'cell', width: widthOf(node.box), children: [emitTable(node)] };
  }
}

/** A distance above one thing is padding within the table: nothing moves then when a neighbour becomes higher. */
function emitSlot(node: SlotNode, isTall: boolean): CellNode {
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
        ? fixedTable(node, [row(emitAlone({ node: content, padding: [above, right, 0, left] }))])
        : emitTable(child),
    ],
  };
}

function emitRows(node: SequenceNode): TableNode {
  const { xs, rows, isSized } = shareColumns(node);
  const emitted = rows.map((part, index): RowNode => {
    if (part.kind === 'cells') return emitColumns(part.nodes, xs, isSized || index > 0);
    return row({ ...emitAlone(part), ...spanOf(node, xs) });
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
): RowNode {
  const isFilled = nodes.some((node) => ownHeight(node) === heightOf(node.box));
  const speaker = isFilled ? undefined : (nodes.find(({ kind }) => kind !== 'space') ?? nodes[0]);
  const firstShell = nodes.find(isShell);
  const cells = nodes.map((node): Cell => {
    // A bordered cell says no width, so that only one of a row can be what the others leave.
    const cell: Cell =
      isShell(node) && node !== firstShell && !isTold
        ? { kind: 'cell', width: widthOf(node.box), children: [emitTable(node)] }
        : cellOf(node, node === speaker ? 'speaker' : 'other');
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
function emitKnot(node: KnotNode): TableNode {
  const { xs, ys, children } = node;
  const rows = steps(ys).map((height, index): RowNode => {
    const starting = children.filter(({ box }) => box.y0 === ys[index]);
    const isTold = starting.some((child) => child.box.y1 === ys[index + 1] && !isShell(child));
    const cells = starting.map((child) => spanned(child, node));
    return { kind: 'row', ...(isTold ? {} : { height }), cells };
  });
  return fixedTable(node, [sizer(xs), ...rows]);
}

function spanned(child: LayoutNode, { xs, ys }: KnotNode): Cell {
  const rowSpan = ys.indexOf(child.box.y1) - ys.indexOf(child.box.y0);
  return {
    ...cellOf(child, 'speaker'),
    ...spanOf(child, xs),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  };
}

/** A row without height that has a cell for each column. */
function sizer(xs: readonly number[]): RowNode {
  return row(...steps(xs).map((width) => spacer({ width })));
}

function steps(edges: readonly number[]): readonly number[] {
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}

function fixedTable({ box }: LayoutNode, rows: readonly RowNode[]): TableNode {
  return { kind: 'table', width: widthOf(box), fixed: true, rows };
}
