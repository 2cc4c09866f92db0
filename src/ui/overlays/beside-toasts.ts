import { useSyncExternalStore } from 'react';
import { toastSource } from '../toasts/show-toast';
import { useDialogBelowToasts, useToastHeight } from '../toasts/toast-place';

/** Between a toast and the edge of the window, and between it and a dialog; in px. */
const AIR_PX = 24;

/**
 * The scrim around a dialog. As long as a toast is shown, a border keeps its room free: what is too tall scrolls between borders, so
 * neither covers the other. On a wide screen both sides have one, so that a dialog in the middle stays where it is.
 */
export const SCRIM =
  'fixed inset-0 z-40 border-transparent border-t-(length:--toast-room) bg-scrim md:not-short:border-b-(length:--toast-room) data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** How much of the height of the window a dialog on a `SCRIM` leaves free, toasts and air. */
export const AROUND =
  '[--around:var(--toast-room)] md:[--around:calc(var(--toast-room)+2rem)] md:not-short:[--around:calc(2*var(--toast-room)+2rem)]';

/** The lengths that the classes of a `SCRIM` name. Toasts leave the place of an open dialog. */
export function useToastRoom(isOpen: boolean): Readonly<Record<`--${string}`, string>> {
  const hasToast = useSyncExternalStore(toastSource.subscribe, isToastShown, isToastShown);
  const height = useToastHeight();
  useDialogBelowToasts(isOpen);
  return { '--toast-room': `${hasToast ? height + AIR_PX : 0}px` };
}

function isToastShown(): boolean {
  return toastSource.read().shown !== null;
}

interface OutsideEvent {
  readonly detail: { readonly originalEvent: Event };
  readonly preventDefault: () => void;
}

/** Keeps a dialog open when a toast beside it is pressed. */
export function stayForToasts(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  // A press is reported once its click is over, and by then a toast that was used is gone.
  if (!target.isConnected || target.closest('[data-toasts]') !== null) event.preventDefault();
}
