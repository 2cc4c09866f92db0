import { useState, useSyncExternalStore } from 'react';
import { useAppStore } from '../../store/hooks';
import { restedValue } from '../../store/rested-value';
import type { RootState } from '../../store/state';

/**
 * Like `useAppSelector`, for what stands beside a field and repeats it: the first change is shown at once, those that follow
 * quickly once they rest, so that a key draws the field and the preview and nothing else. `select` is that of the first
 * rendering.
 */
export function useRestedSelector<T>(select: (state: RootState) => T): T {
  const store = useAppStore();
  const [rested] = useState(() => restedValue(store, select));
  return useSyncExternalStore(rested.subscribe, rested.value, rested.value);
}
