import { itemFinding, type Item } from '../../items/item';
import { flattened, slicedIn } from '../../regions/flattened';
import { checkDepth } from '../../tables/check-tables';
import { DEEPEST_TABLES, depthOf } from '../../tables/depth';
import { mapInner, type Table, type TableForm } from '../../tables/table';
import type { Pass } from '../pass';
import { tableOf } from './tabulate';

/** What one grid may still hold: the inside of boxed cells, rows of badges. */
const DEPTH_OF_GRID = 2;

/**
 * Lays out again, in one grid, what would lie more tables deep than mail clients take. Planes are sliced for it; a finding
 * reports those that lose round corners or a gradient.
 */
export const flatten: Pass<TableForm> = {
  name: 'flatten',
  run: (form, { findings }) => {
    const sliced = new Set<Item>();
    const root = flattenBelow(form.root, 0, sliced);
    findings.report(...[...sliced].map((item) => itemFinding('element-sliced', item)));
    return { ...form, root };
  },
  check: checkDepth,
};

function flattenBelow(table: Table, depth: number, sliced: Set<Item>): Table {
  if (depth === DEEPEST_TABLES - DEPTH_OF_GRID) {
    if (depthOf(table) <= DEPTH_OF_GRID) return table;
    for (const item of slicedIn(table.region)) sliced.add(item);
    return tableOf(flattened(table.region));
  }
  return mapInner(table, (inner) => flattenBelow(inner, depth + 1, sliced));
}
