import type { Box } from '../../geometry/box';
import { groupBy } from '../../geometry/group-by';
import { stepsBetween } from '../../geometry/tiles';
import { isBoxed, type Item } from '../../items/item';
import { flattened } from '../../regions/flattened';
import {
  isBoxedRegion,
  type IrregularRegion,
  type PlaneRegion,
  type Region,
  type RegionForm,
  type SequenceRegion,
  type SlotRegion,
} from '../../regions/region';
import { checkTables } from '../../tables/check-tables';
import { DEEPEST_TABLES } from '../../tables/depth';
import { isBare, padded, takesSidePadding, type Padded } from '../../tables/padding';
import { shareColumns } from '../../tables/shared-columns';
import {
  cellWith,
  type Cell,
  type Content,
  type Row,
  type Table,
  type TableForm,
} from '../../tables/table';
import type { Pass } from '../pass';

/** Makes tables of regions. Rows that break into columns are rows of the table around them, where that is shorter. */
export const tabulate: Pass<RegionForm, TableForm> = {
  name: 'tabulate',
  run: ({ root, language, direction, requests }) => ({
    kind: 'tables',
    language,
    direction,
    root: tableOf(root),
    requests,
  }),
  check: checkTables,
};

/** Tables within one another that later passes may still make fewer of; what lies deeper is a grid at once. */
const DEEPEST = 2 * DEEPEST_TABLES;

/** A region as one table, exactly as large. `depth`: tables that it lies in. */
export function tableOf(region: Region, depth = 0): Table {
  if (depth >= DEEPEST) return tableOfGrid(flattened(region), depth);
  switch (region.kind) {
    case 'rows':
      return tableOfRows(region, depth);
    case 'columns':
      return isBare(padded(region).padding)
        ? tableOfColumns(region, depth)
        : tableAround(region, padded(region), depth);
    case 'irregular':
      return tableOfGrid(region, depth);
    case 'leaf':
    case 'space':
    case 'plane':
    case 'slot':
      return tableAround(region, padded(region), depth);
  }
}

/** A table with one cell. */
function tableAround(region: Region, inner: Padded, depth: number): Table {
  const { x0, x1 } = region.box;
  return { region, edges: [x0, x1], hasSizer: false, rows: [aloneRow(inner, region.box, depth)] };
}

function tableOfColumns(region: SequenceRegion, depth: number): Table {
  const edges = [region.box.x0, ...region.children.map(({ box }) => box.x1)];
  return { region, edges, hasSizer: false, rows: [besideRow(region.children, false, depth)] };
}

function tableOfRows(region: SequenceRegion, depth: number): Table {
  const { edges, rows } = shareColumns(region);
  const [top] = rows;
  const reported = top?.kind === 'beside' ? top.regions.length : 1;
  const hasSizer = reported < edges.length - 1;
  return {
    region,
    edges,
    hasSizer,
    rows: rows.map((row, index) =>
      row.kind === 'beside'
        ? besideRow(row.regions, hasSizer || index > 0, depth)
        : aloneRow(withoutSides(padded(row.region)), region.box, depth),
    ),
  };
}

/** One thing that paints its cell, between distances: a table just as wide is shorter than cells for these. */
function withoutSides(outer: Padded): Padded {
  const { region, padding } = outer;
  const painted = region.kind === 'columns' ? onlyPainted(region) : null;
  if (painted === null) return outer;
  const [above, , below, left] = padding;
  const { box } = painted;
  const before = left + box.x0 - region.box.x0;
  return {
    region: { kind: 'slot', box, align: 'top', child: painted },
    padding: [above, 0, below, before],
  };
}

function onlyPainted({ children }: SequenceRegion): Region | null {
  const [only, ...others] = children.filter(({ kind }) => kind !== 'space');
  return only !== undefined && others.length === 0 && !takesSidePadding(only) ? only : null;
}

function aloneRow(inner: Padded, { x0, x1 }: Box, depth: number): Row {
  return { kind: 'alone', height: null, cells: [{ ...aloneCell(inner, depth), x0, x1 }] };
}

/** The second argument: whether a row above has set the widths of the columns between the edges. */
function besideRow(regions: readonly Region[], areWidthsSet: boolean, depth: number): Row {
  const firstBoxed = regions.find(isBoxedRegion);
  const cells = regions.map((region): Cell => {
    // A boxed cell has no width: it takes what the others leave, so a row can have only one.
    const needsTable = isBoxedRegion(region) && region !== firstBoxed && !areWidthsSet;
    return needsTable ? cellAround(region, depth) : cellOf(region, depth);
  });
  return { kind: 'beside', height: null, cells };
}

/** A grid begins with a sizer. A list of columns would do, but sanitizers remove it, and Chromium loses fractions there. */
function tableOfGrid(region: IrregularRegion, depth: number): Table {
  const { xs, ys, children } = region;
  const rowSpan = stepsBetween(ys);
  const starting = groupBy(children, ({ box }) => box.y0);
  const rows = ys.slice(1).map((end, index): Row => {
    const start = ys[index] ?? 0;
    const own = starting.get(start) ?? [];
    const areWidthsSet = own.some((child) => child.box.y1 === end && !isBoxedRegion(child));
    const cells = own.map((child) => ({
      ...cellOf(child, depth),
      rowSpan: rowSpan(child.box.y0, child.box.y1),
    }));
    return { kind: 'grid', height: areWidthsSet ? null : end - start, cells };
  });
  return { region, edges: xs, hasSizer: true, rows };
}

/** The cell of a region that has its row to itself. */
function aloneCell({ region, padding }: Padded, depth: number): Cell {
  return { ...cellWith(region, contentOf(region, true, depth)), width: null, padding };
}

/** The cell of a region beside others. */
function cellOf(region: Region, depth: number): Cell {
  return cellWith(region, contentOf(region, false, depth));
}

/** The cell of a region that has a table around it. */
function cellAround(region: Region, depth: number): Cell {
  return cellWith(region, { kind: 'table', table: tableOf(region, depth + 1) });
}

function contentOf(region: Region, isAlone: boolean, depth: number): Content {
  switch (region.kind) {
    case 'space':
      return { kind: 'space' };
    case 'leaf':
      return leafContent(region.item, region, depth);
    case 'plane':
      return planeContent(region, isAlone, depth);
    case 'slot':
      return { kind: 'table', table: slotTable(region, depth + 1) };
    case 'rows':
    case 'columns':
    case 'irregular':
      return { kind: 'table', table: tableOf(region, depth + 1) };
  }
}

/** What lies too deep to be cut is laid out as a grid. */
function leafContent(item: Item, region: Region, depth: number): Content {
  if (item.children.length > 0)
    return { kind: 'table', table: tableOfGrid(flattened(region), depth + 1) };
  return isBoxed(item) ? { kind: 'boxed', item, table: null } : { kind: 'item', item };
}

/** Where one thing without a background of its own lies on a plane, both share the cell. */
function planeContent({ item, child }: PlaneRegion, isAlone: boolean, depth: number): Content {
  if (isBoxed(item)) return { kind: 'boxed', item, table: tableOf(child, depth + 1) };
  const inner = isAlone ? aloneCell(padded(child), depth) : cellOf(child, depth);
  return { kind: 'plane', item, cell: canShare(inner.content) ? inner : cellAround(child, depth) };
}

function canShare(content: Content): boolean {
  switch (content.kind) {
    case 'space':
    case 'boxed':
      return false;
    case 'item':
      return content.item.cell.children.length > 0 && content.item.cell.background === undefined;
    case 'plane':
      return content.item.cell.background === undefined;
    case 'table':
      return true;
  }
}

/** A distance above one thing is padding within the table: nothing moves then when a neighbor becomes higher. */
function slotTable(slot: SlotRegion, depth: number): Table {
  const { region, padding } = padded(slot);
  const [above, right, , left] = padding;
  return above > 0 && region.kind === 'leaf'
    ? tableAround(slot, { region, padding: [above, right, 0, left] }, depth)
    : tableOf(slot.child, depth);
}
