import { TEAM_NOTICES } from '../../model/messages/team-messages';
import { isRecord } from '../../base/record';
import type { Result } from '../../base/result';
import { noticeRaised } from '../../store/notices-slice';
import { makeSelector } from '../../store/make-selector';
import { UNREADABLE } from '../../saving/state/header';
import type { AppThunk, RootState } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { withCell } from './edit-table';
import {
  listChanged,
  NEW_SETUP,
  savingChanged,
  stampSeen,
  workRecalled,
  workSaved,
  writingBegun,
  type TeamList,
  type TeamSaving,
  type TeamWork,
} from './team-slice';

/*
 * The list of people and all that is decided about it, kept on the device under one key. Each writing bears a stamp; a tab
 * writes only over what it has seen, so that nothing that another tab did is lost without a word.
 */

const KEY = 'signet/team/work';
const VERSION = 1;

/** The name under which the other tabs are notified when it was written. */
const REPORTED = 'signet/team';

/** How long the page waits for the device. */
const TIMEOUT_MS = 3000;

/** Reads what lies on the device, by the fields of lists. */
export type ReadWork = (given: unknown) => Result<TeamWork, 'unreadable'>;

const NOTHING: TeamWork = { list: null, setup: NEW_SETUP };

/** Takes what lies on the device. What cannot be read is set aside there, and reported. */
export function recallWork(read: ReadWork): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    try {
      const stored = await withTimeout(storage.read(KEY), TIMEOUT_MS, LATE);
      if (stored === LATE) throw new Error('The device does not answer');
      const given = stored === undefined ? null : read(stored);
      if (given !== null && !given.ok) await dispatch(setAside(stored));
      dispatch(stampSeen(given?.ok === true ? stampOf(stored) : null));
      const { list, setup } = given?.ok === true ? given.value : NOTHING;
      dispatch(workRecalled({ list: withFolderOf(getState().team.list, list), setup }));
    } catch (cause) {
      log('The list could not be read', cause);
      dispatch(workRecalled(NOTHING));
      dispatch(savingChanged('fails'));
      dispatch(noticeRaised(TEAM_NOTICES.notRead));
    }
  };
}

/** A list with the folder of photos that is open here, where it has the same one: what is kept of that is its name. */
function withFolderOf(own: TeamList | null, list: TeamList | null): TeamList | null {
  const photos = own?.beside?.photos ?? null;
  if (list?.beside == null || photos === null) return list;
  const isSame = list.beside.photos?.name === photos.name;
  return isSame ? { ...list, beside: { ...list.beside, photos } } : list;
}

const LATE = Symbol('late');

function setAside(stored: unknown): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, now }) => {
    const version = isRecord(stored) ? stored['version'] : null;
    await storage.write({ [`${UNREADABLE}team ${now()}`]: stored, [KEY]: undefined });
    const isNewer = typeof version === 'number' && version > VERSION;
    dispatch(noticeRaised(isNewer ? TEAM_NOTICES.newer : TEAM_NOTICES.setAside));
  };
}

/** What lies under the key, without what is only about writing it; null where it is of another version. */
export function workIn(stored: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(stored) && stored['version'] === VERSION ? { ...stored } : null;
}

/** The list as it is saved, what is being typed into it included. */
const selectList = makeSelector(
  ({ team: { list, typedCell } }: RootState) => [list, typedCell],
  (list, typedCell) =>
    list === null || typedCell === null
      ? list
      : { ...list, table: withCell(list.table, typedCell, typedCell.text) },
);

/** Whether something was done that does not lie on the device yet. */
export function hasUnsavedWork(state: RootState): boolean {
  const { saved, setup } = state.team;
  return saved !== null && (saved.list !== selectList(state) || saved.setup !== setup);
}

/** How far the saving is, as it is shown. */
export function selectTeamSaving(state: RootState): TeamSaving {
  const { saving } = state.team;
  return saving === 'saved' && hasUnsavedWork(state) ? 'saving' : saving;
}

/** Writes what is here and reads back that it is there. Nothing is written over what another tab did meanwhile. */
export function saveWork(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, tabs, log }) => {
    const { setup, saving } = getState().team;
    const list = selectList(getState());
    if (!hasUnsavedWork(getState()) || saving === 'conflict') return;
    dispatch(writingBegun());
    try {
      // Two writings of one page have different stamps, too.
      const stamp = `${tabs.pageId} ${getState().team.writings}`;
      const isTheirs = { yes: false };
      const stored = await storage.update(KEY, (before) => {
        isTheirs.yes = stampOf(before) !== getState().team.stamp;
        return isTheirs.yes ? undefined : { version: VERSION, stamp, list, setup };
      });
      if (isTheirs.yes) {
        dispatch(savingChanged('conflict'));
        return;
      }
      if (stampOf(stored) !== stamp) throw new Error('It was not taken');
      dispatch(stampSeen(stamp));
      if (stampOf(await storage.read(KEY)) !== stamp) throw new Error('It was not there');
      dispatch(workSaved({ list, setup }));
      tabs.post(REPORTED);
    } catch (cause) {
      log('The list could not be saved', cause);
      if (saving !== 'fails') dispatch(noticeRaised(TEAM_NOTICES.notSaved));
      dispatch(savingChanged('fails'));
    }
  };
}

/** Looks whether another tab has written, and follows it; where something was done here meanwhile, somebody has to choose. */
export function lookElsewhere(read: ReadWork): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    if (getState().team.saving === 'conflict') return;
    try {
      const stamp = stampOf(await storage.read(KEY));
      if (stamp === getState().team.stamp) return;
      if (getState().team.saving === 'saving') return;
      if (hasUnsavedWork(getState())) dispatch(savingChanged('conflict'));
      else await dispatch(recallWork(read));
    } catch (cause) {
      log('The list could not be looked at', cause);
    }
  };
}

/** Listens to other tabs. Returns a function that ends that. */
export function followWork(read: ReadWork): AppThunk<() => void> {
  return (dispatch, _getState, { tabs }) =>
    tabs.listen((name) => {
      if (name === REPORTED) void dispatch(lookElsewhere(read));
    });
}

/** What is here goes over what another tab has written. */
export function keepOwnWork(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, log }) => {
    try {
      dispatch(stampSeen(stampOf(await storage.read(KEY))));
      dispatch(savingChanged('saved'));
      await dispatch(saveWork());
    } catch (cause) {
      log('The list could not be saved', cause);
      dispatch(noticeRaised(TEAM_NOTICES.notSaved));
    }
  };
}

/** Takes the list from this page and from the device, now. */
export function forgetList(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { session }) => {
    session.team.zip = null;
    dispatch(listChanged(null));
    await dispatch(saveWork());
  };
}

function stampOf(stored: unknown): string | null {
  if (stored === undefined) return null;
  const stamp = isRecord(stored) ? stored['stamp'] : null;
  return typeof stamp === 'string' ? stamp : 'unknown';
}
