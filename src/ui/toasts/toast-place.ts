import { useEffect, useSyncExternalStore } from 'react';

/** Where toasts are, and the lengths that its classes name. */
interface ToastPlace {
  readonly classes: string;
  /** Custom properties of CSS. */
  readonly lengths: Readonly<Record<`--${string}`, string>>;
}

const NO_LENGTHS = {};

/** The default place: at the foot of the page. */
const FOOT: ToastPlace = {
  classes: 'bottom-4 inset-x-4 justify-items-center',
  lengths: NO_LENGTHS,
};

/** Of two lines, with some air; in px. */
const USUAL_HEIGHT = 64;

let place = FOOT;
let height = USUAL_HEIGHT;
const listeners = new Set<() => void>();

/** Sets where toasts are out of the way, as long as this component is on the page. */
export function useToastPlace(classes: string, lengths: ToastPlace['lengths'] = NO_LENGTHS): void {
  useEffect(() => {
    change({ classes, lengths });
    return () => change(FOOT);
  }, [classes, lengths]);
}

/** Where toasts are out of the way. */
export function useKnownToastPlace(): ToastPlace {
  return useSyncExternalStore(
    subscribe,
    () => place,
    () => place,
  );
}

let dialogs = 0;

/** Sets that a dialog stands before the page: toasts then leave its head free. */
export function useDialogBelowToasts(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    dialogs += 1;
    notify();
    return () => {
      dialogs -= 1;
      notify();
    };
  }, [isOpen]);
}

/** Whether a dialog stands before the page. */
export function useHasDialog(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dialogs > 0,
    () => false,
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

function change(next: ToastPlace): void {
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
