import { FILE_NOTICES, fileNotMade } from '../../model/file-messages';
import { NOTICES } from '../../model/messages';
import { noticeRaised } from '../notices-slice';
import type { Signature } from '../signature/signature';
import type { AppThunk } from '../state';
import { withFailureNotice } from '../with-failure-notice';
import { SIGNATURE_FILE_TYPE, signatureFileName } from './file-name';
import { headerKey, nameOf, signatureKey } from './header';
import { readAny } from './read-any';

/*
 * Signatures as files: the way out where a device saves nothing, and the way to another one.
 */

/** Saves a signature as a file, the open one as it stands. One that cannot be read is saved as it lies on the device. */
export function saveSignatureFile(id: string): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const read = await dispatch(readAny(id));
        if (read !== null) await dispatch(download(read.signature, read.name));
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
        const { openText, readFile } = await import('./open-file');
        await dispatch(readFile(file, openText));
      }),
    );
}

function download(signature: Signature, name: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { files }) => {
    const { writeSignatureFile } = await import('./signature-file');
    const written = writeSignatureFile(signature, name);
    if (!written.ok) {
      dispatch(noticeRaised(fileNotMade(written.problem.message)));
      return;
    }
    const shown = nameOf({ name, person: signature.person.fullName });
    files.download(signatureFileName(shown), SIGNATURE_FILE_TYPE, written.value);
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
