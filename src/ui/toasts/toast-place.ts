import { useEffect, useSyncExternalStore } from 'react';

/** The default place: at the foot of the page. */
const FOOT = 'bottom-4 inset-x-4 justify-items-center';

let place = FOOT;
const listeners = new Set<() => void>();

/** Sets, as classes, where toasts are out of the way, as long as this component is on the page. */
export function useToastPlace(classes: string): void {
  useEffect(() => {
    change(classes);
    return () => change(FOOT);
  }, [classes]);
}

/** Where toasts are out of the way, as classes. */
export function useKnownToastPlace(): string {
  return useSyncExternalStore(
    subscribe,
    () => place,
    () => place,
  );
}

function change(next: string): void {
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
