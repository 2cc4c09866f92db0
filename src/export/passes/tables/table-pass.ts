import { changed } from '../../../base/changed';
import { checkTables } from '../../tables/check-tables';
import { mapTables, type Table, type TableForm } from '../../tables/table';
import type { Pass } from '../pass';

/** A pass that changes each table, after all tables in it. */
export function tablePass(name: string, change: (table: Table) => Table): Pass<TableForm> {
  return {
    name,
    run: (form) => changed(form, { root: mapTables(form.root, change) }),
    check: checkTables,
  };
}
