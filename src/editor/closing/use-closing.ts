import type { CloseUp } from '../../export';
import { CLOSE_UP } from '../../export/parts';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useOptionalLazy } from '../../ui/use-lazy';
import { selectScene } from '../selectors';

/** What closes the open design up; null where that does not ask for it, and until it has come. */
export function useClosing(): CloseUp | null {
  const isAsked = useAppSelector(closesUp);
  return useOptionalLazy(isAsked ? CLOSE_UP : null)?.closeUp ?? null;
}

/** The same, where nothing waits for it. */
export function closingNow(state: RootState): CloseUp | null {
  return closesUp(state) ? (CLOSE_UP.current()?.closeUp ?? null) : null;
}

function closesUp(state: RootState): boolean {
  return selectScene(state).frame.closeUp === true;
}
