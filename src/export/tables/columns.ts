import { changed } from '../../base/changed';
import { edges as sortedEdges } from '../geometry/tiles';
import type { Row, Table } from './table';

/** Columns that a table may have; Word takes 63. */
export const MOST_COLUMNS = 40;

/** The table with these rows, and with just the columns that they need. */
export function withRows(table: Table, rows: readonly Row[]): Table {
  const { x0, x1 } = table.region.box;
  const inner = new Set([x0, x1]);
  for (const { kind, cells } of rows) {
    if (kind === 'beside') for (const cell of cells) inner.add(cell.x0).add(cell.x1);
  }
  const edges = sortedEdges(inner);
  const [top] = rows;
  const reported = top?.kind === 'beside' ? top.cells.length : 1;
  return changed(table, { edges, rows, hasSizer: reported < edges.length - 1 });
}
