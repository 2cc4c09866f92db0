import { TEAM_NOTICES } from '../../model/messages/team-messages';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { isFilled } from './edit-table';
import { peopleRead } from './team-slice';

/** Finds out who is on the list, as it stands now. An answer that comes after a later change is dropped. */
export function readPeople(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { team, log }) => {
    const { list } = getState().team;
    if (list === null) return;
    const { table, mapping } = list;
    try {
      const rows = table.rows.filter(isFilled);
      const people = await team.readPeople({ ...table, rows }, mapping);
      if (getState().team.list === list) dispatch(peopleRead(people));
    } catch (cause) {
      log('The people could not be read', cause);
      dispatch(noticeRaised(TEAM_NOTICES.listFailed));
    }
  };
}
