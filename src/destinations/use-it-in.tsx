import { useEffect, useState } from 'react';
import { NOTICES } from '../model/messages';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { withFailureNotice } from '../store/with-failure-notice';

/** The dialog 'Use it in…', which loads when it is asked for; once on a page, whatever asks. */
export function UseItIn() {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'useItIn');
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<typeof import('./use-it-in-dialog') | null>(null);
  useEffect(() => {
    if (!isOpen || code !== null) return;
    const load = async (): Promise<void> => {
      try {
        setCode(await import('./use-it-in-dialog'));
      } catch (cause) {
        dispatch(dialogChanged(null));
        throw cause;
      }
    };
    void dispatch(withFailureNotice(NOTICES.partMissing, load));
  }, [isOpen, code, dispatch]);
  return code && <code.UseItInDialog isOpen={isOpen} />;
}
