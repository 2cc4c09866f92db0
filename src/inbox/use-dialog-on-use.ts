import { useEffect, useState } from 'react';
import { NOTICES } from '../model/messages';
import { dialogChanged, type ViewDialog } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { withFailureNotice } from '../store/with-failure-notice';

interface DialogsOnUse<Code> {
  readonly isOpen: boolean;
  /** Null until it has come. */
  readonly code: Code | null;
}

/**
 * The code of dialogs, which loads when one of them is asked for. Where it does not load, the page says so, and the next
 * click asks again. `load` is the same function each time.
 */
export function useDialogOnUse<Code>(
  dialogs: readonly ViewDialog[],
  load: () => Promise<Code>,
): DialogsOnUse<Code> {
  const isOpen = useAppSelector(
    ({ view }) => view.dialog !== null && dialogs.includes(view.dialog),
  );
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
