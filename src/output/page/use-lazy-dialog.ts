import { useEffect, useSyncExternalStore } from 'react';
import type { Lazy } from '../../base/lazy';
import { NOTICES } from '../../model/messages/messages';
import { dialogChanged, type ViewDialog } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { withFailureNotice } from '../../store/with-failure-notice';

interface LazyDialog<Code> {
  readonly isOpen: boolean;
  /** Null until it has loaded. */
  readonly code: Code | null;
}

/**
 * The code of dialogs, which loads when one of them is asked for. Where it does not load, a notice reports it, and the next
 * click tries again.
 */
export function useLazyDialog<Code>(
  dialogs: readonly ViewDialog[],
  code: Lazy<Code>,
): LazyDialog<Code> {
  const isOpen = useAppSelector(
    ({ view }) => view.dialog !== null && dialogs.includes(view.dialog),
  );
  const dispatch = useAppDispatch();
  const loaded = useSyncExternalStore(code.subscribe, code.current, code.current);
  useEffect(() => {
    if (!isOpen || code.current() !== null) return;
    const loadOrClose = async (): Promise<void> => {
      try {
        await code.load();
      } catch (cause) {
        dispatch(dialogChanged(null));
        throw cause;
      }
    };
    void dispatch(withFailureNotice(NOTICES.partMissing, loadOrClose));
  }, [isOpen, code, dispatch]);
  return { isOpen, code: loaded };
}
