import { heightOf, widthOf, type Box } from '../../geometry/box';
import { withFoldedRows } from './fold-padding';
import { withFoldedSpacers } from './fold-spacers';
import { MOST_COLUMNS, withRows } from '../../tables/columns';
import { ownLengthOf } from '../../tables/estimate';
import { addPadding, isBare, leansRight, takesSidePadding } from '../../tables/padding';
import { cellWith, type Cell, type Row, type Table } from '../../tables/table';
import { tablePass } from './table-pass';

/** Takes the rows of a table that has a row to itself into the table around it, where that is shorter. */
export const spliceRows = tablePass('spliceRows', spliced);

function spliced(table: Table): Table {
  let best = table;
  let length: number | null = null;
  for (const row of table.rows) {
    const inner = tableAlone(row);
    if (inner === null) continue;
    const rows = rowsWithin(row, inner, table.region.box);
    if (rows === null) continue;
    const next = withRows(
      best,
      best.rows.flatMap((each) => (each === row ? rows : [each])),
    );
    if (next.edges.length > MOST_COLUMNS) continue;
    length ??= foldedLength(best);
    const nextLength = foldedLength(next);
    if (nextLength >= length + foldedLength(inner)) continue;
    best = next;
    length = nextLength;
  }
  return best;
}

/** The characters of a table once its distances are folded, the tables in it left out. */
function foldedLength(table: Table): number {
  return ownLengthOf(withFoldedRows(withFoldedSpacers(table)));
}

/** The table that is all a row holds; null for any other row, and for a table whose cells span rows. */
function tableAlone({ kind, cells: [only] }: Row): Table | null {
  if (kind !== 'alone' || only?.content.kind !== 'table') return null;
  const { table } = only.content;
  return table.rows.some((row) => row.kind === 'grid') ? null : table;
}

/** The rows of the inner table as rows of one that takes all of `box` across; null where one cannot be. */
function rowsWithin({ cells }: Row, inner: Table, box: Box): readonly Row[] | null {
  const [outer] = cells;
  if (outer === undefined) return null;
  const own = inner.region.box;
  const [top, , bottom] = outer.padding;
  const above = top + own.y0 - outer.region.box.y0;
  const below = bottom + outer.region.box.y1 - own.y1;
  const rows = inner.rows.map((row) => widened(row, own, box));
  if (!rows.every((row) => row !== null)) return null;
  return [
    ...distance({ ...box, y0: own.y0 - above, y1: own.y0 }),
    ...rows,
    ...distance({ ...box, y0: own.y1, y1: own.y1 + below }),
  ];
}

/** A row of a table over `own` as one over `box`, which is as wide or wider. */
function widened(row: Row, own: Box, box: Box): Row | null {
  const [left, right] = [own.x0 - box.x0, box.x1 - own.x1];
  if (left === 0 && right === 0) return row;
  if (row.kind === 'beside') return besideSpaces(row.cells, own, box);
  const [cell] = row.cells;
  if (cell === undefined) return null;
  const { region, padding, content } = cell;
  if (content.kind === 'space') {
    return aloneSpace({ ...region.box, x0: box.x0, x1: box.x1 });
  }
  if (takesSidePadding(region)) {
    const wider = addPadding(padding, [0, leansRight(region) ? right : 0, 0, left]);
    return { ...row, cells: [{ ...cell, x0: box.x0, x1: box.x1, padding: wider }] };
  }
  // What paints its cell keeps its size between distances.
  const isPadded = content.kind === 'plane' && !isBare(content.cell.padding);
  if (isPadded || !isBare(padding)) return null;
  const width = content.kind === 'boxed' ? null : widthOf(region.box);
  return besideSpaces([{ ...cell, x0: own.x0, x1: own.x1, width }], own, box);
}

/** Cells over `own` with the distances to both sides of `box` as cells. */
function besideSpaces(cells: readonly Cell[], own: Box, box: Box): Row {
  const height = cells[0]?.region.box ?? own;
  const { y0, y1 } = height;
  return {
    kind: 'beside',
    height: null,
    cells: [
      ...spaceCells({ x0: box.x0, y0, x1: own.x0, y1 }),
      ...cells,
      ...spaceCells({ x0: own.x1, y0, x1: box.x1, y1 }),
    ],
  };
}

function distance(box: Box): readonly Row[] {
  return heightOf(box) > 0 ? [aloneSpace(box)] : [];
}

function aloneSpace(box: Box): Row {
  return { kind: 'alone', height: null, cells: [{ ...spaceCell(box), width: null }] };
}

function spaceCells(box: Box): readonly Cell[] {
  return widthOf(box) > 0 ? [spaceCell(box)] : [];
}

function spaceCell(box: Box): Cell {
  return cellWith({ kind: 'space', box }, { kind: 'space' });
}
