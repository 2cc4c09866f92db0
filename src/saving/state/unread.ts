import { FILE_NOTICES } from '../../model/messages/file-messages';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';
import { withFailureNotice } from '../../store/with-failure-notice';
import { beginNew, findFirst, switchTo } from './open-signature';
import { unreadFound } from './saving-slice';

/** How long a second try may take. */
const TIMEOUT_MS = 5000;

/** Tries again to read what could not be read, and opens it. */
export function retryUnread(): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.stillUnread, async () => {
        const { unread } = getState().saving;
        if (unread === null) return;
        const reading = dispatch(readAgain(unread.id)).then(() => true);
        const isThere = await withTimeout(reading, TIMEOUT_MS, false);
        if (isThere && getState().saving.unread === null) return;
        dispatch(noticeRaised(FILE_NOTICES.stillUnread));
      }),
    );
}

function readAgain(unreadId: string | null): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const id = unreadId ?? (await dispatch(findFirst()));
    if (getState().saving.lockOwner === 'unknown') await dispatch(beginNew());
    if (id === null || id === getState().saving.id) dispatch(unreadFound(null));
    else await dispatch(switchTo(id));
  };
}

/** Goes on with what is open; what could not be read stays where it is. */
export function startNew(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(unreadFound(null));
    if (getState().saving.lockOwner === 'unknown') await dispatch(beginNew());
  };
}
