import type { VerticalAlign } from '../../../email/nodes';
import { heightOf } from '../../geometry/box';
import { intrinsicHeight, type Region } from '../../regions/region';
import { slotAlign } from '../../regions/stretch';
import { mapCells, mapRows, withCellOn, type Cell, type Row } from '../../tables/table';
import { tablePass } from './table-pass';

/**
 * Decides which cell sets the height of its row, and how cells align what is lower than they are. In a row of several, one
 * that fills its height by itself sets it for all; where none does, the first that can.
 */
export const setHeights = tablePass('setHeights', (table) => mapRows(table, withHeights));

function withHeights(row: Row): Row {
  const setter = row.kind === 'beside' ? heightSetter(row.cells) : null;
  return mapCells(row, (cell) => {
    const isSetter = row.kind !== 'beside' || cell === setter;
    const placed = withHeight(cell, isSetter);
    // Cells that span rows are higher than what they hold.
    return row.kind === 'grid' ? withAlign(placed, 'top') : placed;
  });
}

function heightSetter(cells: readonly Cell[]): Cell | undefined {
  const isFilled = cells.some(({ region }) => intrinsicHeight(region) === heightOf(region.box));
  if (isFilled) return undefined;
  return cells.find(({ region }) => region.kind !== 'space') ?? cells[0];
}

function withHeight(cell: Cell, isSetter: boolean): Cell {
  const { content, region } = cell;
  const height = heightOf(region.box);
  switch (content.kind) {
    case 'space':
      return isSetter ? { ...cell, height } : cell;
    case 'item': {
      const { item } = content;
      if (item.cell.children.length === 0) return { ...cell, height };
      if (item.intrinsicHeight === height) return cell;
      const verticalAlign = slotAlign(item.box, region.box) ?? 'top';
      return { ...cell, verticalAlign, ...(isSetter ? { height } : {}) };
    }
    case 'plane':
      return withCellOn(cell, content, (inner) => withHeight(inner, isSetter));
    case 'table':
      return region.kind === 'slot' ? withSlotHeight(cell, region, isSetter) : cell;
    case 'boxed':
      return cell;
  }
}

/** The table in a slot may be lower than its cell; one that has the distance above in it stands at the top. */
function withSlotHeight(
  cell: Cell,
  slot: Extract<Region, { kind: 'slot' }>,
  isSetter: boolean,
): Cell {
  const height = heightOf(slot.box);
  if (heightOf(slot.child.box) === height) return cell;
  const isPadded = cell.content.kind === 'table' && cell.content.table.region === slot;
  return {
    ...cell,
    ...(isSetter ? { height } : {}),
    ...(isPadded ? {} : { verticalAlign: slot.align }),
  };
}

function withAlign(cell: Cell, verticalAlign: VerticalAlign): Cell {
  const { content } = cell;
  if (content.kind === 'plane') {
    return withCellOn(cell, content, (inner) => withAlign(inner, verticalAlign));
  }
  return { ...cell, verticalAlign: cell.verticalAlign ?? verticalAlign };
}
