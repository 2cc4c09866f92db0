import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
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
  const [isHeld, setIsHeld] = useState(false);
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cx(
        'fixed z-50 grid w-auto max-w-90 gap-2 [--inset:calc(16px+var(--toast-inset,0px))] sm:w-90',
        PLACES[position],
      )}
    >
      {toasts.map((toast) => (
        <Toast key={toast.key} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  /** While the pointer or the focus is on the toasts, none goes away. */
  readonly isHeld: boolean;
}

function Toast({ toast, isHeld }: ToastProps) {
  const { key, title, message, tone, durationMs, action } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(key), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, key, durationMs, toast]);
  return (
    <div
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
