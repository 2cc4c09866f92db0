import { colSpansIn, type Cell, type Table } from './table';

/*
 * About how many characters tables take in HTML, as the printer writes them: enough to find which of two ways is shorter.
 */

const TABLE = 172;
const ROW = 9;
const SIZER_CELL = 75;
const CELL = 40;
const SPACER = 58;
const WIDTH = 24;
const HEIGHT = 44;
const SPAN = 12;
/** The `div` around a nested table. */
const NEST = 11;

/** The characters of a table without those of the tables in it. */
export function ownLengthOf(table: Table): number {
  const { edges, rows, hasSizer } = table;
  const colSpanOf = colSpansIn(table);
  const sizer = hasSizer ? ROW + SIZER_CELL * (edges.length - 1) : 0;
  return rows.reduce((sum, { cells }) => {
    return sum + cells.reduce((own, cell) => own + lengthOfCell(cell, colSpanOf(cell)), ROW);
  }, TABLE + sizer);
}

function lengthOfCell(cell: Cell, colSpan: number): number {
  const span = colSpan > 1 ? SPAN : 0;
  const width = cell.width === null ? 0 : WIDTH;
  switch (cell.content.kind) {
    case 'space':
      return SPACER + span + width + (cell.width === null ? HEIGHT : 0);
    case 'table':
      return CELL + NEST + span + width;
    case 'item':
    case 'boxed':
    case 'plane':
      return CELL + span + width;
  }
}
