import { useEffect, useState } from 'react';
import { NOTICES } from '../model/messages';
import { dialogChanged, type ViewDialog } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { withFailureNotice } from '../store/with-failure-notice';

interface DialogOnUse<Code> {
  readonly isOpen: boolean;
  /** Null until it has come. */
  readonly code: Code | null;
}

/**
 * The code of a dialog, which loads when the dialog is asked for. Where it does not load, the page says so, and the next
 * click asks again. `load` is the same function each time.
 */
export function useDialogOnUse<Code>(
  dialog: ViewDialog,
  load: () => Promise<Code>,
): DialogOnUse<Code> {
  const isOpen = useAppSelector(({ view }) => view.dialog === dialog);
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!isOpen || code !== null) return;
    const fetchCode = async (): Promise<void> => {
      try {
        const loaded = await load();
        setCode(() => loaded);
      } catch (cause) {
        dispatch(dialogChanged(null));
        throw cause;
      }
    };
    void dispatch(withFailureNotice(NOTICES.partMissing, fetchCode));
  }, [isOpen, code, load, dispatch]);
  return { isOpen, code };
}
