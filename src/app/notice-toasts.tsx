import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { noticeShown } from '../store/notices-slice';
import { showToast } from '../ui/show-toast';
import { Toaster } from '../ui/toaster';

/** Hands the store's notices to the screen. */
export function NoticeToasts() {
  const queue = useAppSelector((state) => state.notices.queue);
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const { id, title, message, destructive, durationMs } of queue) {
      showToast({ title, message, durationMs, tone: destructive ? 'danger' : 'neutral' });
      dispatch(noticeShown(id));
    }
  }, [queue, dispatch]);
  return <Toaster />;
}
