/**
 * Code or data that loads when it is first needed, since it is heavy and rarely needed. This is the one way to load late:
 * functions await `load`, components use `useLazy`.
 */
export interface Lazy<Value> {
  /** What has loaded; null before that. */
  readonly current: () => Value | null;
  /** Loads it once. Rejects where it does not load, as without a network; the next call tries again. */
  readonly load: () => Promise<Value>;
  /** Loads it before it is needed. A failure is not reported here: the next `load` tries again. */
  readonly prefetch: () => void;
  /** Calls the listener each time that loading ends, with success or not; the returned function unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function lazy<Value>(importValue: () => Promise<Value>): Lazy<Value> {
  const listeners = new Set<() => void>();
  let loaded: { readonly value: Value } | null = null;
  let loading: Promise<Value> | null = null;
  const begin = async (): Promise<Value> => {
    try {
      const value = await importValue();
      loaded = { value };
      return value;
    } finally {
      loading = null;
      for (const listener of listeners) listener();
    }
  };
  const load = (): Promise<Value> => {
    if (loaded !== null) return Promise.resolve(loaded.value);
    loading ??= begin();
    return loading;
  };
  return {
    current: () => loaded?.value ?? null,
    load,
    prefetch: () => void load().catch(() => undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
