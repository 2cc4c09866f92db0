import { isPlain, padTop, row as rowOf, spacer } from './builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from './nodes';

/**
 * The same document with fewer tables: a cell that does nothing but hold one full-width table gives way to that
 * table's rows, where rows stand alone. Every table costs some 200 characters of the 10,000 that Gmail allows.
 */
export function simplify(table: TableNode): TableNode {
  const rows = table.rows.map(simplifyRow);
  const [only] = rows;
  const inner = rows.length === 1 && only !== undefined ? bareTable(only) : null;
  if (inner !== null) return { ...table, rows: inner.rows };
  return { ...table, rows: rows.every(isSingle) ? rows.flatMap(unfold) : rows };
}

function simplifyRow(row: RowNode): RowNode {
  return { ...row, cells: row.cells.map(simplifyCell) };
}

function simplifyCell(cell: CellNode | SpacerNode): CellNode | SpacerNode {
  if (cell.kind === 'spacer') return cell;
  const children = cell.children.map((child) => (child.kind === 'table' ? simplify(child) : child));
  const inner = { ...cell, children };
  const [only] = children;
  const alone =
    children.length === 1 && only?.kind === 'table' && only.width === 'full' ? only : null;
  const [row] = alone?.rows ?? [];
  const [single] = row?.cells ?? [];
  if (alone?.rows.length !== 1 || row?.cells.length !== 1 || single?.kind !== 'cell') return inner;
  return isBare(single) && single.width === undefined
    ? { ...inner, children: single.children }
    : inner;
}

/** The rows of the table that a row does nothing but hold, the padding above it handed down to the first of them. */
function unfold(row: RowNode): readonly RowNode[] {
  const [cell] = row.cells;
  if (cell?.kind !== 'cell') return [row];
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
  if (cells.length !== 1 || cell?.kind !== 'cell' || !isBare(cell)) return null;
  const [child] = cell.children;
  return cell.children.length === 1 && child?.kind === 'table' && child.width === 'full'
    ? child
    : null;
}

function isSingle({ cells }: RowNode): boolean {
  return cells.length === 1;
}

function isBare(cell: CellNode): boolean {
  const { kind: _kind, children: _children, width: _width, verticalAlign = 'top', ...rest } = cell;
  return verticalAlign === 'top' && Object.values(rest).every((value) => value === undefined);
}
