import { heightOf } from '../../geometry/box';
import { addPadding } from '../../tables/padding';
import { mapCells, mapRows, withCellOn, type Cell, type Row, type Table } from '../../tables/table';
import { tablePass } from './table-pass';

/**
 * Removes tables from boxes (cells with borders) that do not need them. An empty box takes the height of its row, which means
 * the same in standards and in quirks mode. Padding of the box replaces a table that only indents another.
 */
export const simplifyBoxes = tablePass('simplifyBoxes', (table) => mapRows(table, withSimpleBoxes));

function withSimpleBoxes(row: Row): Row {
  const empty = row.cells.find(isEmptyBox);
  const simple = mapCells(row, (cell) => withSimpleBox(cell, row.kind === 'alone'));
  return empty === undefined || row.kind === 'grid'
    ? simple
    : { ...simple, height: heightOf(empty.region.box) };
}

function withSimpleBox(cell: Cell, isAlone: boolean): Cell {
  const { content } = cell;
  if (content.kind === 'plane') {
    return withCellOn(cell, content, (inner) => withSimpleBox(inner, isAlone));
  }
  if (content.kind !== 'boxed') return cell;
  const { item, table } = content;
  if (isEmptyBox(cell)) return { ...cell, content: { kind: 'item', item } };
  const inner = table && indentedBy(table);
  if (inner === null || item.cell.padding !== undefined) return cell;
  const [top, , bottom] = inner.padding;
  if (!isAlone && top + bottom > 0) return cell;
  return {
    ...cell,
    padding: addPadding(cell.padding, inner.padding),
    content: { ...content, table: inner.table },
  };
}

function isEmptyBox({ content }: Cell): boolean {
  if (content.kind !== 'boxed' || content.table !== null) return false;
  const { children, padding } = content.item.cell;
  return children.length === 0 && padding === undefined;
}

interface Indented {
  readonly table: Table;
  readonly padding: Cell['padding'];
}

/** The table in a table with nothing else, and the distances around it; null where these leave anything over. */
function indentedBy({ rows, region }: Table): Indented | null {
  const [row, ...others] = rows;
  const [cell] = row?.cells ?? [];
  if (others.length > 0 || row?.kind !== 'alone' || cell?.content.kind !== 'table') return null;
  const { padding, content } = cell;
  const [top, , bottom] = padding;
  const isFilled =
    heightOf(content.table.region.box) + top + bottom === heightOf(region.box) &&
    cell.region.kind !== 'slot';
  return isFilled ? { table: content.table, padding } : null;
}
