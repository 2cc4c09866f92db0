import { changed } from '../base/changed';
import { areMissing, isPlain, mapCells, mapTables, padTop, row as rowOf, spacer } from './builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from './nodes';

/**
 * The same document with fewer tables: a cell that does nothing but hold one full-width table gives way to that
 * table's rows, where rows stand alone. Every table costs some 200 characters of the 10,000 that Gmail allows.
 */
export function simplify(table: TableNode): TableNode {
  const whole = mapCells(table, simplifyCell);
  const { rows } = whole;
  const [only] = rows;
  const inner = rows.length === 1 && only !== undefined ? bareTable(only) : null;
  if (inner !== null) return changed(table, { rows: inner.rows });
  return rows.every(isSingle) ? changed(table, { rows: rows.flatMap(unfold) }) : whole;
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
    ...(font === undefined ? {} : { font }),
    ...(align === undefined ? {} : { align }),
    children: single.children,
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
