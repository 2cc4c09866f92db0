import { NOTICES } from '../model/messages';
import type { Result } from '../model/result';
import { noticeRaised } from './notices-slice';
import type { AppThunk } from './root-state';
import { savingMoved, type SavingStatus } from './saving-slice';

/*
 * Work is kept on the device under a key. What could not be read is never written over: it is copied to where nothing is
 * written any more, or, if even that fails, nothing is saved under its key on this visit.
 */

/** Where something unreadable is put, never to be overwritten by the next. */
export function setAsideKey(key: string, moment: string): string {
  return `${key}/set-aside/${moment}`;
}

interface Restoring<T> {
  readonly key: string;
  /** Null for nothing at all. */
  readonly read: (saved: unknown) => Result<T | null, 'unreadable'>;
  readonly bring: (value: T) => void;
  /** Whether the visitor has begun anew: what was saved comes too late then, and is set aside. */
  readonly hasBegun: () => boolean;
}

/** Brings back what an earlier visit left under a key. The answer says whether there was anything to use. */
export function restore<T>({
  key,
  read,
  bring,
  hasBegun,
}: Restoring<T>): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { storage, log }) => {
    dispatch(savingMoved({ key, status: 'unread' }));
    try {
      const saved = await storage.read(key);
      const kept = read(saved);
      const isUsed = kept.ok && kept.value !== null && !hasBegun();
      if (isUsed && kept.value !== null) bring(kept.value);
      if (isUsed || (kept.ok && kept.value === null))
        dispatch(savingMoved({ key, status: 'works' }));
      else await dispatch(setAside(key, saved));
      return isUsed;
    } catch (cause) {
      log('Saved work could not be read', cause);
      dispatch(withhold(key));
      return false;
    }
  };
}

/** Writes `value` under a key, unless that must not be written over. The first failure is told, those that follow are not. */
export function keep(key: string, value: () => unknown): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const status = (): SavingStatus => getState().saving[key] ?? 'works';
    if (status() === 'withheld' || status() === 'unread') return;
    try {
      await storage.write(key, value());
      if (status() !== 'works') dispatch(savingMoved({ key, status: 'works' }));
    } catch (cause) {
      log('The work could not be saved', cause);
      if (status() === 'works') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(savingMoved({ key, status: 'fails' }));
    }
  };
}

/** Copies saved work to where nothing is written over it. Where that fails, nothing is saved under its key. */
function setAside(key: string, saved: unknown): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, now, log }) => {
    try {
      await storage.write(setAsideKey(key, now()), saved);
      dispatch(savingMoved({ key, status: 'works' }));
      dispatch(noticeRaised(NOTICES.savedWorkSetAside));
    } catch (cause) {
      log('Saved work could not be set aside', cause);
      dispatch(withhold(key));
    }
  };
}

function withhold(key: string): AppThunk {
  return (dispatch, getState) => {
    const isTold = Object.values(getState().saving).includes('withheld');
    dispatch(savingMoved({ key, status: 'withheld' }));
    if (!isTold) dispatch(noticeRaised(NOTICES.saveWithheld));
  };
}
