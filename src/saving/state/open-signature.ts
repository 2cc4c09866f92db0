import { FORMATS } from './lazy-formats';
import { nanoid } from '@reduxjs/toolkit';
import { FILE_NOTICES } from '../../model/messages/file-messages';
import { NOTICES } from '../../model/messages/messages';
import { draftChanged } from '../../store/canvas/draft-slice';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { textEditEnded } from '../../store/canvas/text-edit-slice';
import { noticeRaised } from '../../store/notices-slice';
import { findNaturalSizes } from '../../pictures/state/natural-sizes';
import { uploadCleared } from '../../pictures/state/uploads-slice';
import type { StoragePort } from './storage-port';
import type { TabLock } from './tabs-port';
import { newSignatureHistory } from '../../store/signature/history';
import { signatureOpened } from '../../store/signature/opened';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { withFailureNotice } from '../../store/with-failure-notice';
import { HEADERS, readHeader, signatureKey, SIGNATURES, UNREADABLE, type Header } from './header';
import { hasUnsaved, save } from './save';
import { lockChanged, listRead, statusChanged, unreadFound } from './saving-slice';
import { readSaved, type SavedSignature } from './read-saved';
import { setEarlierAside } from './set-earlier-aside';
import { claim, fenceOff, setLock, leave } from './tab-lock';

/** How long a page waits for what an earlier visit left, before it starts without. */
const TIMEOUT_MS = 1000;

/**
 * Opens what this tab had open, else what was changed last, else a new signature. Where the device does not answer in time, the
 * page starts with a new one and shows that; what comes later is opened unless something was begun.
 */
export function restoreSignature(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const reading = dispatch(openFirst());
    const isThere = await withTimeout(
      reading.then(() => true),
      TIMEOUT_MS,
      false,
    );
    if (isThere) return;
    const withheld = { id: null, why: 'unreachable' } as const;
    dispatch(unreadFound(withheld));
    void reading.then((isRead) => {
      if (isRead && getState().saving.unread === withheld) dispatch(unreadFound(null));
    });
  };
}

/** False where the device cannot be read. */
function openFirst(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { log }) => {
    const { id: fresh } = getState().saving;
    let isRead = true;
    try {
      const first = await dispatch(findFirst());
      if (first !== null) await dispatch(openUnlessBegun(first));
    } catch (cause) {
      log('Saved work could not be read', cause);
      dispatch(unreadFound({ id: null, why: 'unreachable' }));
      isRead = false;
    }
    const { id, lockOwner } = getState().saving;
    if (id === fresh && lockOwner === 'unknown') await dispatch(beginNew());
    return isRead;
  };
}

/** The id of the signature to begin with; null where there is none yet. Rejects where the device cannot be read. */
export function findFirst(): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, ports) => {
    const { storage, tabs } = ports;
    const earlier = await setEarlierAside(ports);
    if (earlier + storage.setAside() > 0) dispatch(noticeRaised(NOTICES.savedWorkSetAside));
    const listed = await dispatch(readList());
    const known = listed.filter(({ deleted }) => deleted === null);
    const opened = tabs.opened();
    return known.some(({ id }) => id === opened) ? opened : (known[0]?.id ?? null);
  };
}

/** Reads what lies on the device, the latest first; what cannot be read is noted. */
export function readList(): AppThunk<Promise<readonly Header[]>> {
  return async (dispatch, _getState, { storage }) => {
    let there = await lookThrough(storage);
    if (there.lost.length > 0 && (await dispatch(repairList(there.lost)))) {
      there = await lookThrough(storage);
    }
    const { list, unreadable } = there;
    dispatch(listRead({ list, unreadable }));
    return list;
  };
}

/** Reads the list; where that fails, a notice reports it. */
export function refreshList(): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.listNotRead, async () => {
        await dispatch(readList());
      }),
    );
}

/** What lies on the device. `lost` are the signatures that lie there without a header that can be read. */
async function lookThrough(storage: StoragePort) {
  const keys = await storage.keys();
  const found = [...(await storage.readAll(HEADERS))].map(([key, saved]) => {
    const id = key.slice(HEADERS.length);
    return { id, header: readHeader(id, saved) };
  });
  const list = found
    .flatMap(({ header }) => header ?? [])
    .toSorted((a, b) => b.edited.localeCompare(a.edited));
  const listed = new Set(list.map(({ id }) => id));
  const lost = keys
    .filter((key) => key.startsWith(SIGNATURES))
    .map((key) => key.slice(SIGNATURES.length))
    .filter((id) => !listed.has(id));
  const damaged = found.flatMap(({ id, header }) => (header === null ? [id] : []));
  const unreadable = [...new Set([...damaged, ...lost])].map(signatureKey);
  const setAside = keys.filter((key) => key.startsWith(UNREADABLE));
  return { list, lost, unreadable: [...unreadable, ...setAside] };
}

/**
 * Makes headers again for signatures that can be read. Whether any was made. Where that fails, the next reading of the list
 * tries again.
 */
function repairList(lost: readonly string[]): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, ports) => {
    try {
      const { repairHeaders } = await FORMATS.load();
      const isRepaired = await repairHeaders(ports, lost);
      if (isRepaired) dispatch(noticeRaised(NOTICES.listRepaired));
      return isRepaired;
    } catch (cause) {
      ports.log('The list could not be mended', cause);
      dispatch(noticeRaised(NOTICES.listNotRepaired));
      return false;
    }
  };
}

interface Loaded extends SavedSignature {
  readonly id: string;
  /** Null where another tab writes it. */
  readonly lock: TabLock | null;
  readonly revision: number;
}

/** Reads a signature, and becomes the tab that writes it unless another one is. Null where it cannot be read. */
function load(id: string): AppThunk<Promise<Loaded | null>> {
  return async (dispatch, _getState, ports) => {
    const lock = await dispatch(claim(id));
    try {
      const fence = lock === null ? null : await dispatch(tryFence(id));
      const read = await readSaved(ports, id);
      if (read.ok) {
        return { ...read.value, id, lock, revision: fence ?? read.value.header.revision };
      }
      dispatch(unreadFound({ id, why: read.problem }));
    } catch (cause) {
      ports.log('Saved work could not be read', cause);
      dispatch(unreadFound({ id, why: 'unreachable' }));
    }
    lock?.release();
    return null;
  };
}

/** A device on which nothing more can be written, such as a full one, may still be read. */
function tryFence(id: string): AppThunk<Promise<number | null>> {
  return async (dispatch, _getState, { log }) => {
    try {
      return (await dispatch(fenceOff(id))) + 1;
    } catch (cause) {
      log('The signature could not be fenced off', cause);
      return null;
    }
  };
}

function enter({ id, lock, header, history, revision }: Loaded): AppThunk {
  return (dispatch, _getState, { tabs }) => {
    const whose = lock === null ? 'elsewhere' : 'mine';
    const { name } = header;
    dispatch(putDown());
    dispatch(signatureOpened({ id, name, revision, history, isSaved: true, lockOwner: whose }));
    dispatch(statusChanged('works'));
    dispatch(setLock(lock));
    tabs.setOpened(id);
    void dispatch(findNaturalSizes());
  };
}

/** What was begun meanwhile goes before what was saved, which stays in the list. */
function openUnlessBegun(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const loaded = await dispatch(load(id));
    if (loaded === null) return;
    if (!hasUnsaved(getState())) dispatch(enter(loaded));
    else {
      loaded.lock?.release();
      dispatch(noticeRaised(NOTICES.earlierListed));
    }
  };
}

/** Saves the open signature and opens another. One that cannot be read stays as it is, and the page shows that. */
export function switchTo(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().saving.id === id) return;
    const loaded = await dispatch(load(id));
    if (loaded === null) return;
    if (await dispatch(leave())) {
      dispatch(enter(loaded));
      return;
    }
    loaded.lock?.release();
    dispatch(noticeRaised(NOTICES.notLeft));
  };
}

/** Saves the open signature and begins another with this. False, and nothing happens, where the open one cannot be saved. */
export function openNew(signature: Signature, name = ''): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { log }) => {
    if (!(await dispatch(leave()))) return false;
    try {
      // Its number comes after those of all others.
      await dispatch(readList());
    } catch (cause) {
      log('The list could not be read', cause);
    }
    const id = nanoid();
    const history = newSignatureHistory(signature);
    dispatch(putDown());
    dispatch(
      signatureOpened({ id, name, revision: 0, history, isSaved: false, lockOwner: 'unknown' }),
    );
    await dispatch(beginNew());
    void dispatch(findNaturalSizes());
    await dispatch(save({ isForced: true }));
    return true;
  };
}

/** What was begun before anything was read, or because what was saved could not be read, is a signature of its own. */
export function beginNew(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { tabs }) => {
    const { id } = getState().saving;
    const lock = await dispatch(claim(id));
    if (getState().saving.id !== id) {
      lock?.release();
      return;
    }
    dispatch(setLock(lock));
    dispatch(lockChanged('mine'));
    dispatch(statusChanged('works'));
    tabs.setOpened(id);
    await dispatch(save());
  };
}

/** Ends what was about the signature that is left: nothing that is still under way may land in another one. */
function putDown(): AppThunk {
  return (dispatch, getState) => {
    const { textEdit, draft, uploads } = getState();
    if (textEdit !== null) dispatch(textEditEnded());
    if (draft !== null) dispatch(draftChanged(null));
    for (const place of Object.keys(uploads)) dispatch(uploadCleared(place));
    dispatch(selectionChanged([]));
  };
}
