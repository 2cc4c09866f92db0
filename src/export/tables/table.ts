import { changed } from '../../base/changed';
import type { Direction } from '../../base/text';
import type { Padding, VerticalAlign } from '../../email/nodes';
import { heightOf, widthOf } from '../geometry/box';
import { stepsBetween } from '../geometry/tiles';
import type { Item } from '../items/item';
import { mapChanged } from '../../base/map-changed';
import type { Region } from '../regions/region';
import type { RasterRequest } from '../types';
import { NO_PADDING } from './padding';

/*
 * The layout as tables, everything about them decided but how HTML spells them. Every table has a fixed layout and the
 * exact width of its region.
 */

/** The third form of a signature on its way into a mail: one table, with others in its cells. */
export interface TableForm {
  readonly kind: 'tables';
  /** Undefined where it is not known. */
  readonly language: string | undefined;
  /** In which its rows are read. */
  readonly direction: Direction;
  readonly root: Table;
  readonly requests: readonly RasterRequest[];
}

export interface Table {
  /** What it tiles: a pass that lays it out again begins with this. */
  readonly region: Region;
  /** The edges of its columns, from its left edge to its right. */
  readonly edges: readonly number[];
  /** Whether it begins with a row without height that has a cell for each column: a fixed table takes its columns there. */
  readonly hasSizer: boolean;
  /** Whether its one column may become wider with what is in it: nothing in it would move. */
  readonly isLoose?: boolean;
  readonly rows: readonly Row[];
}

export interface Row {
  /** `alone`: one cell over all columns, so that its padding changes no other; `grid`: its cells may span rows below it. */
  readonly kind: 'alone' | 'beside' | 'grid';
  /** Least height in px; null where the cells set it. */
  readonly height: number | null;
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** What it holds, without the distances around it. */
  readonly region: Region;
  /** Distances around its region: top, right, bottom, left. */
  readonly padding: Padding;
  /** Where it begins and ends, its padding included: edges of the columns that it spans. */
  readonly x0: number;
  readonly x1: number;
  readonly rowSpan: number;
  /** In px. Null for a cell alone in its row, as its table has the width, and for a boxed one, as the table in it has it. */
  readonly width: number | null;
  /** In px; null where its content or another cell of its row sets it. */
  readonly height: number | null;
  readonly verticalAlign: VerticalAlign | null;
  readonly content: Content;
}

/** A plane of color that shares its cell with what lies on it. */
interface PlaneContent {
  readonly kind: 'plane';
  readonly item: Item;
  readonly cell: Cell;
}

export type Content =
  | { readonly kind: 'space' }
  | { readonly kind: 'item'; readonly item: Item }
  /** An item with borders or padding: its size comes from the table in it, or from one around its own content. */
  | { readonly kind: 'boxed'; readonly item: Item; readonly table: Table | null }
  | PlaneContent
  | { readonly kind: 'table'; readonly table: Table };

/** Returns a function that counts the columns that a cell spans. It throws for a cell that begins or ends within a column. */
export function colSpansIn({ edges }: Pick<Table, 'edges'>): (cell: Cell) => number {
  const steps = stepsBetween(edges);
  return ({ x0, x1 }) => steps(x0, x1);
}

/** The cell of a region, as wide as it is, with nothing around it. */
export function cellWith(region: Region, content: Content): Cell {
  return {
    region,
    padding: NO_PADDING,
    x0: region.box.x0,
    x1: region.box.x1,
    rowSpan: 1,
    width: content.kind === 'boxed' ? null : widthOf(region.box),
    height: null,
    verticalAlign: null,
    content,
  };
}

/** How high a row is that is nothing but distance; null for any other. */
export function distanceOf({ kind, cells: [only] }: Row): number | null {
  return kind === 'alone' && only?.content.kind === 'space' ? heightOf(only.region.box) : null;
}

/** The table in a content, if there is one directly within. */
export function tableIn(content: Content): Table | null {
  switch (content.kind) {
    case 'table':
    case 'boxed':
      return content.table;
    case 'plane':
      return tableIn(content.cell.content);
    case 'space':
    case 'item':
      return null;
  }
}

/** A table with the tables directly in it changed; the very table where none of them is. */
export function mapInner(table: Table, change: (table: Table) => Table): Table {
  const changeCell = (cell: Cell): Cell => withTable(cell, change);
  return mapRows(table, (row) => mapCells(row, changeCell));
}

/** A cell with the table changed that is directly within, if there is one. */
function withTable(cell: Cell, change: (table: Table) => Table): Cell {
  const { content } = cell;
  switch (content.kind) {
    case 'table':
    case 'boxed': {
      const table = content.table && change(content.table);
      const isSame = table === null || table === content.table;
      return isSame ? cell : changed(cell, { content: changed(content, { table }) });
    }
    case 'plane':
      return withCellOn(cell, content, (inner) => withTable(inner, change));
    case 'space':
    case 'item':
      return cell;
  }
}

/** The cell of a plane, what lies on that changed; the very cell where it is not. */
export function withCellOn(cell: Cell, plane: PlaneContent, change: (cell: Cell) => Cell): Cell {
  const inner = change(plane.cell);
  return inner === plane.cell ? cell : changed(cell, { content: changed(plane, { cell: inner }) });
}

/** A table with each row changed; the very table where none is. */
export function mapRows(table: Table, change: (row: Row) => Row): Table {
  const rows = mapChanged(table.rows, change);
  return rows === table.rows ? table : changed(table, { rows });
}

/** A row with each cell changed; the very row where none is. */
export function mapCells(row: Row, change: (cell: Cell) => Cell): Row {
  const cells = mapChanged(row.cells, change);
  return cells === row.cells ? row : changed(row, { cells });
}

/** A table changed, after all tables in it. */
export function mapTables(table: Table, change: (table: Table) => Table): Table {
  const visit = (inner: Table): Table => change(mapInner(inner, visit));
  return visit(table);
}
