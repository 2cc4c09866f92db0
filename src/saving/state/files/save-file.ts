import { FILES_AND_LINKS } from './lazy-files-and-links';
import { FORMATS } from '../lazy-formats';
import { FILE_NOTICES, fileNotMade, fileSaved } from '../../../model/messages/file-messages';
import { NOTICES } from '../../../model/messages/messages';
import { noticeRaised } from '../../../store/notices-slice';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { SIGNATURE_FILE_TYPE, signatureFileName } from './file-name';
import { headerKey, nameOf, signatureKey } from '../header';
import { keepFile, readKeptFile } from './kept-file';
import { selectNames } from '../names';
import { readAny, type NamedSignature } from '../read-any';
import { savedToFile } from '../saving-slice';

/*
 * Signatures as files: the way out where a device saves nothing, and the way to another one.
 */

/**
 * Saves a signature as a file, the open one as it stands: into the one it was saved into before, or into another. One that
 * cannot be read is saved as it lies on the device.
 */
export function saveSignatureFile(
  id: string,
  { isElsewhere = false } = {},
): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const read = await dispatch(readAny(id));
        if (read !== null) await dispatch(saveInto(id, read, isElsewhere));
        else await dispatch(downloadRaw([headerKey(id), signatureKey(id)], id));
      }),
    );
}

/** The open signature as a file. */
export function saveOpenFile(): AppThunk<Promise<void>> {
  return (dispatch, getState) => dispatch(saveSignatureFile(getState().saving.id));
}

/** Saves what lies under a key of the device as it is, whatever it is. */
export function saveRawFile(key: string): AppThunk<Promise<void>> {
  return (dispatch) => {
    const id = key.slice(key.lastIndexOf('/') + 1);
    const keys = key === signatureKey(id) ? [headerKey(id), key] : [key];
    return dispatch(
      withFailureNotice(NOTICES.downloadFailed, () => dispatch(downloadRaw(keys, id))),
    );
  };
}

/** Opens a signature or a design from a file. */
export function openSignatureFile(file: Blob): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.fileNotOpened, async () => {
        const { openSource } = await FILES_AND_LINKS.load();
        await dispatch(openSource(file));
      }),
    );
}

function saveInto(
  id: string,
  { signature, name }: NamedSignature,
  isElsewhere: boolean,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { files, storage, log }) => {
    const { writeSignatureFile } = await FORMATS.load();
    const written = writeSignatureFile(signature, name);
    if (!written.ok) {
      dispatch(noticeRaised(fileNotMade(written.problem.message)));
      return;
    }
    const kept = isElsewhere ? null : await readKeptFile({ storage, log }, id);
    const fileName = signatureFileName(
      selectNames(getState()).get(id) ?? nameOf({ name, person: signature.person.fullName }),
    );
    const saved = await files.saveInto(kept, fileName, SIGNATURE_FILE_TYPE, written.value);
    if (saved === null || saved === 'downloaded') return;
    dispatch(savedToFile({ id, name: saved.name, signature }));
    dispatch(noticeRaised(fileSaved(saved.name, id)));
    await keepFile({ storage, log }, id, saved);
  };
}

function downloadRaw(keys: readonly string[], name: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { storage, files }) => {
    const entries = await Promise.all(
      keys.map(async (key) => [key, await storage.read(key)] as const),
    );
    const content = JSON.stringify(Object.fromEntries(entries), null, 2);
    files.download(signatureFileName(name), SIGNATURE_FILE_TYPE, content);
  };
}
