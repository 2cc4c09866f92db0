import { row, spacer } from '../../email/builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../../email/nodes';
import { heightOf, widthOf } from './box';
import { emitLeaf, emitPlane } from './emit-item';
import { emitSpacer, isShell, ownHeight, type EmitCell } from './emit-parts';
import { isCut, shareColumns } from './merge';
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
      return fixedTable(node, [emitColumns(node)]);
    case 'knot':
      return emitKnot(node);
    case 'leaf':
    case 'space':
    case 'plane':
    case 'slot':
      return fixedTable(node, [row(cellOf(node, true))]);
  }
}

/** The cell of a region. `tall`: it says its height, since nothing else in its row gives it. */
const cellOf: EmitCell = (node, tall) => {
  switch (node.kind) {
    case 'space':
      return emitSpacer(node, tall);
    case 'leaf':
      return emitLeaf(node, tall);
    case 'plane':
      return emitPlane(node, tall, cellOf, emitTable);
    case 'slot':
      return emitSlot(node, tall);
    case 'rows':
    case 'columns':
    case 'knot':
      return { kind: 'cell', width: widthOf(node.box), children: [emitTable(node)] };
  }
};

function emitSlot({ box, align, child }: SlotNode, tall: boolean): CellNode {
  const isLower = heightOf(child.box) < heightOf(box);
  return {
    kind: 'cell',
    width: widthOf(box),
    ...(isLower && tall ? { height: heightOf(box) } : {}),
    ...(isLower ? { verticalAlign: align } : {}),
    children: [emitTable(child)],
  };
}

function emitRows(node: SequenceNode): TableNode {
  const { widths, rows } = shareColumns(node);
  const colSpan = widths.length > 1 ? { colSpan: widths.length } : {};
  return fixedTable(
    node,
    rows.map((child, index) => {
      if (isCut(child, widths)) return emitColumns(child);
      const { width, ...cell } = cellOf(child, true);
      // The table and its first row tell the width.
      const told = index === 0 && width !== undefined ? { width } : {};
      return row({ ...cell, ...told, ...colSpan });
    }),
  );
}

/** One row. Unless a cell fills its height by itself, the first that can says it for all. */
function emitColumns({ box, children }: SequenceNode): RowNode {
  const isFilled = children.some((child) => ownHeight(child) === heightOf(box));
  const speaker = isFilled
    ? undefined
    : (children.find(({ kind }) => kind !== 'space') ?? children[0]);
  const firstShell = children.find(isShell);
  const cells = children.map((child): Cell => {
    // A bordered cell says no width, so that only one of a row can be what the others leave.
    return isShell(child) && child !== firstShell
      ? { kind: 'cell', width: widthOf(child.box), children: [emitTable(child)] }
      : cellOf(child, child === speaker);
  });
  return row(...cells);
}

/**
 * A fixed table takes its columns from its first row, so that this one is empty, without height, and has a cell for
 * each. A list of columns would do, but sanitizers remove it, and Chromium loses fractions where cells span several.
 */
function emitKnot(node: KnotNode): TableNode {
  const { xs, ys, children } = node;
  const sizer = row(...steps(xs).map((width) => spacer({ width })));
  const rows = steps(ys).map((height, index): RowNode => {
    const starting = children.filter(({ box }) => box.y0 === ys[index]);
    const isTold = starting.some((child) => child.box.y1 === ys[index + 1] && !isShell(child));
    const cells = starting.map((child) => spanned(child, node));
    return { kind: 'row', ...(isTold ? {} : { height }), cells };
  });
  return fixedTable(node, [sizer, ...rows]);
}

function spanned(child: LayoutNode, { xs, ys }: KnotNode): Cell {
  const colSpan = xs.indexOf(child.box.x1) - xs.indexOf(child.box.x0);
  const rowSpan = ys.indexOf(child.box.y1) - ys.indexOf(child.box.y0);
  return {
    ...cellOf(child, true),
    ...(colSpan > 1 ? { colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  };
}

function steps(edges: readonly number[]): readonly number[] {
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}

function fixedTable({ box }: LayoutNode, rows: readonly RowNode[]): TableNode {
  return { kind: 'table', width: widthOf(box), fixed: true, rows };
}
