export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface Toast {
  /** A toast takes the place of one with the same key. */
  readonly key: string;
  readonly title: string;
  readonly message?: string | undefined;
  readonly tone: ToastTone;
  /** How long it still stays. */
  readonly leftMs: number;
  /** What it offers, the main thing first. */
  readonly actions: readonly ToastAction[];
  /** It replaces none: it comes when nothing else is left to show. */
  readonly waits?: boolean | undefined;
}

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** One toast on the screen, and those that come after it. */
export interface ToastQueue {
  readonly shown: (Toast & { readonly sinceMs: number }) | null;
  /** Raised before the shown one could be read: they have their turn as soon as it could. */
  readonly next: readonly Toast[];
  /** Important ones that had to make way: they come back for the time that they had left. Those that wait come after them. */
  readonly aside: readonly Toast[];
}

export const NO_TOASTS: ToastQueue = { shown: null, next: [], aside: [] };

/** How long a toast stays by default. */
export const USUAL_MS = 4000;
/** How long a toast is shown at least before another replaces it. */
const READ_MS = 1500;

/** Shows a toast: at once, unless it waits, or the one on the screen has only just come or is held. */
export function pushToast(
  queue: ToastQueue,
  toast: Toast,
  nowMs: number,
  isHeld = false,
): ToastQueue {
  const others = withoutKey(queue, toast.key);
  const { shown, next, aside } = others;
  if (shown !== null && toast.waits === true) return { ...others, aside: [...aside, toast] };
  const isUnread = shown !== null && (isHeld || nowMs - shown.sinceMs < READ_MS);
  return isUnread
    ? { ...others, next: [...next, toast] }
    : { ...others, shown: { ...toast, sinceMs: nowMs }, aside: asideAfter(others, nowMs) };
}

/** Takes a toast away, shown or not; the same queue where there is none. */
export function dropToast(queue: ToastQueue, key: string, nowMs: number): ToastQueue {
  if (!hasKey(queue, key)) return queue;
  const others = withoutKey(queue, key);
  return others.shown === null ? followed(others, nowMs) : others;
}

/** What is shown when the time of the shown toast is over. */
export function passToast(queue: ToastQueue, nowMs: number): ToastQueue {
  return followed({ ...queue, shown: null, aside: asideAfter(queue, nowMs) }, nowMs);
}

/** How long the shown toast stays from now on. */
export function staysMs({ shown, next }: ToastQueue, nowMs: number): number {
  if (shown === null) return 0;
  const wholeMs = next.length > 0 ? Math.min(READ_MS, shown.leftMs) : shown.leftMs;
  return Math.max(0, shown.sinceMs + wholeMs - nowMs);
}

function hasKey({ shown, next, aside }: ToastQueue, key: string): boolean {
  return [shown, ...next, ...aside].some((toast) => toast?.key === key);
}

function withoutKey({ shown, next, aside }: ToastQueue, key: string): ToastQueue {
  const isOther = (toast: Toast): boolean => toast.key !== key;
  return {
    shown: shown !== null && isOther(shown) ? shown : null,
    next: next.filter(isOther),
    aside: aside.filter(isOther),
  };
}

/** Those aside once the shown one has made way. */
function asideAfter({ shown, aside }: ToastQueue, nowMs: number): readonly Toast[] {
  if (shown === null) return aside;
  const { sinceMs, ...toast } = shown;
  const leftMs = toast.leftMs - (nowMs - sinceMs);
  return leftMs > 0 && isImportant(toast) ? [{ ...toast, leftMs }, ...aside] : aside;
}

function followed({ next, aside }: ToastQueue, nowMs: number): ToastQueue {
  const [first, ...rest] = next.length > 0 ? next : aside;
  const shown = first === undefined ? null : { ...first, sinceMs: nowMs };
  return next.length > 0 ? { shown, next: rest, aside } : { shown, next, aside: rest };
}

/** Whether a toast has actions, reports a failure or takes long to be read. */
function isImportant({ actions, tone, leftMs }: Toast): boolean {
  return actions.length > 0 || tone === 'danger' || leftMs > USUAL_MS;
}
