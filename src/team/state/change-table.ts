import { linkedHref, linkedHrefs } from '../../model/picture/held-pictures';
import type { AppThunk } from '../../store/state';
import type { ListTable } from '../core/list/table';
import { listChanged, type TeamList } from './team-slice';

/** Where a change of the table comes from: what the visitor has typed, cells that were pasted, or anything else. */
type TableChange = { readonly typed: string } | 'pasted' | 'other';

/** Changes the table of the list that is there. */
export function changeTable(
  change: (table: ListTable) => ListTable,
  by: TableChange = 'other',
): AppThunk {
  return (dispatch, getState) => {
    const { list } = getState().team;
    if (list === null) return;
    const table = change(list.table);
    if (table !== list.table) dispatch(listChanged({ ...list, table, ...picturesAfter(list, by) }));
  };
}

/** A picture that is typed is the visitor's own. Pasted ones are somebody else's, but those that the list has already. */
function picturesAfter(
  { table, picturesHeldBut: own }: TeamList,
  by: TableChange,
): Pick<TeamList, 'picturesHeldBut'> {
  if (by === 'pasted') {
    return { picturesHeldBut: own ?? linkedHrefs(table.rows.flatMap(({ cells }) => cells)) };
  }
  const href = by === 'other' || own === undefined ? null : linkedHref(by.typed);
  return own === undefined || href === null ? {} : { picturesHeldBut: [...own, href] };
}
