export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

interface ToastOptions {
  readonly title: string;
  readonly message?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** How long it stays, 4,000 ms unless told otherwise. */
  readonly durationMs?: number | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** A toast with the id of one that is shown takes its place. */
  readonly id?: string | undefined;
}

export interface ShownToast extends ToastOptions {
  readonly key: string;
  readonly tone: ToastTone;
  readonly durationMs: number;
}

const MOST_AT_ONCE = 3;
const DEFAULT_DURATION_MS = 4000;

let shown: readonly ShownToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a short message over the page. Needs a `Toaster` on it. */
export function showToast(options: ToastOptions): void {
  const { tone = 'neutral', durationMs = DEFAULT_DURATION_MS, id } = options;
  count += 1;
  const toast: ShownToast = { ...options, tone, durationMs, key: id ?? String(count) };
  const others = shown.filter(({ key }) => key !== toast.key);
  change([...others, toast].slice(-MOST_AT_ONCE));
}

export function hideToast(key: string): void {
  change(shown.filter((toast) => toast.key !== key));
}

/** The toasts on the screen, for `useSyncExternalStore`. */
export const toastSource = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ShownToast[] => shown,
};

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
