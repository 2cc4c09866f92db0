import type { Direction } from '../../base/text';
import { mapTables } from '../builders';
import type { CellNode, TableNode } from '../nodes';

/**
 * The document with a direction and a side on each cell of text, where it runs from the right. The outermost table sets both
 * for all, but Evolution gives each line the direction of its own first letter (webview.css), so that a phone number among
 * Arabic words would stand at the far side.
 */
export function setDirection(table: TableNode, direction: Direction): TableNode {
  return direction === 'ltr' ? table : directed(table, direction);
}

function directed(table: TableNode, direction: Direction): TableNode {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.kind === 'spacer' ? cell : directedCell(cell, direction))),
  }));
  return { ...table, rows };
}

function directedCell(cell: CellNode, dir: Direction): CellNode {
  if (cell.font !== undefined) return { ...cell, dir, align: cell.align ?? 'right' };
  return mapTables(cell, (table) => directed(table, dir));
}
