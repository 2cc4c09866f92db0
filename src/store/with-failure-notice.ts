import type { NoticeText } from '../model/messages/notice';
import { noticeRaised } from './notices-slice';
import type { AppThunk } from './state';

/** Carries out a task, with a notice where it fails. */
export function withFailureNotice(
  failed: NoticeText,
  task: () => Promise<void>,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    try {
      await task();
    } catch (cause) {
      log(failed.message, cause);
      dispatch(noticeRaised(failed));
    }
  };
}
