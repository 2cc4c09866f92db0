import type { ListFieldId } from '../../core/list/list-fields';
import { foldHeader } from '../../core/list/columns/fold-header';
import { withMapped } from '../../state/edit-table';
import { listChanged, setupChanged } from '../../state/team-slice';
import type { AppThunk } from '../../../store/state';

/** Lets a column hold a field, or none, and stores that for lists to come. */
export function chooseColumn(place: number, field: ListFieldId | null): AppThunk {
  return (dispatch, getState) => {
    const { list, setup } = getState().team;
    if (list === null) return;
    dispatch(listChanged({ ...list, mapping: withMapped(list.mapping, place, field) }));
    const name = foldHeader(list.table.header[place] ?? '');
    if (name !== '') dispatch(setupChanged({ columns: { ...setup.columns, [name]: field } }));
  };
}
