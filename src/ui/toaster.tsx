import { CircleX, TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from './cx';
import { endToast, hideToast, isToastHeld, toastSource } from './show-toast';
import { useKnownToastPlace } from './toast-place';
import { staysMs, type Toast, type ToastTone } from './toast-queue';

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  neutral: null,
  success: null,
  warning: <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />,
  danger: <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />,
};

/**
 * Where toasts appear, once on a page: one at a time, announced politely, out of the way of what the page says by
 * `useToastPlace`. F6 leads to it and back. Our own, because the library that does this weighs ten times as much.
 */
export function Toaster() {
  const queue = useSyncExternalStore(toastSource.subscribe, toastSource.read);
  const place = useKnownToastPlace();
  const { shown } = queue;
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      data-toasts=""
      className={cx('pointer-events-none fixed z-50 grid', place)}
    >
      {shown !== null && <ShownToast key={`${shown.key} ${shown.sinceMs}`} toast={shown} />}
    </section>
  );
}

/** How soon a toast that is held looks again. */
const RECHECK_MS = 1000;

function ShownToast({ toast }: { readonly toast: Toast }) {
  const { key, title, message, tone, actions } = toast;
  const { box, leave, onFocus, onKeyDown } = useToastFocus(key);
  useStay();
  return (
    <div
      ref={box}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="pointer-events-auto flex max-w-full animate-float-in items-center gap-2.5 rounded-card bg-raised py-1.5 ps-3 pe-1.5 text-sm text-ink shadow-float outline-none"
    >
      {ICONS[tone]}
      <div className="min-w-0 py-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {message !== undefined && message !== '' && <p className="text-ink-muted">{message}</p>}
      </div>
      <div className="ms-auto flex shrink-0 items-center">
        {actions.map(({ label, onSelect }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              leave();
              onSelect();
            }}
            className="h-control-sm rounded-control px-2.5 font-semibold whitespace-nowrap text-accent hover:bg-accent-soft"
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-label="Dismiss"
          onClick={leave}
          className="flex size-control-sm items-center justify-center rounded-control text-ink-muted hover:bg-wash"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}

/** Ends the shown toast when its time is over, unless somebody is at it. */
function useStay(): void {
  const queue = useSyncExternalStore(toastSource.subscribe, toastSource.read);
  useEffect(() => {
    const end = (): void => {
      if (isToastHeld()) timer = setTimeout(end, RECHECK_MS);
      else endToast();
    };
    let timer = setTimeout(end, staysMs(queue, Date.now()));
    return () => clearTimeout(timer);
  }, [queue]);
}

/** F6 leads into the toast; Escape takes it away, and who came from elsewhere gets back there. */
function useToastFocus(key: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const goBack = (): void => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  useEffect(() => {
    const onF6 = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      if (box.current?.contains(document.activeElement) === true) goBack();
      else box.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onF6);
    return () => window.removeEventListener('keydown', onF6);
  }, []);
  const leave = (): void => {
    const isWithin = box.current?.contains(document.activeElement) === true;
    if (isWithin) goBack();
    hideToast(key);
  };
  return {
    box,
    leave,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
}
