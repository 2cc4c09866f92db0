import { changed } from '../base/changed';
import { mapChanged } from '../base/map-changed';
import { mapCells, mapTables } from './builders';
import type { CellNode, RowNode, TableNode } from './nodes';

/**
 * The table with the width of every column set on its cells, so that engines which do not measure (Word,
 * LibreOffice) need not guess. `width` is what the table has in px. Where a row leaves one cell without a width, it
 * gets what is left; where it leaves more, they stay as they are.
 */
export function fillWidths(table: TableNode, width: number): TableNode {
  const content = table.width === 'content' ? contentWidth(table) : null;
  const own = content ?? (typeof table.width === 'number' ? table.width : width);
  const rows = withoutRepeats(mapChanged(table.rows, (row) => fillRow(row, own)));
  if (content !== null) return changed(table, { width: content, rows });
  return rows === table.rows ? table : changed(table, { rows });
}

/** The table without the width of a cell that is as wide as its table: where the table states it, that is enough. */
export function withoutOwnWidths(table: TableNode): TableNode {
  const inner = mapCells(table, (cell) =>
    cell.kind === 'cell' ? mapTables(cell, withoutOwnWidths) : cell,
  );
  const rows = mapChanged(inner.rows, (row) => withoutOwn(row, inner.width));
  return rows === inner.rows ? inner : changed(inner, { rows });
}

function withoutOwn(row: RowNode, width: TableNode['width']): RowNode {
  const [cell, ...others] = row.cells;
  if (cell?.width === undefined || cell.width !== width || others.length > 0) return row;
  if (cell.noShrink === true || cell.colSpan !== undefined) return row;
  if (cell.kind === 'spacer' ? cell.height === undefined : cell.wraps === true) return row;
  const { width: _width, ...rest } = cell;
  return { ...row, cells: [rest] };
}

function fillRow(row: RowNode, width: number): RowNode {
  let [open, taken] = [0, 0];
  for (const cell of row.cells) {
    if (cell.width === undefined) open += 1;
    else taken += cell.width;
  }
  const rest = Math.max(0, width - taken);
  const isGiven = row.cells.length > 1 && open === 1;
  const cells = mapChanged(row.cells, (cell) => {
    const sized = isGiven && cell.width === undefined ? changed(cell, { width: rest }) : cell;
    return sized.kind === 'spacer' ? sized : fillCell(sized, sized.width ?? rest);
  });
  return cells === row.cells ? row : changed(row, { cells });
}

/** The first row sets the widths of the columns; rows cut the same way need no widths. */
function withoutRepeats(rows: readonly RowNode[]): readonly RowNode[] {
  const first = rows.find(({ cells }) => cells.length > 1);
  if (first === undefined) return rows;
  return rows.map((row) => (row !== first && isCutLike(first, row) ? withoutWidths(row) : row));
}

function isCutLike(first: RowNode, row: RowNode): boolean {
  return (
    row.cells.length === first.cells.length &&
    row.cells.every((cell, index) => {
      const wraps = cell.kind === 'cell' && cell.wraps === true;
      return !wraps && cell.colSpan === undefined && cell.width === first.cells[index]?.width;
    })
  );
}

function withoutWidths(row: RowNode): RowNode {
  return {
    ...row,
    cells: row.cells.map((cell) => {
      // What is empty would be nothing without its width.
      if (cell.kind === 'spacer') return cell;
      const { width: _width, noShrink: _firm, ...rest } = cell;
      return rest;
    }),
  };
}

function fillCell(cell: CellNode, width: number): CellNode {
  const inner = width - horizontalInset(cell);
  return mapTables(cell, (table) => fillWidths(table, inner));
}

/** What padding and borders take from a cell's width, in px. */
export function horizontalInset({
  padding,
  borders,
}: Pick<CellNode, 'padding' | 'borders'>): number {
  const [, right = 0, , left = 0] = padding ?? [];
  return right + left + (borders?.left?.width ?? 0) + (borders?.right?.width ?? 0);
}

/** The width of a table whose cells all have a width; null when one has none. */
function contentWidth({ rows }: TableNode): number | null {
  const widths = rows.map(({ cells }) =>
    cells.reduce((sum, { width = Number.NaN }) => sum + width, 0),
  );
  const widest = Math.max(...widths);
  return Number.isNaN(widest) ? null : widest;
}
