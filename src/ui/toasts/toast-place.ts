import { useEffect, useSyncExternalStore } from 'react';

/** The default place: at the foot of the page. */
const FOOT = 'bottom-4 inset-x-4 justify-items-center';

/** Of two lines, with some air; in px. */
const USUAL_HEIGHT = 64;

let place = FOOT;
let height = USUAL_HEIGHT;
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

/** How high the toast is that came last, in px. */
export function useToastHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => height,
    () => USUAL_HEIGHT,
  );
}

export function changeToastHeight(next: number): void {
  height = next;
  notify();
}

function change(next: string): void {
  place = next;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
