import { NOTICES } from '../../model/messages/messages';
import { noticeRaised } from '../../store/notices-slice';
import type { TabLock } from './tabs-port';
import { findNaturalSizes } from '../../pictures/state/natural-sizes';
import { signatureOpened } from '../../store/signature/opened';
import type { AppThunk } from '../../store/state';
import { headerKey, readHeader } from './header';
import { hasUnsaved, save, saveAll, pictureOf } from './save';
import { caughtUp, lockChanged, renamed, statusChanged } from './saving-slice';
import { readSaved } from './read-saved';

/*
 * One tab writes a signature. The others that have it open follow what it saves, and take it over as soon as something is
 * done there: the tab that had it saves all and releases the lock; what was done here is put on top.
 */

function lockName(id: string): string {
  return `signet/open/${id}`;
}

/** Becomes the tab that writes a signature; null where another one is. */
export function claim(id: string): AppThunk<Promise<TabLock | null>> {
  return (dispatch, _getState, { tabs }) => tabs.claim(lockName(id), () => dispatch(giveUp(id)));
}

/** Stores the lock on the open signature, which is released when it is left. */
export function setLock(lock: TabLock | null): AppThunk {
  return (_dispatch, _getState, { session: { saving } }) => {
    if (saving.lock !== lock) saving.lock?.release();
    saving.lock = lock;
  };
}

/** Saves all of the open signature and leaves it, before another is opened. False, and nothing else, where that fails. */
export function leave(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    await dispatch(saveAll());
    if (hasUnsaved(getState())) return false;
    await dispatch(savePicture());
    dispatch(setLock(null));
    return true;
  };
}

/** A signature is saved before its output is there: from now on its list shows the last one. */
function savePicture(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { storage, log }) => {
    const { saving, output } = getState();
    const picture = pictureOf(getState());
    if (output.status !== 'fresh' || picture === '' || saving.lockOwner !== 'mine') return;
    try {
      await storage.update(headerKey(saving.id), (stored) => {
        const header = readHeader(saving.id, stored);
        return header === null || header.picture === picture ? undefined : { ...header, picture };
      });
    } catch (cause) {
      log('The picture of the signature could not be saved', cause);
    }
  };
}

/** Another tab asks for the signature: all is saved, and from now on this tab follows. */
function giveUp(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session }) => {
    // What is being taken over has to be there first, with what was done here on top.
    await session.saving.takeover;
    if (getState().saving.id !== id) return;
    await dispatch(saveAll());
    // Where another tab was faster than the saving, this one is taking it back by now.
    if (getState().saving.id !== id || getState().saving.lockOwner !== 'mine') return;
    session.saving.lock = null;
    dispatch(lockChanged('elsewhere'));
  };
}

/**
 * Sets this page's name on a signature, so that no other page's late writing lands; gives the revision before. What is not
 * there, or cannot be read, is left as it is.
 */
export function fenceOff(id: string): AppThunk<Promise<number>> {
  return async (_dispatch, _getState, { storage, tabs }) => {
    let before = 0;
    await storage.update(headerKey(id), (stored) => {
      const header = readHeader(id, stored);
      if (header === null) return undefined;
      before = header.revision;
      return { ...header, owner: tabs.pageId, revision: before + 1 };
    });
    return before;
  };
}

/** Takes the open signature over from the tab that writes it, and puts what was done here on top of what was done there. */
export function takeOver(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session: { saving } }) => {
    if (getState().saving.lockOwner === 'asked') return;
    dispatch(lockChanged('asked'));
    const taking = dispatch(bringOver());
    saving.takeover = taking;
    await taking;
    if (saving.takeover === taking) saving.takeover = null;
  };
}

function bringOver(): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { id } = getState().saving;
    try {
      const taken = await ports.tabs.takeOver(lockName(id), () => dispatch(giveUp(id)));
      if (getState().saving.id !== id) {
        taken.release();
        return;
      }
      dispatch(setLock(taken));
      const revision = await dispatch(fenceOff(id));
      if (getState().saving.id !== id) return;
      await dispatch(catchUp(revision + 1, 'mine'));
      // What was read meanwhile is none of the steps put on top.
      void dispatch(findNaturalSizes());
      await dispatch(save());
    } catch (cause) {
      ports.log('The signature could not be taken over', cause);
      if (getState().saving.id !== id) return;
      dispatch(lockChanged('elsewhere'));
      if (getState().saving.status !== 'fails') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(statusChanged('fails'));
    }
  };
}

/** Shows what the tab that writes the open signature has saved meanwhile, unless something was done here. */
export function follow(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { id, lockOwner } = getState().saving;
    if (lockOwner !== 'elsewhere') return;
    try {
      const header = readHeader(id, await storage.read(headerKey(id)));
      const isStill = getState().saving.id === id && getState().saving.lockOwner === 'elsewhere';
      if (isStill && header !== null) await dispatch(catchUp(header.revision, 'elsewhere'));
    } catch (cause) {
      log('What another tab has saved could not be read', cause);
    }
  };
}

/** Takes up the name that another tab has given the open signature: with the next saving it would be lost. */
function followName(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { id } = getState().saving;
    try {
      const header = readHeader(id, await storage.read(headerKey(id)));
      const { saving } = getState();
      if (saving.id === id && header !== null && header.name !== saving.name) {
        dispatch(renamed(header.name));
      }
    } catch (cause) {
      log('What another tab has saved could not be read', cause);
    }
  };
}

/** Follows what other tabs save, while this one is visible and as soon as it is. Returns a function that stops it. */
export function followTabs(): AppThunk<() => void> {
  return (dispatch, getState, { tabs }) =>
    tabs.listen((id) => {
      const { saving } = getState();
      if (id !== saving.id) return;
      void dispatch(saving.lockOwner === 'elsewhere' ? follow() : followName());
    });
}

/** Brings in what lies on the device, unless this tab has it already, and puts the steps made here since on top. */
function catchUp(revision: number, lockOwner: 'mine' | 'elsewhere'): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { id } = getState().saving;
    const known = getState().saving.savedRevision;
    // A tab that takes over has just written the header itself, once.
    const there = lockOwner === 'mine' ? revision - 1 : revision;
    const read = there === known ? null : await readSaved(ports, id);
    const { saving } = getState();
    // Something may have been done here while that was read: then this tab has taken over meanwhile.
    const isLate =
      lockOwner === 'elsewhere' && (saving.lockOwner !== lockOwner || hasUnsaved(getState()));
    if (saving.id !== id || isLate) return;
    if (read === null || !read.ok) {
      dispatch(caughtUp({ revision, lockOwner }));
      return;
    }
    const { history, header } = read.value;
    const { pending } = saving;
    dispatch(
      signatureOpened({ id, name: header.name, revision, history, isSaved: true, lockOwner }),
    );
    for (const step of pending) dispatch(step);
  };
}
