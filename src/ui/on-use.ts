import { useEffect, useSyncExternalStore } from 'react';

/** Code that comes when it is first wanted. */
export interface OnUse<Value> {
  /** What has come; null before that. */
  readonly now: () => Value | null;
  /** Sends for it, unless it is there or on its way. */
  readonly want: () => void;
  /** Calls when it has come; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function onUse<Value>(load: () => Promise<Value>): OnUse<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  let isComing = false;
  const fetchOnce = async (): Promise<void> => {
    isComing = true;
    try {
      value = await load();
    } catch {
      // The device may be offline; who wants it next asks again.
    }
    isComing = false;
    for (const listener of listeners) listener();
  };
  return {
    now: () => value,
    want: () => {
      if (value === null && !isComing) void fetchOnce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What comes on use, wanted from now on; null until it is there. */
export function useOnUse<Value>(code: OnUse<Value>): Value | null {
  useEffect(() => code.want(), [code]);
  return useSyncExternalStore(code.subscribe, code.now);
}
