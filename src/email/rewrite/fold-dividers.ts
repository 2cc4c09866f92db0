import { changed } from '../../base/changed';
import { areMissing } from '../builders';
import type { Border, Borders, CellNode, RowNode, TableNode } from '../nodes';

/** Word draws no thicker border. */
const WIDEST_BORDER = 8;

type Side = 'top' | 'bottom';

/**
 * The same table with fewer rows: a line of color over the whole width becomes a border of the row below or above it that
 * shows no edge of its own there. A line costs some 150 characters as a row and 30 as a border.
 */
export function foldDividers(table: TableNode): TableNode {
  if (table.rows.length < 2 || !table.rows.some((row) => lineIn(row) !== null)) return table;
  const above = takeFollowing(table.rows, 'bottom');
  const rows = takeFollowing(above.toReversed(), 'top').toReversed();
  return rows.length === table.rows.length ? table : changed(table, { rows });
}

/** The rows, each line taken at its `side` by the row that it follows, where that can. */
function takeFollowing(rows: readonly RowNode[], side: Side): readonly RowNode[] {
  const kept: RowNode[] = [];
  for (const row of rows) {
    const line = lineIn(row);
    const last = kept.at(-1);
    const bordered = line === null || last === undefined ? null : withBorder(last, line, side);
    if (bordered === null) kept.push(row);
    else kept.splice(-1, 1, bordered);
  }
  return kept;
}

/** The line that is all of a row; null for any other row. */
function lineIn({ cells, height: rowHeight }: RowNode): Border | null {
  const [spacer, ...others] = cells;
  if (spacer?.kind !== 'spacer' || others.length > 0 || rowHeight !== undefined) return null;
  const { kind: _kind, height, background, origin: _origin, ...rest } = spacer;
  if (height === undefined || height > WIDEST_BORDER || !areMissing(Object.values(rest)))
    return null;
  if (background === undefined || background.gradient !== undefined) return null;
  return { width: height, color: background.color, style: 'solid' };
}

function withBorder(row: RowNode, line: Border, side: Side): RowNode | null {
  const [cell, ...others] = row.cells;
  if (cell === undefined || others.length > 0 || row.height !== undefined) return null;
  if (cell.kind === 'spacer' || !canTake(cell, side)) return null;
  return changed(row, {
    cells: [changed(cell, { borders: changed<Borders>(cell.borders ?? {}, { [side]: line }) })],
  });
}

/** Whether a cell shows no edge of its own at a side, nor one that would meet the line in a corner. */
function canTake(
  { borders = {}, background, height, radius, shadow, wraps }: CellNode,
  side: Side,
): boolean {
  const sides = [borders[side], borders.left, borders.right];
  return areMissing([...sides, background?.gradient, height, radius, shadow, wraps]);
}
