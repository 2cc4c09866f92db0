import { widthOf } from '../../geometry/box';
import { withRows } from '../../tables/columns';
import { addPadding, leansRight, takesSidePadding } from '../../tables/padding';
import type { Cell, Row, Table } from '../../tables/table';
import { tablePass } from './table-pass';

/**
 * Makes distances between columns the padding of a neighbor, where that has no background of its own. A padded cell has no
 * width, which means one thing in standards and another in quirks mode: so in the row that sets the columns one cell can be
 * padded, the one that takes what the others leave; rows below it need no widths.
 */
export const foldSpacers = tablePass('foldSpacers', withFoldedSpacers);

/** The table with its distances between columns as padding. */
export function withFoldedSpacers(table: Table): Table {
  const [first, ...others] = table.rows;
  if (first === undefined || table.rows.some(({ kind }) => kind === 'grid')) return table;
  const below = others.map(foldRow);
  if (table.hasSizer) return { ...withRows(table, [foldRow(first), ...below]), hasSizer: true };
  const edges = new Set(below.flatMap(besideEdges));
  return withRows(table, [foldReported(first, edges), ...below]);
}

function besideEdges({ kind, cells }: Row): readonly number[] {
  return kind === 'beside' ? cells.flatMap(({ x0, x1 }) => [x0, x1]) : [];
}

/** A row whose columns are set above it. */
function foldRow(row: Row): Row {
  if (row.kind !== 'beside') return row;
  const cells: Cell[] = [];
  for (const cell of row.cells) {
    const before = cells.at(-1);
    if (before !== undefined && isSpace(before) && takesSpace(cell)) {
      cells.splice(-1, 1, paddedBefore(cell, before));
    } else if (before !== undefined && isSpace(cell) && takesSpace(before)) {
      cells.splice(-1, 1, paddedBehind(before, cell));
    } else cells.push(isSpace(cell) ? cell : { ...cell, width: null });
  }
  return { ...row, kind: cells.length === 1 ? 'alone' : 'beside', cells };
}

/** The row that sets the columns. Those at `edges` are needed below it. */
function foldReported(row: Row, edges: ReadonlySet<number>): Row {
  const isTaken = row.cells.some(({ width }) => width === null);
  if (row.kind !== 'beside' || isTaken) return row;
  const gains = row.cells.map((cell, at) =>
    takesSpace(cell)
      ? Number(isFree(row.cells[at - 1], cell.x0, edges)) +
        Number(isFree(row.cells[at + 1], cell.x1, edges))
      : 0,
  );
  const most = Math.max(...gains);
  if (most === 0) return row;
  const at = gains.indexOf(most);
  const cells = row.cells.flatMap((cell, index): readonly Cell[] => {
    if (index === at) return [withNeighbors(cell, row.cells[at - 1], row.cells[at + 1], edges)];
    const edge = index === at - 1 ? cell.x1 : cell.x0;
    const isNeighbor = Math.abs(index - at) === 1;
    return isNeighbor && isFree(cell, edge, edges) ? [] : [cell];
  });
  return { ...row, kind: cells.length === 1 ? 'alone' : 'beside', cells };
}

function withNeighbors(
  cell: Cell,
  before: Cell | undefined,
  behind: Cell | undefined,
  edges: ReadonlySet<number>,
): Cell {
  const own =
    before !== undefined && isFree(before, cell.x0, edges) ? paddedBefore(cell, before) : cell;
  return behind !== undefined && isFree(behind, cell.x1, edges) ? paddedBehind(own, behind) : own;
}

/** Whether a neighbor is a distance, and no row below needs the edge between. */
function isFree(neighbor: Cell | undefined, edge: number, edges: ReadonlySet<number>): boolean {
  return neighbor !== undefined && isSpace(neighbor) && !edges.has(edge);
}

function isSpace({ content }: Cell): boolean {
  return content.kind === 'space';
}

function takesSpace({ content, region }: Cell): boolean {
  return content.kind !== 'space' && takesSidePadding(region);
}

function paddedBefore(cell: Cell, space: Cell): Cell {
  const padding = addPadding(cell.padding, [0, 0, 0, widthOf(space.region.box)]);
  return { ...cell, padding, x0: space.x0, width: null };
}

function paddedBehind(cell: Cell, space: Cell): Cell {
  const behind = leansRight(cell.region) ? widthOf(space.region.box) : 0;
  const padding = addPadding(cell.padding, [0, behind, 0, 0]);
  return { ...cell, padding, x1: space.x1, width: null };
}
