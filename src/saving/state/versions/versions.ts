import { nanoid } from '@reduxjs/toolkit';
import { fail, ok, type Result } from '../../../base/result';
import { doneWithUndo } from '../../../model/messages/messages';
import {
  restoredStep,
  VERSION_NOTICES,
  versionNamed,
  versionRemoved,
  versionRestored,
} from '../../../model/messages/version-messages';
import { findNaturalSizes } from '../../../pictures/state/natural-sizes';
import { noticeRaised } from '../../../store/notices-slice';
import { record } from '../../../store/signature/history';
import type { StepPlace } from '../../../store/signature/history-types';
import { linkedPictures } from '../../../store/signature/picture-addresses';
import type { Signature } from '../../../store/signature/signature';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { LONGEST_NAME } from '../header';
import { FORMATS } from '../lazy-formats';
import type { ReadProblem } from '../read-signature';
import { save } from '../save';
import { aboutToSave } from '../saving-slice';
import {
  readVersion,
  VERSION_LIMITS,
  versionsPrefix,
  writeVersion,
  type SavedVersion,
} from './version';
import { versionShown, versionsRead } from './versions-slice';

/*
 * What can be done with the named versions of a signature. A version is changed in one transaction, whichever tab does it.
 */

/** How long a removed version can be brought back, in ms. Then the next reading takes it off the device. */
const REMOVED_MS = 60 * 60 * 1000;

/** Reads the versions of the open signature, the latest first. Rejects where the device cannot be read. */
export function readVersions(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, now }) => {
    const { id } = getState().saving;
    const prefix = versionsPrefix(id);
    const read = [...(await storage.readAll(prefix))].map(
      ([key, saved]) => [key, readVersion(key.slice(prefix.length), saved)] as const,
    );
    const isOver = (version: SavedVersion | null) =>
      version?.removed != null && Date.parse(now()) - Date.parse(version.removed) > REMOVED_MS;
    const over = read.filter(([, version]) => isOver(version));
    if (over.length > 0) {
      await storage.write(Object.fromEntries(over.map(([key]) => [key, undefined])));
    }
    if (getState().saving.id !== id) return;
    const list = read
      .flatMap(([, version]) => version ?? [])
      .filter(({ removed }) => removed === null)
      .map(({ id: versionId, name, made }) => ({ id: versionId, name, made }))
      .toSorted((a, b) => b.made.localeCompare(a.made));
    const unreadable = read.filter(([, version]) => version === null).length;
    dispatch(versionsRead({ list, unreadable }));
  };
}

/** Reads them; where that fails, a notice reports it. */
export function refreshVersions(): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(withFailureNotice(VERSION_NOTICES.notRead, () => dispatch(readVersions())));
}

/** Why a version was not made: there are too many, they are too large, or the device does not take it. */
export type NamingProblem = 'count' | 'size' | 'device';

/** Keeps the open signature, as it stands, as a version of this name. */
export function nameVersion(text: string): AppThunk<Promise<Result<string, NamingProblem>>> {
  return async (dispatch, getState, { storage, now, log }) => {
    dispatch(aboutToSave());
    const { saving, signature } = getState();
    const name = text.trim().slice(0, LONGEST_NAME);
    const prefix = versionsPrefix(saving.id);
    const { step: _step, ...present } = signature.present;
    const version = writeVersion(present, name, now());
    try {
      // A version that lies beside no signature would be found by none.
      if (saving.saved === null) await dispatch(save({ isForced: true }));
      const there = [...(await storage.readAll(prefix)).values()];
      const full = whyFull(there, version);
      if (full !== null) return fail(full);
      const id = nanoid();
      await storage.write({ [prefix + id]: version });
      dispatch(noticeRaised(versionNamed(name)));
      await dispatch(readVersions());
      return ok(id);
    } catch (cause) {
      log('The version could not be saved', cause);
      return fail('device');
    }
  };
}

function whyFull(there: readonly unknown[], added: unknown): NamingProblem | null {
  const listed = there.filter((saved) => readVersion('', saved)?.removed === null);
  if (listed.length >= VERSION_LIMITS.count) return 'count';
  const size = [...there, added].reduce<number>((sum, each) => sum + sizeOf(each), 0);
  return size > VERSION_LIMITS.characters ? 'size' : null;
}

/** In characters; 0 for what JSON does not hold, which is none of ours. */
function sizeOf(saved: unknown): number {
  try {
    return JSON.stringify(saved).length;
  } catch {
    return 0;
  }
}

/** The signature of a version, checked as any that lies on the device. */
export function readVersionSignature(
  id: string,
): AppThunk<Promise<Result<Signature, ReadProblem | 'unreachable'>>> {
  return async (_dispatch, getState, { storage, log }) => {
    try {
      const saved = await storage.read(versionsPrefix(getState().saving.id) + id);
      if (readVersion(id, saved) === null) return fail('unreadable');
      const { readSignature } = await FORMATS.load();
      const read = readSignature(Reflect.get(Object(saved), 'signature'));
      if (!read.ok) return read;
      const { step: _step, ...signature } = read.value.present;
      return ok(signature);
    } catch (cause) {
      log('A version could not be read', cause);
      return fail('unreachable');
    }
  };
}

/** Makes the open signature what it is in a version, as one step. Pictures that the visitor has let load since stay so. */
export function restoreVersion(signature: Signature, name: string, place: StepPlace): AppThunk {
  return (dispatch, getState) => {
    dispatch(aboutToSave());
    const { signature: before, selection } = getState();
    const { heldPictures = [], ...restored } = signature;
    const held = stillHeld(before.present, heldPictures);
    const whole: Signature = held.length === 0 ? restored : { ...restored, heldPictures: held };
    const step = {
      label: restoredStep(name),
      place,
      group: null,
      selectionBefore: selection,
      selectionAfter: [],
    };
    dispatch(record({ type: 'signature/restored', signature: whole }, step));
    const isNews = getState().signature !== before;
    dispatch(noticeRaised(isNews ? doneWithUndo(versionRestored(name)) : VERSION_NOTICES.isSame));
    void dispatch(findNaturalSizes());
  };
}

/** Of the pictures that a version holds back, those that the open signature does not show loaded. */
function stillHeld(present: Signature, held: readonly string[]): readonly string[] {
  const heldNow = new Set(present.heldPictures);
  const loaded = new Set(linkedPictures(present).filter((href) => !heldNow.has(href)));
  return held.filter((href) => !loaded.has(href));
}

/** Gives a version another name; with a blank one it stays as it is. */
export function renameVersion(id: string, text: string): AppThunk<Promise<void>> {
  const name = text.trim().slice(0, LONGEST_NAME);
  return (dispatch, getState) => {
    const change = name === '' ? {} : { name };
    return dispatch(changeVersion(getState().saving.id, id, change));
  };
}

/** Takes a version out of the list; the notice brings it back. */
export function removeVersion(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { now }) => {
    const { saving, versions } = getState();
    const removed = versions.list.find((version) => version.id === id);
    if (removed === undefined) return;
    await dispatch(changeVersion(saving.id, id, { removed: now() }));
    const { list } = getState().versions;
    if (list.some((version) => version.id === id)) return;
    const effect = { type: 'unremoveVersion', of: saving.id, id } as const;
    dispatch(noticeRaised(versionRemoved(removed.name, effect)));
  };
}

/** Brings a removed version of a signature back. */
export function unremoveVersion(of: string, id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(changeVersion(of, id, { removed: null }));
    if (getState().saving.id === of) dispatch(versionShown(id));
  };
}

function changeVersion(
  of: string,
  id: string,
  change: Partial<Pick<SavedVersion, 'name' | 'removed'>>,
): AppThunk<Promise<void>> {
  return (dispatch, _getState, { storage }) =>
    dispatch(
      withFailureNotice(VERSION_NOTICES.notChanged, async () => {
        await storage.update(versionsPrefix(of) + id, (saved) =>
          readVersion(id, saved) === null ? undefined : { ...Object(saved), ...change },
        );
        await dispatch(readVersions());
      }),
    );
}
