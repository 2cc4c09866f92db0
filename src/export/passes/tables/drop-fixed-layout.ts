import { checkTables } from '../../tables/check-tables';
import { mapInner, mapTables, type Cell, type Table, type TableForm } from '../../tables/table';
import type { Pass } from '../pass';

/**
 * Lets tables of one column be as wide as what is in them, where nothing would move: they need no fixed layout. All in them
 * keeps to the left, and nothing shows how wide its cell is.
 */
export const dropFixedLayout: Pass<TableForm> = {
  name: 'dropFixedLayout',
  run: (form) => ({ ...form, root: mapInner(form.root, (inner) => mapTables(inner, loosened)) }),
  check: checkTables,
};

function loosened(table: Table): Table {
  const isLoose =
    table.edges.length === 2 && table.rows.every(({ cells }) => cells.every(keepsToLeft));
  return isLoose ? { ...table, isLoose } : table;
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
