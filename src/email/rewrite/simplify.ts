import { changed } from '../../base/changed';
import {
  areMissing,
  isPlain,
  mapCells,
  mapTables,
  padTop,
  row as rowOf,
  spacer,
} from '../builders';
import { foldDividers } from './fold-dividers';
import { joinTextRows } from './join-text-rows';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../nodes';

/**
 * The same document with fewer tables: a cell that does nothing but hold one full-width table gives way to that
 * table's rows, where rows stand alone. Every table costs some 200 characters of the 10,000 that Gmail allows. What then
 * stands below one another in a table is joined where it can be.
 */
export function simplify(table: TableNode): TableNode {
  return foldDividers(joinTextRows(withFewerTables(table)));
}

function withFewerTables(table: TableNode): TableNode {
  const whole = mapCells(table, simplifyCell);
  const { rows } = whole;
  const [only] = rows;
  const inner = rows.length === 1 && only !== undefined ? bareTable(only) : null;
  if (inner !== null) return changed(table, { rows: inner.rows });
  const close = table.width === 'content' ? wrappedTable(whole) : null;
  if (close !== null) return close;
  if (!rows.every(isSingle)) return whole;
  const unfolded = rows.flatMap(unfold);
  return changed(table, { rows: withColumns(unfolded) ?? unfolded });
}

/** The table as wide as its content that such a table does nothing but hold, aligned as this is; else null. */
function wrappedTable({ align, rows: [row, ...others] }: TableNode): TableNode | null {
  const [cell, ...beside] = row?.cells ?? [];
  if (cell?.kind !== 'cell' || others.length + beside.length > 0) return null;
  const { width: _width, ...bare } = cell;
  const [inner, ...more] = cell.children;
  if (inner?.kind !== 'table' || inner.width !== 'content' || more.length > 0) return null;
  if (!isBare(bare) || inner.align !== undefined) return null;
  return align === undefined ? inner : changed(inner, { align });
}

/**
 * Rows of which one does nothing but hold a full-width table of columns, with the rows of that table in its place, the first
 * such one: the others span the columns. Null where there is none.
 */
function withColumns(rows: readonly RowNode[]): readonly RowNode[] | null {
  let inner: readonly RowNode[] | null = null;
  const at = rows.findIndex((row) => {
    inner = columnsIn(row);
    return inner !== null;
  });
  if (inner === null || rows.some((each, index) => index !== at && !canSpan(each))) return null;
  const count = countOf(inner);
  const spanning = (each: RowNode): RowNode =>
    changed(each, { cells: each.cells.map((cell) => changed(cell, { colSpan: count })) });
  return [...rows.slice(0, at).map(spanning), ...inner, ...rows.slice(at + 1).map(spanning)];
}

/** The rows of the columns that are all of a row, the padding above them passed to the first. */
function columnsIn(row: RowNode): readonly RowNode[] | null {
  const [cell] = row.cells;
  if (cell?.kind !== 'cell' || row.height !== undefined) return null;
  if (countOf(fullTable(cell)?.rows ?? []) < 2) return null;
  const [top = 0, ...sides] = cell.padding ?? [0];
  if (sides.some((side) => side > 0)) return null;
  const { padding: _padding, ...bare } = cell;
  const inner = bareTable({ ...row, cells: [bare] });
  const [first, ...more] = inner?.rows ?? [];
  if (inner === null || first === undefined || inner.textAlign !== undefined) return null;
  const count = countOf(inner.rows);
  if (!inner.rows.every((each) => isOfColumns(each, count))) return null;
  const padded = (each: RowNode['cells'][number]) =>
    each.kind === 'cell' && top > 0 ? padTop(each, top) : each;
  return [changed(first, { cells: first.cells.map(padded) }), ...more];
}

function countOf(rows: readonly RowNode[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.length));
}

/** Whether a row is of so many columns of text, or a text over all of them. */
function isOfColumns({ cells, height }: RowNode, count: number): boolean {
  const [only] = cells;
  const isWhole = cells.length === 1 && only?.colSpan === count;
  return height === undefined && (isWhole || cells.length === count) && cells.every(isColumn);
}

/** Whether a cell stands for nothing but its own column of text. */
function isColumn(cell: CellNode | SpacerNode): boolean {
  if (cell.kind === 'spacer' || cell.font === undefined || !isPlain(cell)) return false;
  return areMissing([cell.wraps, cell.rowSpan, cell.radius, cell.shadow]);
}

function canSpan({ cells: [cell, ...others], height }: RowNode): boolean {
  return (
    cell !== undefined &&
    others.length === 0 &&
    areMissing([height, cell.width, cell.colSpan, cell.rowSpan])
  );
}

function simplifyCell(cell: CellNode | SpacerNode): CellNode | SpacerNode {
  if (cell.kind === 'spacer') return cell;
  const inner = mapTables(cell, simplify);
  const { rows: [row, ...others] = [] } = fullTable(inner) ?? {};
  const [single, ...beside] = row?.cells ?? [];
  const isAlone = others.length + beside.length === 0;
  if (!isAlone || single?.kind !== 'cell' || single.width !== undefined) return inner;
  const { padding, font, align, ...bare } = single;
  const merged = isBare(bare) ? sidesAdded(inner, padding) : null;
  if (merged === null) return inner;
  return changed(merged, {
    children: single.children,
    ...(font === undefined ? {} : { font }),
    ...(align === undefined ? {} : { align }),
  });
}

/** The cell with the padding of the one in it; null where that is above or below: cells beside one another share theirs. */
function sidesAdded(cell: CellNode, inner: CellNode['padding']): CellNode | null {
  if (inner === undefined) return cell;
  const [top, right, bottom, left] = inner;
  if (top + bottom > 0) return null;
  const [above = 0, after = 0, below = 0, before = 0] = cell.padding ?? [];
  return changed(cell, { padding: [above, after + right, below, before + left] });
}

/** The rows of the table that a row does nothing but hold, the padding above it passed to the first of them. */
function unfold(row: RowNode): readonly RowNode[] {
  const [cell] = row.cells;
  if (cell?.kind !== 'cell' || fullTable(cell) === null) return [row];
  const [top = 0, ...sides] = cell.padding ?? [0];
  if (sides.some((side) => side > 0)) return [row];
  const { padding: _padding, ...bare } = cell;
  const inner = bareTable({ ...row, cells: [bare] });
  if (inner === null || !inner.rows.every(isSingle)) return [row];
  const [first, ...more] = inner.rows;
  const [head] = first?.cells ?? [];
  if (head === undefined) return [row];
  if (top === 0) return inner.rows;
  if (head.kind === 'spacer' || !isPlain(head))
    return [rowOf(spacer({ height: top })), ...inner.rows];
  return [rowOf(padTop(head, top)), ...more];
}

/** The full-width table that a row's only cell holds and does nothing else but hold; else null. */
function bareTable({ cells }: RowNode): TableNode | null {
  const [cell] = cells;
  const inner = cells.length === 1 && cell?.kind === 'cell' ? fullTable(cell) : null;
  return inner !== null && cell?.kind === 'cell' && isBare(cell) ? inner : null;
}

/** The full-width table that is all a cell holds; else null. */
function fullTable({ children }: CellNode): TableNode | null {
  const [only] = children;
  return children.length === 1 && only?.kind === 'table' && only.width === 'full' ? only : null;
}

function isSingle({ cells }: RowNode): boolean {
  return cells.length === 1;
}

function isBare(cell: CellNode): boolean {
  const { kind: _kind, children: _children, width: _width, verticalAlign = 'top', ...rest } = cell;
  return verticalAlign === 'top' && areMissing(Object.values(rest));
}
