import { changed } from '../../base/changed';
import type { Direction } from '../../base/text';
import { areMissing, mapCells, mapTables } from '../builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../nodes';

type Column = RowNode['cells'][number];
type Side = 'left' | 'right';

/** Word draws no thicker border. */
const WIDEST_BORDER = 8;

/**
 * The same document with fewer columns: beside a cell that shows no edge of its own a gap becomes padding, a bar of color a
 * border. A gap costs some 90 characters as a cell and 12 as padding, and narrow screens leave it its width either way. Only
 * in tables of one row: a row below would need the column.
 */
export function foldGaps(table: TableNode, around: Direction): TableNode {
  const direction = table.dir ?? around;
  const isReversed = direction === 'rtl';
  const inner = mapCells(table, (cell) =>
    cell.kind === 'cell' ? mapTables(cell, (each) => foldGaps(each, direction)) : cell,
  );
  const [row, ...more] = inner.rows;
  if (row === undefined || more.length > 0 || !row.cells.some(isDistance)) return inner;
  const behind = takeFollowing(row.cells.toReversed(), isReversed ? 'right' : 'left');
  const cells = takeFollowing(behind.toReversed(), isReversed ? 'left' : 'right');
  return changed(inner, { rows: [changed(row, { cells })] });
}

/** The columns, each spacer taken at its `side` by the cell that it follows, where that can. */
function takeFollowing(columns: readonly Column[], side: Side): readonly Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const last = kept.at(-1);
    if (last?.kind === 'cell' && canTake(last, side) && isDistance(column)) {
      kept.splice(-1, 1, withSpacer(last, column, side));
    } else kept.push(column);
  }
  return kept;
}

/** Whether a cell shows no edge that more of it at a side would move. */
function canTake({ borders = {}, background, radius, shadow }: CellNode, side: Side): boolean {
  return areMissing([borders[side], borders.top, borders.bottom, background, radius, shadow]);
}

/** Whether a spacer has nothing but a width, and a color that a border can have. */
function isDistance(column: Column): column is SpacerNode & { readonly width: number } {
  if (column.kind === 'cell' || column.width === undefined) return false;
  const { kind: _kind, width, noShrink: _firm, background, ...rest } = column;
  const isLine = background?.gradient === undefined && width <= WIDEST_BORDER;
  return areMissing(Object.values(rest)) && (background === undefined || isLine);
}

function withSpacer(
  cell: CellNode,
  { width, background }: SpacerNode & { readonly width: number },
  side: Side,
): CellNode {
  const sized = cell.width === undefined ? cell : changed(cell, { width: cell.width + width });
  if (background !== undefined) {
    const line = { width, color: background.color, style: 'solid' } as const;
    return changed(sized, { borders: { ...cell.borders, [side]: line } });
  }
  const [top, right, bottom, left] = cell.padding ?? [0, 0, 0, 0];
  const [before, behind] = side === 'left' ? [width, 0] : [0, width];
  return changed(sized, { padding: [top, right + behind, bottom, left + before] });
}
