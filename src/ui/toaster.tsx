import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from './cx';
import { hideToast, toastSource, type ShownToast, type ToastTone } from './show-toast';

interface ToasterProps {
  readonly position?: 'bottom-right' | 'bottom-center' | 'top-center' | undefined;
}

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-4 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-4 text-warning" />,
  danger: <CircleX aria-hidden="true" className="size-4 text-danger" />,
};

const PLACES = {
  'bottom-right': 'bottom-(--inset) end-4 max-sm:inset-x-4',
  'bottom-center': 'bottom-(--inset) inset-x-4 mx-auto',
  'top-center': 'top-4 inset-x-4 mx-auto',
} as const;

/**
 * Where toasts appear, once on a page; they are announced politely. A page with something fixed at its bottom sets
 * `--toast-inset` to the height of it. Our own, because the library that does this weighs ten times as much.
 */
export function Toaster({ position = 'bottom-right' }: ToasterProps) {
  const toasts = useSyncExternalStore(toastSource.subscribe, toastSource.read);
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      className={cx(
        'fixed z-50 grid w-auto max-w-90 gap-2 [--inset:calc(16px+var(--toast-inset,0px))] sm:w-90',
        PLACES[position],
      )}
    >
      {toasts.map((toast) => (
        <Toast key={toast.key} toast={toast} />
      ))}
    </section>
  );
}

/** How soon a toast that was kept up by the pointer or the focus looks again. */
const RECHECK_MS = 1000;

function Toast({ toast }: { readonly toast: ShownToast }) {
  const { key, title, message, tone, action } = toast;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = setTimeout(leave, toast.durationMs);
    function leave(): void {
      if (box.current?.matches(':hover, :focus-within') === true) {
        timer = setTimeout(leave, RECHECK_MS);
      } else hideToast(toast.key);
    }
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div
      ref={box}
      className={cx(
        'flex animate-float-in items-start gap-2.5 rounded-card bg-raised p-3 text-sm text-ink shadow-float',
        tone === 'danger' && 'border-s-4 border-s-danger',
      )}
    >
      {ICONS[tone] !== null && <span className="my-0.5 flex shrink-0">{ICONS[tone]}</span>}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {message !== undefined && <p className="text-ink-muted">{message}</p>}
      </div>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onSelect();
            hideToast(key);
          }}
          className="h-control-sm shrink-0 self-center rounded-control px-2.5 font-semibold text-accent hover:bg-accent-soft"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => hideToast(key)}
        className="flex size-control-sm shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-wash"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
