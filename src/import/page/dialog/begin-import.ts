import { mailFromClipboard, type PastedMail } from '../../core/clipboard-mail';
import type { ImportedMail } from '../../core/mail';
import { mailOfFiles } from '../mail-of-files';
import { mailPutAway, mailRead, readingBegun } from '../../state/import-slice';
import { endTextEdit } from '../../../store/canvas/typed-text';
import { dialogChanged, previewToggled } from '../../../store/canvas/view-slice';
import type { AppThunk } from '../../../store/state';
import { closeImport } from './review';

/** Most files are read before a dialog could be seen. */
const UNSEEN_MS = 400;

/** Reads files as a signature from elsewhere, and shows it. Where that fails, a notice gives the reason. */
export function importMailFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return notifyWhileRead((signal) => async (dispatch) => {
    const mail = await dispatch(mailOfFiles(files, signal));
    if (mail !== null) dispatch(reviewMail(mail));
  });
}

/** Reads something else that comes in. The dialog shows that where it takes a while, and ends it by 'Cancel'. */
export function notifyWhileRead(
  read: (signal: AbortSignal) => AppThunk<Promise<void>>,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { session }) => {
    session.import.reading?.abort();
    const reading = new AbortController();
    session.import.reading = reading;
    dispatch(readingBegun());
    const timer = setTimeout(() => dispatch(dialogChanged('import')), UNSEEN_MS);
    reading.signal.addEventListener('abort', () => clearTimeout(timer));
    await dispatch(read(reading.signal));
    clearTimeout(timer);
    if (session.import.reading !== reading) return;
    session.import.reading = null;
    dispatch(endReading());
  };
}

/** Closes the dialog if it has shown that something is read, as there is nothing to look at in it. */
function endReading(): AppThunk {
  return (dispatch, getState) =>
    dispatch(getState().view.dialog === 'import' ? closeImport() : mailPutAway());
}

/** Shows what was pasted as a signature from elsewhere; false where it is none. */
export function importPasted(pasted: PastedMail): AppThunk<boolean> {
  return (dispatch) => {
    const mail = mailFromClipboard(pasted);
    if (mail !== null) dispatch(reviewMail(mail));
    return mail !== null;
  };
}

/** Shows a signature from elsewhere beside what becomes of it, before anything is changed. */
export function reviewMail(mail: ImportedMail): AppThunk {
  return (dispatch, getState, { session }) => {
    dispatch(endTextEdit());
    if (getState().view.isPreview) dispatch(previewToggled());
    session.import.reading = null;
    dispatch(mailRead(mail));
    dispatch(dialogChanged('import'));
  };
}
