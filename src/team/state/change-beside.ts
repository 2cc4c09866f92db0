import { linkedHrefs } from '../../model/picture/held-pictures';
import type { AppThunk } from '../../store/state';
import { NO_BESIDE_LISTS, type BesideLists } from './beside-lists';
import { listChanged } from './team-slice';

/** Changes what stands beside the list that is there. Linked pictures of a list of overrides are held as those of any list. */
export function changeBeside(change: Partial<BesideLists>): AppThunk {
  return (dispatch, getState) => {
    const { list } = getState().team;
    if (list === null) return;
    const { beside = NO_BESIDE_LISTS, picturesHeldBut: own } = list;
    const hasOverrides = change.overrides !== undefined && change.overrides !== null;
    const held =
      hasOverrides && own === undefined
        ? { picturesHeldBut: linkedHrefs(list.table.rows.flatMap(({ cells }) => cells)) }
        : {};
    dispatch(listChanged({ ...list, ...held, beside: { ...beside, ...change } }));
  };
}
