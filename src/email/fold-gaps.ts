import type { Direction } from '../model/text';
import type { CellNode, RowNode, SpacerNode, TableNode } from './nodes';

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
  const [start, end]: readonly [Side, Side] =
    direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const fold = (cells: readonly Column[]) =>
    takeFollowing(takeFollowing(cells.toReversed(), start).toReversed(), end);
  const rows = table.rows.map(({ cells, ...row }) => {
    const inner = cells.map((cell) => foldWithin(cell, direction));
    return { ...row, cells: table.rows.length === 1 ? fold(inner) : inner };
  });
  return { ...table, rows };
}

function foldWithin(cell: Column, direction: Direction): Column {
  if (cell.kind === 'spacer') return cell;
  const children = cell.children.map((child) =>
    child.kind === 'table' ? foldGaps(child, direction) : child,
  );
  return { ...cell, children };
}

/** The columns, each spacer taken at its `side` by the cell that it follows, where that can. */
function takeFollowing(columns: readonly Column[], side: Side): readonly Column[] {
  const kept: Column[] = [];
  for (const column of columns) {
    const last = kept.at(-1);
    if (last?.kind === 'cell' && column.kind === 'spacer' && canTake(last, column, side)) {
      kept.splice(-1, 1, withSpacer(last, column, side));
    } else kept.push(column);
  }
  return kept;
}

function canTake(cell: CellNode, spacer: SpacerNode, side: Side): boolean {
  const { borders = {}, ground, radius, wraps, colSpan, rowSpan } = cell;
  const showsEdge = [borders[side], borders.top, borders.bottom, ground, radius].some(isGiven);
  const isTied = wraps === true || isGiven(colSpan) || isGiven(rowSpan);
  return !showsEdge && !isTied && isDistance(spacer);
}

/** Whether nothing but a width is asked of the spacer, and a color that a border can have. */
function isDistance({ ground, width = 0, firm, ...rest }: SpacerNode): boolean {
  const { height, borders, radius, colSpan, rowSpan } = rest;
  const isBorder = ground?.gradient === undefined && width <= WIDEST_BORDER;
  return (
    firm === true &&
    width > 0 &&
    (ground === undefined || isBorder) &&
    ![height, borders, radius, colSpan, rowSpan].some(isGiven)
  );
}

function withSpacer(cell: CellNode, { width = 0, ground }: SpacerNode, side: Side): CellNode {
  const sized = cell.width === undefined ? cell : { ...cell, width: cell.width + width };
  if (ground !== undefined) {
    const line = { width, color: ground.color, style: 'solid' } as const;
    return { ...sized, borders: { ...cell.borders, [side]: line } };
  }
  const [top, right, bottom, left] = cell.padding ?? [0, 0, 0, 0];
  return {
    ...sized,
    padding:
      side === 'left' ? [top, right, bottom, left + width] : [top, right + width, bottom, left],
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}
