/** What the console holds before the path of a value of the state that JSON does not hold. */
export const NOT_JSON = 'Not JSON in the state: ';

/**
 * Runs in a page: looks at each state of its store, and writes into the console where there is anything that JSON does not hold.
 * The store is found through React, so that the page is the one that is published. `prefix` comes before each path.
 */
export function watchState(prefix: string): void {
  interface Fiber {
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly memoizedProps: { readonly store?: Store } | null;
  }
  interface Store {
    readonly getState: () => object;
    readonly subscribe: (listener: () => void) => void;
  }
  const seen = new WeakSet<object>();
  const reported = new Set<string>();

  const report = (path: string, value: unknown): void => {
    if (!reported.has(path)) console.error(prefix + path, Object.prototype.toString.call(value));
    reported.add(path);
  };
  const look = (value: unknown, path: string): void => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
    if (typeof value === 'number' && Number.isFinite(value)) return;
    if (typeof value !== 'object') return report(path, value);
    if (seen.has(value)) return;
    seen.add(value);
    const isPlain = [Object.prototype, Array.prototype, null].includes(
      Object.getPrototypeOf(value),
    );
    if (!isPlain) return report(path, value);
    for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
  };
  const storeIn = (fiber: Fiber | null): Store | null => {
    if (fiber === null) return null;
    const store = fiber.memoizedProps?.store;
    return store?.getState === undefined ? (storeIn(fiber.child) ?? storeIn(fiber.sibling)) : store;
  };
  const find = (): void => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container: Fiber | null = key === undefined ? null : Reflect.get(root ?? {}, key);
    const store = storeIn(container);
    if (store === null) return void setTimeout(find, 20);
    look(store.getState(), 'state');
    store.subscribe(() => look(store.getState(), 'state'));
  };
  // Only the page itself has a store, not the frames within it.
  if (window === window.top) find();
}
