import { changed } from '../../../base/changed';
import { imageOf } from '../../items/item';
import { checkTables } from '../../tables/check-tables';
import { mapInner, mapTables, type Cell, type Table, type TableForm } from '../../tables/table';
import type { Pass } from '../pass';

/**
 * Lets tables take their columns from what is in them, where nothing would move: they need no fixed layout. Either nothing in
 * them can become wider than it is, or they have one column in which all keeps to the left and nothing shows how wide its
 * cell is.
 */
export const dropFixedLayout: Pass<TableForm> = {
  name: 'dropFixedLayout',
  run: (form) => ({ ...form, root: mapInner(form.root, (inner) => mapTables(inner, loosened)) }),
  check: checkTables,
};

function loosened(table: Table): Table {
  const isLoose = isFirm(table) || (table.edges.length === 2 && everyCell(table, keepsToLeft));
  return isLoose ? changed(table, { isLoose }) : table;
}

function everyCell({ rows }: Table, test: (cell: Cell) => boolean): boolean {
  return rows.every(({ cells }) => cells.every(test));
}

/** Whether nothing in a table can become wider, whatever font a client has: no text stands directly in it. */
function isFirm(table: Table): boolean {
  return everyCell(table, isFirmCell);
}

function isFirmCell({ content }: Cell): boolean {
  switch (content.kind) {
    case 'space':
      return true;
    case 'item':
      return content.item.cell.children.length === 0 || imageOf(content.item) !== null;
    case 'boxed':
      return content.table === null || !isWidening(content.table);
    case 'table':
      return !isWidening(content.table);
    case 'plane':
      return isFirmCell(content.cell);
  }
}

/** Whether a table takes a width from what is in it, and that can grow. */
function isWidening(table: Table): boolean {
  return table.isLoose === true && !isFirm(table);
}

function keepsToLeft({ content }: Cell): boolean {
  switch (content.kind) {
    case 'space':
    case 'table':
      return true;
    case 'item': {
      const { kind, cell } = content.item;
      const isPainted =
        cell.background !== undefined || cell.borders !== undefined || cell.children.length === 0;
      // A paragraph breaks where its cell ends.
      const isBroken = kind === 'text' && cell.noWrap !== true;
      return (
        !isPainted && !isBroken && cell.overflowsLeft !== true && (cell.align ?? 'left') === 'left'
      );
    }
    case 'boxed':
    case 'plane':
      return false;
  }
}
