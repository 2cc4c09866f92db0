import type { Direction } from '../../src/base/text';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import type { Box } from '../../src/export/geometry/box';

/*
 * Where the cells of a document of fixed tables stand, by the rules that browsers lay them out by. All arithmetic is the
 * tests' own. How high a wrapped text is only a browser can compute: its height is asked for.
 */

type AnyCell = CellNode | SpacerNode;

export interface LaidOutCell {
  readonly cell: AnyCell;
  readonly box: Box;
  /** What its text, picture or table takes within it; null for a spacer. */
  readonly content: Box | null;
}

export interface Heights {
  /** How high the text of a cell is, in px. */
  readonly textHeight: (cell: CellNode) => number;
}

interface LaidOutTable {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly LaidOutCell[];
}

interface Placed {
  readonly cell: AnyCell;
  readonly row: number;
  readonly column: number;
}

/** Every cell of a document whose top left corner stands at `x`, `y`. Throws where a fixed table leaves its columns open. */
export function layOut(doc: TableNode, heights: Heights, x = 0, y = 0): readonly LaidOutCell[] {
  return layOutTable(doc, { heights, around: 'ltr' }, x, y).cells;
}

/** What a table stands in. */
interface Surroundings {
  readonly heights: Heights;
  readonly around: Direction;
}

function layOutTable(
  table: TableNode,
  { heights, around }: Surroundings,
  x: number,
  y: number,
): LaidOutTable {
  const placed = gridOf(table.rows);
  const xs = edgesFrom(x, columnsOf(table));
  const right = xs.at(-1) ?? x;
  const dir = table.dir ?? around;
  const inside = { heights, around: dir };
  const content = placed.map(({ cell, column }) => contentSize(cell, inside, xs, column));
  const rowHeights = table.rows.map((row, at) =>
    Math.max(
      row.height ?? 0,
      ...placed.map(({ cell, row: own }, index) =>
        own === at && (cell.rowSpan ?? 1) === 1
          ? outerHeight(cell, content[index]?.height ?? 0)
          : 0,
      ),
    ),
  );
  const ys = edgesFrom(y, rowHeights);
  const cells = placed.flatMap(({ cell, row, column }, index) => {
    const begin = xs[column] ?? Number.NaN;
    const end = xs[column + (cell.colSpan ?? 1)] ?? Number.NaN;
    const box = {
      x0: dir === 'ltr' ? begin : x + right - end,
      x1: dir === 'ltr' ? end : x + right - begin,
      y0: ys[row] ?? Number.NaN,
      y1: ys[row + (cell.rowSpan ?? 1)] ?? Number.NaN,
    };
    const isShared = (table.rows[row]?.cells.length ?? 0) > 1;
    return cellsIn(cell, box, content[index] ?? { width: 0, height: 0 }, isShared, inside);
  });
  return { width: (xs.at(-1) ?? x) - x, height: (ys.at(-1) ?? y) - y, cells };
}

/** A cell and those of the tables in it. */
function cellsIn(
  cell: AnyCell,
  box: Box,
  size: { readonly width: number; readonly height: number },
  isShared: boolean,
  { heights, around }: Surroundings,
): readonly LaidOutCell[] {
  if (cell.kind === 'spacer') return [{ cell, box, content: null }];
  const [top, right, bottom, left] = insetsOf(cell);
  const free = {
    x: box.x1 - box.x0 - left - right - size.width,
    y: box.y1 - box.y0 - top - bottom - size.height,
  };
  // A cell that has its row to itself is printed without an alignment: browsers take the middle then.
  const align = cell.verticalAlign ?? (isShared ? 'top' : 'middle');
  const dir = cell.dir ?? around;
  const x0 = box.x0 + left + free.x * shareOf(cell.align ?? (dir === 'ltr' ? 'left' : 'right'));
  const y0 = box.y0 + top + free.y * shareOf(align);
  const content = { x0, y0, x1: x0 + size.width, y1: y0 + size.height };
  const inner = cell.children.flatMap((child) =>
    child.kind === 'table' ? layOutTable(child, { heights, around: dir }, x0, y0).cells : [],
  );
  return [{ cell, box, content }, ...inner];
}

function shareOf(align: 'left' | 'top' | 'center' | 'middle' | 'right' | 'bottom'): number {
  if (align === 'left' || align === 'top') return 0;
  return align === 'center' || align === 'middle' ? 0.5 : 1;
}

function contentSize(cell: AnyCell, inside: Surroundings, xs: readonly number[], column: number) {
  if (cell.kind === 'spacer') return { width: 0, height: cell.height ?? 0 };
  const table = cell.children.find((child) => child.kind === 'table');
  if (table !== undefined) {
    const { width, height } = layOutTable(table, inside, 0, 0);
    return { width, height };
  }
  const image = [...walk(cell)].find((node) => node.kind === 'image');
  if (image !== undefined) return { width: image.width, height: image.height };
  const [, right, , left] = insetsOf(cell);
  const width = (xs[column + (cell.colSpan ?? 1)] ?? 0) - (xs[column] ?? 0) - right - left;
  return { width, height: inside.heights.textHeight(cell) };
}

function outerHeight(cell: AnyCell, content: number): number {
  if (cell.kind === 'spacer') return content;
  const [top, , bottom] = insetsOf(cell);
  return Math.max(cell.height ?? 0, top + content + bottom);
}

/** Padding and borders: top, right, bottom, left. */
function insetsOf({ padding = [0, 0, 0, 0], borders = {} }: CellNode) {
  const { top, right, bottom, left } = borders;
  return [
    padding[0] + (top?.width ?? 0),
    padding[1] + (right?.width ?? 0),
    padding[2] + (bottom?.width ?? 0),
    padding[3] + (left?.width ?? 0),
  ] as const;
}

/** The widths of the columns: a fixed table takes them from its first row, what is open there shares what is left. */
function columnsOf({ width, rows }: TableNode): readonly number[] {
  const [first] = rows;
  if (typeof width !== 'number' || first === undefined) throw new Error('A table without a width');
  const count = first.cells.reduce((sum, { colSpan = 1 }) => sum + colSpan, 0);
  const reported = first.cells.flatMap(({ width: own, colSpan = 1 }) => {
    if (own !== undefined && colSpan > 1) throw new Error('A width for several columns');
    return Array.from({ length: colSpan }, () => own);
  });
  const rest = width - reported.reduce<number>((sum, own) => sum + (own ?? 0), 0);
  const open = reported.filter((own) => own === undefined).length;
  if (open > 1 && count > 1 && first.cells.length > 1) throw new Error('Columns that nothing says');
  if (open === 0 && rest !== 0) throw new Error(`Columns that are ${rest} px off their table`);
  return reported.map((own) => own ?? rest / open);
}

/** Each cell at its row and column, those below cells that span rows moved past them. */
function gridOf(rows: readonly RowNode[]): readonly Placed[] {
  const taken = new Set<string>();
  return rows.flatMap(({ cells }, row) => {
    let column = 0;
    return cells.map((cell): Placed => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const placed = { cell, row, column };
      for (let down = 0; down < (cell.rowSpan ?? 1); down += 1) {
        for (let across = 0; across < (cell.colSpan ?? 1); across += 1) {
          taken.add(`${row + down} ${column + across}`);
        }
      }
      return placed;
    });
  });
}

function edgesFrom(start: number, sizes: readonly number[]): readonly number[] {
  const edges = [start];
  for (const size of sizes) edges.push((edges.at(-1) ?? start) + size);
  return edges;
}
