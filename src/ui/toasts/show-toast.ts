import {
  dropToast,
  NO_TOASTS,
  passToast,
  pushToast,
  USUAL_MS,
  type Toast,
  type ToastQueue,
} from './toast-queue';

interface ToastOptions extends Pick<Toast, 'title' | 'message' | 'waits'> {
  readonly actions?: Toast['actions'] | undefined;
  readonly tone?: Toast['tone'] | undefined;
  /** How long it stays, 4,000 ms by default. */
  readonly durationMs?: number | undefined;
  /** A toast takes the place of one with the same key; the title by default. */
  readonly key?: string | undefined;
}

let queue: ToastQueue = NO_TOASTS;
const listeners = new Set<() => void>();

/** Shows a short message over the page, one at a time. Needs a `Toaster` on it. */
export function showToast(options: ToastOptions): void {
  const { title, message, waits, actions = [], tone = 'neutral', key = title } = options;
  const leftMs = options.durationMs ?? USUAL_MS;
  const toast = { key, title, message, waits, actions, tone, leftMs };
  change(pushToast(queue, toast, Date.now(), isToastHeld()));
}

/** Takes a toast away. */
export function hideToast(key: string): void {
  change(dropToast(queue, key, Date.now()));
}

/** The time of the shown toast is over. */
export function endToast(): void {
  change(passToast(queue, Date.now()));
}

/** Whether the shown toast is held: it is under the pointer or has the focus. */
export function isToastHeld(): boolean {
  return document.querySelector('[data-toasts]')?.matches(':hover, :focus-within') === true;
}

/** The toasts, for `useSyncExternalStore`. */
export const toastSource = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ToastQueue => queue,
};

function change(next: ToastQueue): void {
  queue = next;
  for (const listener of listeners) listener();
}
