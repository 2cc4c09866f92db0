import { addPadding } from '../../tables/padding';
import {
  distanceOf,
  mapCells,
  mapRows,
  withCellOn,
  type Cell,
  type Row,
  type Table,
} from '../../tables/table';
import { tablePass } from './table-pass';

/**
 * Makes the distances at the top and at the bottom of a table the padding of the cell around it, where that has its row to
 * itself: an empty row costs 110 characters more.
 */
export const liftSpacers = tablePass('liftSpacers', (table) => mapRows(table, withLifted));

function withLifted(row: Row): Row {
  return row.kind === 'alone' ? mapCells(row, liftedIn) : row;
}

function liftedIn(cell: Cell): Cell {
  const { content, region } = cell;
  switch (content.kind) {
    case 'table': {
      const inner = trimmed(content.table);
      // In a slot the table keeps to a side of its cell, which needs a height.
      if (inner === null || region.kind === 'slot') return cell;
      return { ...padded(cell, inner), content: { ...content, table: inner.table } };
    }
    case 'boxed': {
      const inner = content.table && trimmed(content.table);
      if (inner === null || content.item.cell.padding !== undefined) return cell;
      return { ...padded(cell, inner), content: { ...content, table: inner.table } };
    }
    case 'plane':
      return withCellOn(cell, content, liftedIn);
    case 'space':
    case 'item':
      return cell;
  }
}

/** A table without the distances at its top and bottom, and how high these are. */
interface Trimmed {
  readonly table: Table;
  readonly above: number;
  readonly below: number;
}

/** Null where there are none, or nothing else. */
function trimmed(table: Table): Trimmed | null {
  const { rows, region } = table;
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [above, below] = [distanceOf(first) ?? 0, distanceOf(last) ?? 0];
  const kept = rows.slice(above > 0 ? 1 : 0, below > 0 ? -1 : undefined);
  if (kept.length === rows.length || kept.length === 0) return null;
  const { box } = region;
  const inner = { ...region, box: { ...box, y0: box.y0 + above, y1: box.y1 - below } };
  return { table: { ...table, region: inner, rows: kept }, above, below };
}

function padded(cell: Cell, { table, above, below }: Trimmed): Cell {
  const padding = addPadding(cell.padding, [above, 0, below, 0]);
  // A box is its cell, distances included.
  const region = cell.content.kind === 'boxed' ? cell.region : table.region;
  return { ...cell, padding, region };
}
