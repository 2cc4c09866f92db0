import { nanoid } from '@reduxjs/toolkit';
import { FILE_NOTICES, signatureDeleted } from '../../model/messages/file-messages';
import { NOTICES } from '../../model/messages/messages';
import { noticeRaised } from '../../store/notices-slice';
import { NEW_SIGNATURE } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import {
  headerKey,
  LONGEST_NAME,
  nameOf,
  newHeader,
  readHeader,
  signatureKey,
  type Header,
} from './header';
import { fileKey } from './files/kept-file';
import { freeName, nextNumber, selectNames } from './names';
import { save, saveAll, pictureOf } from './save';
import { renamed } from './saving-slice';
import { openNew, readList, switchTo } from './open-signature';
import { readSaved, type SavedSignature } from './read-saved';
import { serializeSignature } from './serialize-signature';
import { versionsPrefix } from './versions/version';

/*
 * What can be done with the signatures on this device. Each failure ends in a notice, and loses nothing.
 */

export function createSignature(): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        if (!(await dispatch(openNew(NEW_SIGNATURE)))) dispatch(noticeRaised(NOTICES.notLeft));
        await dispatch(readList());
      }),
    );
}

/** Makes a copy of a signature, its history included, and opens it. */
export function duplicateSignature(id: string): AppThunk<Promise<void>> {
  return (dispatch, getState, { storage, now }) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        const original = await dispatch(presentOf(id));
        if (original === null) {
          dispatch(noticeRaised(FILE_NOTICES.notCopiedYet));
          return;
        }
        const copy = nanoid();
        const list = await dispatch(readList());
        const names = selectNames(getState());
        const name = copyName(names.get(id) ?? nameOf(original.header), new Set(names.values()));
        const { person, picture } = original.header;
        const about = { name, number: nextNumber(list), person, picture, revision: 1 };
        const header = { ...newHeader(copy, now()), ...about };
        await storage.write({
          [signatureKey(copy)]: serializeSignature(original.history),
          [headerKey(copy)]: header,
        });
        await dispatch(switchTo(copy));
        await dispatch(readList());
      }),
    );
}

const COPY = ' copy';

/** 'Bob copy'; a copy of that is 'Bob copy 2'. */
function copyName(name: string, taken: ReadonlySet<string>): string {
  const plain = name.replace(/ copy(?: \d+)?$/, '');
  return freeName(plain.slice(0, LONGEST_NAME - COPY.length) + COPY, taken);
}

/** A signature with all that was done to it until now; null where it cannot be read. */
function presentOf(id: string): AppThunk<Promise<SavedSignature | null>> {
  return async (dispatch, getState, ports) => {
    if (id !== getState().saving.id) {
      const read = await readSaved(ports, id);
      return read.ok ? read.value : null;
    }
    await dispatch(saveAll());
    const { saving, signature } = getState();
    const header = {
      ...newHeader(id, ports.now()),
      name: saving.name,
      person: signature.present.person.fullName,
      picture: pictureOf(getState()),
    };
    return { header, history: signature };
  };
}

/** Gives a signature a name; with a blank one it goes by the person's again. */
export function renameSignature(id: string, text: string): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        const name = text.trim().slice(0, LONGEST_NAME);
        const { id: openId, name: before, saved } = getState().saving;
        const isOpen = id === openId;
        // First, as a saving that begins meanwhile writes the name, too.
        if (isOpen) dispatch(renamed(name));
        try {
          if (isOpen && saved === null) await dispatch(save({ isForced: true }));
          else await dispatch(changeHeader(id, (header) => ({ ...header, name })));
        } catch (cause) {
          if (getState().saving.id === id && isOpen) dispatch(renamed(before));
          throw cause;
        }
        await dispatch(readList());
      }),
    );
}

/** Puts a signature aside, from where it can be brought back. In place of the open one another is opened before. */
export function deleteSignature(id: string): AppThunk<Promise<void>> {
  return (dispatch, getState, { now }) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        const isOpen = id === getState().saving.id;
        const name = selectNames(getState()).get(id);
        if (isOpen && getState().saving.saved === null) await dispatch(save({ isForced: true }));
        const instead = isOpen ? await dispatch(openAnother(id)) : null;
        if (getState().saving.id === id) return;
        const deleted = await dispatch(
          changeHeader(id, (header) => ({ ...header, deleted: now() })),
        );
        await dispatch(readList());
        if (deleted === null) return;
        const effect = { type: 'undelete', id, isReopened: isOpen, instead } as const;
        dispatch(noticeRaised(signatureDeleted(name ?? nameOf(deleted), effect)));
      }),
    );
}

/** Opens what was changed last besides the open one, else a new one, whose id it then gives. */
function openAnother(id: string): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const listed = await dispatch(readList());
    const next = listed.find((header) => header.id !== id && header.deleted === null);
    if (next !== undefined) {
      const noticed = getState().notices.nextId;
      await dispatch(switchTo(next.id));
      // Where the open one cannot be left, there was a notice.
      if (getState().saving.id !== id || getState().notices.nextId !== noticed) return null;
    }
    if (await dispatch(openNew(NEW_SIGNATURE))) return getState().saving.id;
    dispatch(noticeRaised(NOTICES.notLeft));
    return null;
  };
}

interface Undeleted {
  readonly isReopened?: boolean;
  readonly instead?: string | null;
}

/** Brings a deleted signature back, and opens it where it was the open one; what was begun in its place goes if untouched. */
export function undeleteSignature(
  id: string,
  { isReopened = false, instead = null }: Undeleted = {},
): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        await dispatch(changeHeader(id, (header) => ({ ...header, deleted: null })));
        const { saving, signature } = getState();
        const { past, future } = signature;
        const isUntouched = past.length === 0 && future.length === 0 && saving.name === '';
        if (isReopened) await dispatch(switchTo(id));
        const isDone = getState().saving.id === id;
        if (isDone && instead === saving.id && isUntouched) await dispatch(remove(instead));
        await dispatch(readList());
      }),
    );
}

/** Takes a deleted signature away forever. */
export function purgeSignature(id: string): AppThunk<Promise<void>> {
  return (dispatch, getState, { storage }) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.notChanged, async () => {
        const header = readHeader(id, await storage.read(headerKey(id)));
        // Another tab may have brought it back meanwhile.
        const isDeleted = header !== null && header.deleted !== null;
        if (isDeleted && id !== getState().saving.id) await dispatch(remove(id));
        await dispatch(readList());
      }),
    );
}

function remove(id: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { storage }) => {
    const prefix = versionsPrefix(id);
    const versions = (await storage.keys()).filter((key) => key.startsWith(prefix));
    const keys = [signatureKey(id), headerKey(id), fileKey(id), ...versions];
    await storage.write(Object.fromEntries(keys.map((key) => [key, undefined])));
  };
}

/** Changes what a list shows of a signature, and notifies the other tabs; null where it is not there. */
function changeHeader(
  id: string,
  change: (header: Header) => Header,
): AppThunk<Promise<Header | null>> {
  return async (_dispatch, _getState, { storage, tabs }) => {
    const stored = await storage.update(headerKey(id), (before) => {
      const header = readHeader(id, before);
      return header === null ? undefined : change(header);
    });
    tabs.post(id);
    return readHeader(id, stored);
  };
}
