import type { NoticeText } from '../../model/notice';
import { askToKeep } from '../saving/ask-to-keep';
import type { AppThunk } from '../state';
import { withFailureNotice } from '../with-failure-notice';

/** Takes a signature away, and says so where it fails, unless the visitor has stopped the output. Tells whether it was done. */
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
        // They know, and are told nothing more.
        if (getState().output.status !== 'stopped') throw cause;
      }
    };
    await dispatch(withFailureNotice(failed, attempt));
    if (isDone) void dispatch(askToKeep());
    return isDone;
  };
}
