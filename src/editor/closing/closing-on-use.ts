import { useEffect, useSyncExternalStore } from 'react';
import type { CloseUp } from '../../export/types';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { onUse } from '../../ui/on-use';
import { selectScene } from '../selectors';

/** Takes the empty lines out of a design. It loads with the first design that asks for it. */
const CLOSING = onUse(() => import('../../export/close-up/close-up'));

/** What closes the open design up; null where that does not ask for it, and until it has come. */
export function useClosing(): CloseUp | null {
  const isAsked = useAppSelector(closesUp);
  useEffect(() => {
    if (isAsked) CLOSING.want();
  }, [isAsked]);
  const code = useSyncExternalStore(CLOSING.subscribe, CLOSING.now);
  return isAsked && code !== null ? code.closeUp : null;
}

/** The same, where nothing waits for it. */
export function closingNow(state: RootState): CloseUp | null {
  return closesUp(state) ? (CLOSING.now()?.closeUp ?? null) : null;
}

function closesUp(state: RootState): boolean {
  return selectScene(state).frame.closeUp === true;
}
