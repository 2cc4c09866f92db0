import type { NoticeText } from '../../model/messages/notice';
import { NOTICES } from '../../model/messages/messages';
import { askToKeep } from '../../saving/state/ask-to-keep';
import type { AppThunk } from '../../store/state';
import { noticeRaised } from '../../store/notices-slice';
import { withFailureNotice } from '../../store/with-failure-notice';
import { EmptySignatureError } from './filled';

/**
 * Takes a signature away, with a notice where it fails or where there is nothing in it, unless the visitor has stopped the
 * output. Returns whether it was done.
 */
export function unlessStopped(
  failed: NoticeText,
  task: () => Promise<void>,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    let isDone = false;
    const attempt = async (): Promise<void> => {
      try {
        await task();
        isDone = true;
      } catch (cause) {
        if (cause instanceof EmptySignatureError)
          return void dispatch(noticeRaised(NOTICES.nothingInIt));
        // The visitor has stopped it, and needs no notice.
        if (getState().output.status !== 'stopped') throw cause;
      }
    };
    await dispatch(withFailureNotice(failed, attempt));
    if (isDone) void dispatch(askToKeep());
    return isDone;
  };
}
