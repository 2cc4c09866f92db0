import { NOTICES } from '../model/messages';
import type { Result } from '../model/result';
import { noticeRaised } from './notices-slice';
import type { AppThunk } from './root-state';
import { savingMoved, type SavingStatus } from './saving-slice';
import { within } from './within';

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
  /** Keeps what the visitor has begun meanwhile, which could not be saved before. */
  readonly keepNew: () => Promise<void>;
}

/** Brings back what an earlier visit left under a key. The answer says whether there was anything to use. */
export function restore<T>({
  key,
  read,
  bring,
  hasBegun,
  keepNew,
}: Restoring<T>): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { storage, log }) => {
    dispatch(savingMoved({ key, status: 'unread' }));
    try {
      const saved = await storage.read(key);
      const kept = read(saved);
      const found = kept.ok ? kept.value : null;
      if (found !== null && !hasBegun()) {
        bring(found);
        dispatch(savingMoved({ key, status: 'works' }));
        return true;
      }
      const isNothing = kept.ok && found === null;
      await dispatch(isNothing ? savingMoved({ key, status: 'works' }) : setAside(key, saved));
      if (hasBegun()) await keepNew();
      return false;
    } catch (cause) {
      log('Saved work could not be read', cause);
      dispatch(tell(key, 'withheld'));
      return false;
    }
  };
}

/** How long a page waits for what an earlier visit left, before it starts without. */
const PATIENCE_MS = 1000;

/** What was restored, or `late` where the device does not answer in time; the visitor is told then. */
export function inTime<T>(key: string, restored: Promise<T>): AppThunk<Promise<T | 'late'>> {
  return async (dispatch) => {
    const found = await within<T | 'late'>(restored, PATIENCE_MS, 'late');
    if (found === 'late') dispatch(tell(key, 'late'));
    return found;
  };
}

/** Writes `value` under a key, unless that must not be written over. The first failure is told, those that follow are not. */
export function keep(key: string, value: () => unknown): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const status = (): SavingStatus => getState().saving[key] ?? 'works';
    if (CLOSED.has(status())) return;
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
      dispatch(tell(key, 'withheld'));
    }
  };
}

/** Notes why nothing can be saved under a key, and says so unless that was said of another. */
function tell(key: string, status: 'late' | 'withheld'): AppThunk {
  return (dispatch, getState) => {
    const isTold = Object.values(getState().saving).some((each) => TOLD.has(each));
    dispatch(savingMoved({ key, status }));
    if (!isTold) dispatch(noticeRaised(NOTICES.saveWithheld));
  };
}

const TOLD: ReadonlySet<SavingStatus> = new Set(['late', 'withheld']);
/** Nothing is written while it stands so. */
const CLOSED: ReadonlySet<SavingStatus> = new Set(['unread', ...TOLD]);
