import { useState, useSyncExternalStore } from 'react';
import { useAppStore } from './hooks';
import type { AppStore } from './make-store';
import type { RootState } from './state';
import { debounce } from './timing';

/** How long a value rests until it is shown, and how long one that never rests is not shown. */
const SHOW_DELAYS = { restMs: 300, latestMs: 1000 };

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

/** What `useRestedSelector` shows of a store. */
export function restedValue<T>(
  store: Pick<AppStore, 'getState' | 'subscribe'>,
  select: (state: RootState) => T,
) {
  let latest = select(store.getState());
  let shown = latest;
  let isBusy = false;
  const listeners = new Set<() => void>();
  const show = (): void => {
    if (shown === latest) return;
    shown = latest;
    for (const listener of listeners) listener();
  };
  const showRested = debounce(() => {
    isBusy = false;
    show();
  }, SHOW_DELAYS);
  const change = (): void => {
    const value = select(store.getState());
    if (value === latest) return;
    latest = value;
    if (!isBusy) show();
    isBusy = true;
    showRested();
  };
  return {
    value: () => shown,
    subscribe: (listener: () => void) => {
      latest = select(store.getState());
      shown = latest;
      listeners.add(listener);
      const stop = store.subscribe(change);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
