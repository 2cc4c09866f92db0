import { useEffect } from 'react';
import { NOTICES, type NoticeEffect } from '../model/messages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { dialogChanged } from '../store/canvas/view-slice';
import { withFailureNotice } from '../store/with-failure-notice';
import { noticeShown } from '../store/notices-slice';
import type { AppThunk } from '../store/state';
import { showToast } from '../ui/show-toast';
import { Toaster } from '../ui/toaster';

/** What offers something stays long enough to be reached. */
const WITH_ACTION_MS = 10_000;

/** Hands the store's notices to the screen. */
export function NoticeToasts() {
  const queue = useAppSelector((state) => state.notices.queue);
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const { id, title, message, destructive, action, ...rest } of queue) {
      const durationMs = action === undefined ? rest.durationMs : WITH_ACTION_MS;
      const offered = action && {
        label: action.label,
        onSelect: () => void dispatch(carryOut(action.effect)),
      };
      const tone = destructive ? 'danger' : 'neutral';
      showToast({ title, message, durationMs, tone, action: offered });
      dispatch(noticeShown(id));
    }
  }, [queue, dispatch]);
  return <Toaster />;
}

/** What a notice offers is loaded when it is taken. */
function carryOut(effect: NoticeEffect): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        switch (effect.type) {
          case 'saveCopy': {
            const { saveOpenFile } = await import('../store/saving/save-file');
            return dispatch(saveOpenFile());
          }
          case 'useItIn':
            return void dispatch(dialogChanged('useItIn'));
          case 'undelete': {
            const { undeleteSignature } = await import('../store/saving/list');
            return dispatch(undeleteSignature(effect.id, effect));
          }
        }
      }),
    );
}
