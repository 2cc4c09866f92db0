import { mailFromClipboard, type PastedMail } from '../../import/clipboard-mail';
import type { ForeignMail } from '../../import/mail';
import { mailOfFiles } from '../../foreign/mail-of-files';
import { mailRead } from '../../store/canvas/import-slice';
import { endTextEdit } from '../../store/canvas/typed-text';
import { dialogChanged, previewToggled } from '../../store/canvas/view-slice';
import type { AppThunk } from '../../store/state';

/** Reads files as a signature from elsewhere, and shows it. Of what cannot be read, a notice says why. */
export function importMailFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const mail = await dispatch(mailOfFiles(files));
    if (mail !== null) dispatch(reviewMail(mail));
  };
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
export function reviewMail(mail: ForeignMail): AppThunk {
  return (dispatch, getState) => {
    dispatch(endTextEdit());
    if (getState().view.isPreview) dispatch(previewToggled());
    dispatch(mailRead(mail));
    dispatch(dialogChanged('import'));
  };
}
