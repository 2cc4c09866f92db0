import type { AppStore } from './make-store';
import type { RootState } from './state';
import { debounce } from './timing';

/** How long a value rests until it is shown, and how long one that never rests is not shown. */
const SHOW_DELAYS = { restMs: 300, latestMs: 1000 };

/** A value of the store that follows typing: what changes first is shown at once, what follows quickly once it rests. */
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
