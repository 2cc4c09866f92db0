import { NOTICES } from '../../model/messages';
import { noticeRaised } from '../notices-slice';
import type { Hold, Ports } from '../ports';
import { findNaturalSizes } from '../pictures/natural-sizes';
import { signatureOpened } from '../signature/opened';
import type { AppThunk } from '../state';
import { headerKey, readHeader } from './header';
import { hasUnkept, keep, keepAll, pictureOf } from './keep';
import { caughtUp, holdChanged, renamed, statusChanged } from './keeping-slice';
import { readKept } from './read-kept';

/*
 * One tab writes a signature. The others that have it open follow what it keeps, and take it over as soon as something is
 * done there: the tab that had it keeps all and lets go; what was done here is put on top.
 */

/** What this page holds; one at a time. */
const HOLDS = new WeakMap<Ports, Hold>();

/** What this page is taking over. */
const TAKEOVERS = new WeakMap<Ports, Promise<void>>();

function lockName(id: string): string {
  return `signet/open/${id}`;
}

/** Becomes the tab that writes a signature; null where another one is. */
export function claim(id: string): AppThunk<Promise<Hold | null>> {
  return (dispatch, _getState, { tabs }) => tabs.claim(lockName(id), () => dispatch(giveUp(id)));
}

/** Notes the hold on the open signature, which ends when it is left. */
export function keepHold(hold: Hold | null): AppThunk {
  return (_dispatch, _getState, ports) => {
    if (HOLDS.get(ports) !== hold) HOLDS.get(ports)?.letGo();
    if (hold === null) HOLDS.delete(ports);
    else HOLDS.set(ports, hold);
  };
}

/** Keeps all of the open signature and leaves it, before another is opened. False, and nothing happens, where it cannot be kept. */
export function leave(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, ports) => {
    await dispatch(keepAll());
    if (hasUnkept(getState())) return false;
    await dispatch(keepPicture());
    HOLDS.get(ports)?.letGo();
    HOLDS.delete(ports);
    return true;
  };
}

/** A signature is kept before its output is there: from now on its list shows the last one. */
function keepPicture(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { storage, log }) => {
    const { keeping, output } = getState();
    const picture = pictureOf(getState());
    if (output.status !== 'fresh' || picture === '' || keeping.hold !== 'mine') return;
    try {
      await storage.update(headerKey(keeping.id), (stored) => {
        const header = readHeader(keeping.id, stored);
        return header === null || header.picture === picture ? undefined : { ...header, picture };
      });
    } catch (cause) {
      log('The picture of the signature could not be saved', cause);
    }
  };
}

/** Another tab asks for the signature: all is kept, and from now on this tab follows. */
function giveUp(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    // What is being taken over has to be there first, with what was done here on top.
    await TAKEOVERS.get(ports);
    if (getState().keeping.id !== id) return;
    await dispatch(keepAll());
    // Where another tab was faster than the keeping, this one is taking it back by now.
    if (getState().keeping.id !== id || getState().keeping.hold !== 'mine') return;
    HOLDS.delete(ports);
    dispatch(holdChanged('elsewhere'));
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
  return async (dispatch, getState, ports) => {
    if (getState().keeping.hold === 'asked') return;
    dispatch(holdChanged('asked'));
    const taking = dispatch(bringOver());
    TAKEOVERS.set(ports, taking);
    await taking;
    if (TAKEOVERS.get(ports) === taking) TAKEOVERS.delete(ports);
  };
}

function bringOver(): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { id } = getState().keeping;
    try {
      const taken = await ports.tabs.takeOver(lockName(id), () => dispatch(giveUp(id)));
      if (getState().keeping.id !== id) {
        taken.letGo();
        return;
      }
      dispatch(keepHold(taken));
      const revision = await dispatch(fenceOff(id));
      if (getState().keeping.id !== id) return;
      await dispatch(catchUp(revision + 1, 'mine'));
      // What was read meanwhile is none of the steps put on top.
      void dispatch(findNaturalSizes());
      await dispatch(keep());
    } catch (cause) {
      ports.log('The signature could not be taken over', cause);
      if (getState().keeping.id !== id) return;
      dispatch(holdChanged('elsewhere'));
      if (getState().keeping.status !== 'fails') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(statusChanged('fails'));
    }
  };
}

/** Shows what the tab that writes the open signature has kept meanwhile, unless something was done here. */
export function follow(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { id, hold } = getState().keeping;
    if (hold !== 'elsewhere') return;
    try {
      const header = readHeader(id, await storage.read(headerKey(id)));
      const isStill = getState().keeping.id === id && getState().keeping.hold === 'elsewhere';
      if (isStill && header !== null) await dispatch(catchUp(header.revision, 'elsewhere'));
    } catch (cause) {
      log('What another tab has kept could not be read', cause);
    }
  };
}

/** Takes up the name that another tab has given the open signature: with the next keeping it would be lost. */
function followName(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { id } = getState().keeping;
    try {
      const header = readHeader(id, await storage.read(headerKey(id)));
      const { keeping } = getState();
      if (keeping.id === id && header !== null && header.name !== keeping.name) {
        dispatch(renamed(header.name));
      }
    } catch (cause) {
      log('What another tab has kept could not be read', cause);
    }
  };
}

/** Follows what other tabs keep, while this one is looked at and as soon as it is. The answer stops it. */
export function followTabs(): AppThunk<() => void> {
  return (dispatch, getState, { tabs }) =>
    tabs.listen((id) => {
      const { keeping } = getState();
      if (id !== keeping.id) return;
      void dispatch(keeping.hold === 'elsewhere' ? follow() : followName());
    });
}

/** Brings in what lies on the device, unless it is what this tab knows, and puts the steps made here since on top. */
function catchUp(revision: number, hold: 'mine' | 'elsewhere'): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { id } = getState().keeping;
    const known = getState().keeping.keptRevision;
    // A tab that takes over has just written the header itself, once.
    const there = hold === 'mine' ? revision - 1 : revision;
    const kept = there === known ? null : await readKept(ports, id);
    const { keeping } = getState();
    // Something may have been done here while that was read: then this tab has taken over meanwhile.
    const isLate = hold === 'elsewhere' && (keeping.hold !== hold || hasUnkept(getState()));
    if (keeping.id !== id || isLate) return;
    if (kept === null || !kept.ok) {
      dispatch(caughtUp({ revision, hold }));
      return;
    }
    const { history, header } = kept.value;
    const { pending } = keeping;
    dispatch(signatureOpened({ id, name: header.name, revision, history, isKept: true, hold }));
    for (const step of pending) dispatch(step);
  };
}
