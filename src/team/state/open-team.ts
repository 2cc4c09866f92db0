import { TEAM_NOTICES } from '../../model/messages/team-messages';
import { debounce } from '../../store/timing';
import type { AppStore } from '../../store/make-store';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { isFilled } from './edit-table';
import { hasUnsavedWork, saveWork } from './saved-work';
import { NO_BESIDE_LISTS, tablesOf } from './beside-lists';
import { peopleRead } from './team-slice';

/** How long all rests before it is saved, and how old what is not saved may become. */
const SAVE_DELAYS = { restMs: 400, latestMs: 1000 };

/** Lets the store of the app read the people of the list after each change, and save what was done. Safe to call again. */
export function openTeam(store: AppStore): void {
  const { opened } = store.extra.session;
  if (opened.team) return;
  opened.team = true;
  store.listen({
    predicate: (_action, now, before) =>
      now.team.list !== null && now.team.list !== before.team.list,
    effect: (_action, { dispatch }) => dispatch(readPeople()),
  });
  store.listen({
    predicate: (_action, now, before) =>
      hasUnsavedWork(now) &&
      (now.team.list !== before.team.list ||
        now.team.setup !== before.team.setup ||
        now.team.typedCell !== before.team.typedCell),
    effect: debounce(() => void store.dispatch(saveWork()), SAVE_DELAYS),
  });
}

/** Finds out who is on the list and those beside it, as they stand now, then looks at the photos. An answer that comes after a later change is dropped. */
function readPeople(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { team, log }) => {
    const { list } = getState().team;
    if (list === null) return;
    const { table, mapping, beside = NO_BESIDE_LISTS } = list;
    const isLatest = (): boolean => getState().team.list === list;
    try {
      const rows = table.rows.filter(isFilled);
      const everybody = await team.readPeople({ ...table, rows }, mapping, tablesOf(beside));
      if (!isLatest()) return;
      const { people, ...found } = everybody;
      dispatch(peopleRead({ people, beside: { ...found, unreadablePhotos: null } }));
      const folder = beside.photos?.id ?? null;
      if (folder === null || found.photos === null) return;
      const unreadablePhotos = await team.unreadablePhotos(folder, found.photos.names);
      if (isLatest()) dispatch(peopleRead({ people, beside: { ...found, unreadablePhotos } }));
    } catch (cause) {
      log('The people could not be read', cause);
      dispatch(noticeRaised(TEAM_NOTICES.listFailed));
    }
  };
}
