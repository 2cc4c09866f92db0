import { flattened } from '../regions/flattened';
import { checkDepth } from '../tables/check-tables';
import { DEEPEST_TABLES, depthOf } from '../tables/depth';
import { mapTable, type Table, type TableForm } from '../tables/table';
import type { Pass } from './pass';
import { tableOf } from './tabulate';

/** What one grid may still hold: the inside of boxed cells, rows of badges. */
const DEPTH_OF_GRID = 2;

/** Lays out anew, in one grid, what would lie more tables deep than mail clients take. */
export const flatten: Pass<TableForm> = {
  name: 'flatten',
  run: (form) => ({ ...form, root: flattenBelow(form.root, 0) }),
  check: checkDepth,
};

function flattenBelow(table: Table, depth: number): Table {
  if (depth === DEEPEST_TABLES - DEPTH_OF_GRID) {
    return depthOf(table) > DEPTH_OF_GRID ? tableOf(flattened(table.region)) : table;
  }
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        content: mapTable(cell.content, (inner) => flattenBelow(inner, depth + 1)),
      })),
    })),
  };
}
