import { mailFromClipboard } from '../../import/clipboard-mail';
import type { ForeignMail } from '../../import/mail';
import { MAIL_PROBLEMS } from '../../import/mail-problems';
import { NOTICES } from '../../model/messages';
import { mailRead } from '../../store/canvas/import-slice';
import { endTextEdit } from '../../store/canvas/typed-text';
import { dialogChanged, previewToggled } from '../../store/canvas/view-slice';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';

/** What a clipboard holds, in the forms that programs of mail and text write. */
export interface PastedMail {
  readonly html: string;
  readonly rtf: string;
  readonly text: string;
}

/** Reads files as a signature from elsewhere, and shows it. Of what cannot be read, a notice says why. */
export function importMailFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { mails }) => {
    const read = async (): Promise<void> => {
      const mail = await mails.read(files);
      if (mail.ok) dispatch(reviewMail(mail.value));
      else dispatch(noticeRaised(MAIL_PROBLEMS[mail.problem]));
    };
    await dispatch(withFailureNotice(NOTICES.partMissing, read));
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
function reviewMail(mail: ForeignMail): AppThunk {
  return (dispatch, getState) => {
    dispatch(endTextEdit());
    if (getState().view.isPreview) dispatch(previewToggled());
    dispatch(mailRead(mail));
    dispatch(dialogChanged('import'));
  };
}
