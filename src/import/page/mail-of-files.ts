import type { ImportedMail } from '../core/mail';
import { MAIL_PROBLEMS } from '../core/mail-problems';
import { NOTICES } from '../../model/messages/messages';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';

/**
 * Reads files as a mail from elsewhere. Null where they give none: a notice then gives the reason, unless the reading was
 * canceled.
 */
export function mailOfFiles(
  files: readonly File[],
  signal: AbortSignal,
): AppThunk<Promise<ImportedMail | null>> {
  return async (dispatch, _getState, { mails }) => {
    let found: ImportedMail | null = null;
    const read = async (): Promise<void> => {
      const mail = await mails.read(files, signal).catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw cause;
      });
      if (mail === null || signal.aborted) return;
      if (mail.ok) found = mail.value;
      else dispatch(noticeRaised(MAIL_PROBLEMS[mail.problem]));
    };
    await dispatch(withFailureNotice(NOTICES.partMissing, read));
    return found;
  };
}
