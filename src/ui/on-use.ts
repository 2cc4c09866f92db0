import { useEffect, useSyncExternalStore } from 'react';

/** Code that comes when it is first wanted. */
export interface OnUse<Value> {
  /** What has come; null before that. */
  readonly now: () => Value | null;
  /** Sends for it, unless it is there or on its way. */
  readonly want: () => void;
  /** Sends for it, and tells where it does not come before the answer is called. */
  readonly await: () => () => void;
  /** Calls when it has come; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Sends again for what somebody waits for. */
const AWAITED = new Set<() => void>();

const missingListeners = new Set<() => void>();

/** Calls each time that something does not come for which somebody waits; the answer ends that. */
export function whenMissing(listener: () => void): () => void {
  missingListeners.add(listener);
  return () => missingListeners.delete(listener);
}

/** Sends again for all that somebody waits for. */
export function wantAgain(): void {
  for (const want of AWAITED) want();
}

export function onUse<Value>(load: () => Promise<Value>): OnUse<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  let isComing = false;
  let waiting = 0;
  const fetchOnce = async (): Promise<void> => {
    isComing = true;
    try {
      value = await load();
    } catch {
      // The device may be offline, or a new release in the place of this one; who wants it next asks again.
    }
    isComing = false;
    for (const listener of listeners) listener();
    if (value === null && waiting > 0) for (const listener of missingListeners) listener();
  };
  const want = (): void => {
    if (value === null && !isComing) void fetchOnce();
  };
  return {
    now: () => value,
    want,
    await: () => {
      waiting += 1;
      AWAITED.add(want);
      want();
      return () => {
        waiting -= 1;
        if (waiting === 0) AWAITED.delete(want);
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What comes on use, awaited from now on; null until it is there. */
export function useOnUse<Value>(code: OnUse<Value>): Value | null {
  useEffect(() => code.await(), [code]);
  return useSyncExternalStore(code.subscribe, code.now);
}

/** The same for what can be done without: nobody is told where it does not come. */
export function useIfItComes<Value>(code: OnUse<Value>): Value | null {
  useEffect(() => code.want(), [code]);
  return useSyncExternalStore(code.subscribe, code.now);
}
