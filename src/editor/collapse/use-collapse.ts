import type { CollapseEmpty } from '../../export';
import { COLLAPSE_EMPTY } from '../../export/parts';
import { useAppSelector } from '../../store/hooks';
import { isCollapsed } from '../../scene/stacks/members';
import type { RootState } from '../../store/state';
import { useOptionalLazy } from '../../ui/hooks/use-lazy';
import { selectScene } from '../selectors';

/** What closes the open design up; null where that does not ask for it, and until it has come. */
export function useCollapse(): CollapseEmpty | null {
  const isAsked = useAppSelector(closesUp);
  return useOptionalLazy(isAsked ? COLLAPSE_EMPTY : null)?.collapseEmpty ?? null;
}

/** The same, where nothing waits for it. */
export function collapseNow(state: RootState): CollapseEmpty | null {
  return closesUp(state) ? (COLLAPSE_EMPTY.current()?.collapseEmpty ?? null) : null;
}

function closesUp(state: RootState): boolean {
  return isCollapsed(selectScene(state));
}
