import { useEffect, useSyncExternalStore } from 'react';
import type { Lazy } from '../../base/lazy';

/** What components on the page wait for, with how many of them wait. */
const AWAITED = new Map<Lazy<unknown>, { count: number; readonly unsubscribe: () => void }>();

const missingListeners = new Set<() => void>();

/** Calls the listener each time that code for which a component waits fails to load; the returned function unsubscribes it. */
export function onLazyMissing(listener: () => void): () => void {
  missingListeners.add(listener);
  return () => missingListeners.delete(listener);
}

/** Tries again to load all that components wait for. */
export function retryLazy(): void {
  for (const code of AWAITED.keys()) code.prefetch();
}

/** Loads something and reports it where that fails, until the answer is called. */
export function awaitLazy(code: Lazy<unknown>): () => void {
  const awaited = AWAITED.get(code) ?? { count: 0, unsubscribe: code.subscribe(reportMissing) };
  awaited.count += 1;
  AWAITED.set(code, awaited);
  code.prefetch();
  return () => {
    awaited.count -= 1;
    if (awaited.count > 0) return;
    awaited.unsubscribe();
    AWAITED.delete(code);
  };

  function reportMissing(): void {
    if (code.current() !== null) return;
    for (const listener of missingListeners) listener();
  }
}

/** What a component needs, loaded from its first rendering on; null until it is there, and for null. A failure is reported. */
export function useLazy<Value>(code: Lazy<Value> | null): Value | null {
  useEffect(() => (code === null ? undefined : awaitLazy(code)), [code]);
  return useIfLoaded(code);
}

/** The same for what a component can do without: no failure is reported. */
export function useOptionalLazy<Value>(code: Lazy<Value> | null): Value | null {
  useEffect(() => code?.prefetch(), [code]);
  return useIfLoaded(code);
}

/** The same for what something else loads. */
export function useIfLoaded<Value>(code: Lazy<Value> | null): Value | null {
  const get = (): Value | null => code?.current() ?? null;
  return useSyncExternalStore(code?.subscribe ?? subscribeToNothing, get, get);
}

function subscribeToNothing() {
  return () => undefined;
}
