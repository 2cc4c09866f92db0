import type { AppStore } from './make-store';

/** Runs a task later, once; the function that it returns cancels that. */
export type Schedule = (task: () => void) => () => void;

export interface FollowingStore extends AppStore {
  /** Whether it does not show yet what the store has. */
  readonly isBehind: () => boolean;
  /** Shows what the store has, now. */
  readonly catchUp: () => void;
}

/**
 * A view of the store that shows a change later than the store has it: when `schedule` runs, once for all changes until
 * then. What is dispatched through the view is shown at once, so that a field shows what was typed in it. Until somebody
 * subscribes to the view, it shows what the store has.
 */
export function followStore(store: AppStore, schedule: Schedule): FollowingStore {
  const listeners = new Set<() => void>();
  let shown = store.getState();
  let cancel: (() => void) | null = null;
  let unsubscribe: (() => void) | null = null;
  const catchUp = (): void => {
    cancel?.();
    cancel = null;
    const now = store.getState();
    if (now === shown) return;
    shown = now;
    for (const listener of listeners) listener();
  };
  const begin = (): void => {
    shown = store.getState();
    unsubscribe = store.subscribe(() => {
      cancel ??= schedule(catchUp);
    });
  };
  const end = (): void => {
    cancel?.();
    cancel = null;
    unsubscribe?.();
    unsubscribe = null;
  };
  const dispatch = (action: Parameters<AppStore['dispatch']>[0]): unknown => {
    const answer: unknown = store.dispatch(action);
    catchUp();
    return answer;
  };
  return {
    ...store,
    isBehind: () => cancel !== null,
    catchUp,
    dispatch: dispatch as AppStore['dispatch'],
    getState: () => (unsubscribe === null ? store.getState() : shown),
    subscribe: (listener) => {
      // A listener that subscribes twice is called twice.
      const own = (): void => listener();
      if (listeners.size === 0) begin();
      listeners.add(own);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) end();
      };
    },
  };
}
