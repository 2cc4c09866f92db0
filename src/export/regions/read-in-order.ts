import { overlap, type Box } from '../geometry/box';
import { fit } from './fit';
import { itemsIn, type Region } from './region';

/**
 * Cells are read row by row, so that of two neighbors the one whose cell begins higher is read first. A region that stands
 * lower than a neighbor at its right begins as high as that where only distance is above it. Nothing moves.
 */
export function readInOrder(regions: readonly Region[]): readonly Region[] {
  const cells = regions.map((region): GridCell => ({ region, top: region.box.y0 }));
  const read = cells.filter(({ region }) => isRead(region));
  if (read.length < 2) return regions;
  for (const cell of read.toSorted((a, b) => a.region.box.x0 - b.region.box.x0)) {
    cell.top = topInOrder(cell, read, cells);
  }
  return cells.map(({ region, top }) =>
    top === region.box.y0 ? region : fit(region, { ...region.box, y0: top }),
  );
}

/** A region, and where its cell begins. */
interface GridCell {
  readonly region: Region;
  top: number;
}

function isRead(region: Region): boolean {
  return itemsIn(region).some(({ cell }) => cell.children.length > 0);
}

/** Where a cell can begin that should begin with what is at its right, and not before what is at its left. */
function topInOrder(cell: GridCell, read: readonly GridCell[], cells: readonly GridCell[]): number {
  const { region, top } = cell;
  const { box } = region;
  const beside = read.filter((other) => isBeside(other.region.box, box));
  const tops = beside.flatMap((other) => (other.region.box.x0 >= box.x1 ? [other.top] : []));
  const leftTops = beside.flatMap((other) => (other.region.box.x1 <= box.x0 ? [other.top] : []));
  const least = Math.max(...leftTops, -Infinity);
  const possible = tops.filter(
    (start) => start < top && start >= least && isFree({ ...box, y0: start }, cell, cells),
  );
  return Math.min(top, ...possible);
}

function isBeside(a: Box, b: Box): boolean {
  return a.y0 < b.y1 && b.y0 < a.y1 && (a.x1 <= b.x0 || b.x1 <= a.x0);
}

function isFree(box: Box, own: GridCell, cells: readonly GridCell[]): boolean {
  return !cells.some(
    (other) => other !== own && overlap({ ...other.region.box, y0: other.top }, box),
  );
}
