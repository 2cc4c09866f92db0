import { CircleX, PartyPopper, TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../cx';
import { whenResized } from '../hooks/when-resized';
import { endToast, isToastHeld, toastSource, hideToast } from './show-toast';
import { changeToastHeight, useHasDialog, useKnownToastPlace } from './toast-place';
import { staysMs, type Toast, type ToastTone } from './toast-queue';

/**
 * Where toasts appear, once on a page: one at a time, announced politely, at the place that the page sets with
 * `useToastPlace`. F6 moves the focus to it and back. Our own, because the library for this weighs ten times as much.
 */
export function Toaster() {
  const queue = useSyncExternalStore(toastSource.subscribe, toastSource.read, toastSource.read);
  const { classes, lengths } = useKnownToastPlace();
  const { shown } = queue;
  const hasDialog = useHasDialog();
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      data-toasts=""
      className={cx('pointer-events-none fixed z-50 grid', classes, hasDialog && ABOVE_DIALOG)}
      style={lengths}
    >
      {shown !== null && <ToastBox key={`${shown.key} ${shown.sinceMs}`} toast={shown} />}
    </section>
  );
}

/** A dialog leaves that room at the top of a small screen, and beside it on a wide one. */
const ABOVE_DIALOG =
  'md:not-short:!top-auto md:not-short:!right-auto md:not-short:!bottom-3 md:not-short:!left-3 md:not-short:!justify-items-start max-md:!inset-x-2 max-md:!top-2 max-md:!bottom-auto short:!inset-x-2 short:!top-2 short:!bottom-auto';

/** How soon a toast that is held looks again. */
const RECHECK_MS = 1000;

function ToastBox({ toast }: { readonly toast: Toast }) {
  useStay();
  return <ShownToast toast={toast} />;
}

/** Ends the shown toast when its time is over, unless it is held. */
function useStay(): void {
  const queue = useSyncExternalStore(toastSource.subscribe, toastSource.read, toastSource.read);
  useEffect(() => {
    const end = (): void => {
      if (isToastHeld()) timer = setTimeout(end, RECHECK_MS);
      else endToast();
    };
    let timer = setTimeout(end, staysMs(queue, Date.now()));
    return () => clearTimeout(timer);
  }, [queue]);
}

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  neutral: null,
  success: null,
  warning: <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />,
  danger: <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />,
};

const WORDS =
  'min-w-0 py-1 wrap-anywhere max-md:py-0 max-md:my-1 max-md:leading-4.5 max-md:text-[13px]';

/** On a phone four lines at most; all of it once it is tapped, to be scrolled where it is very long. */
const CUT = 'max-md:line-clamp-4';
const WHOLE = 'max-md:max-h-[40dvh] max-md:overflow-y-auto';

/** From how many characters on the words have the lines of a phone to themselves. */
const LONG = 56;

/** A toast with its actions and a button that closes it. Beside long words, or several of them, actions get a line of their own on a phone. */
function ShownToast({ toast }: { readonly toast: Toast }) {
  const { key, title, message, tone, actions } = toast;
  const { box, leave } = useToastFocus(key);
  const words = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(words) && !isWhole;
  const isLong = title.length + (message?.length ?? 0) > LONG;
  const offersApart = actions.length > 1 || (actions.length > 0 && isLong) || isCut;
  useReportedHeight(box);
  return (
    <div
      ref={box}
      tabIndex={-1}
      onFocus={() => setWhole(true)}
      className={cx(
        'pointer-events-auto flex max-w-full animate-float-in items-center gap-2.5 rounded-card bg-raised py-1.5 ps-3 pe-1.5 text-sm text-ink shadow-float outline-none',
        offersApart && 'max-md:flex-wrap max-md:gap-y-0',
      )}
    >
      {ICONS[tone]}
      <div
        ref={words}
        className={cx(WORDS, isWhole ? WHOLE : CUT, offersApart && 'max-md:flex-[1_1_14rem]')}
      >
        <span className="font-semibold md:block">
          <Title text={title} />
        </span>{' '}
        {message !== undefined && message !== '' && (
          <span className="text-ink-muted md:block">{message}</span>
        )}
      </div>
      <div className="ms-auto flex shrink-0 items-center">
        {isCut && (
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="h-control-sm rounded-control px-2.5 font-semibold whitespace-nowrap text-ink-muted hover:bg-wash md:hidden"
          >
            Read all
          </button>
        )}
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

const CHEER = '🎉';

/** Not every device has letters for the sign of success: it is drawn. */
function Title({ text }: { readonly text: string }) {
  if (!text.startsWith(CHEER)) return text;
  return (
    <>
      <PartyPopper aria-hidden="true" className="me-1.5 inline size-4 align-[-3px] text-success" />
      <span className="sr-only">{CHEER}</span>
      {text.slice(CHEER.length)}
    </>
  );
}

/** Whether there are more words than lines for them. */
function useIsCut(words: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const node = words.current;
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => setCut(node.scrollHeight > node.clientHeight + 1));
    observer.observe(node);
    return () => observer.disconnect();
  }, [words]);
  return isCut;
}

/** Reports how high the toast is: its place depends on that. */
function useReportedHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    return whenResized([current], () => changeToastHeight(current.offsetHeight));
  }, [box]);
}

/** F6 leads into the toast and back; Escape within takes it away, and who came from elsewhere gets back there. */
function useToastFocus(key: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const toast = box.current;
    if (toast === null) return;
    const ends = new AbortController();
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) {
        before.current = relatedTarget;
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isWithin = toast.contains(document.activeElement);
      if (event.defaultPrevented || !(event.key === 'F6' || (event.key === 'Escape' && isWithin))) {
        return;
      }
      event.preventDefault();
      if (isWithin) focusOn(before.current);
      else toast.querySelector('button')?.focus();
      if (event.key === 'Escape') hideToast(key);
    };
    toast.addEventListener('focusin', onFocusIn, { signal: ends.signal });
    // Before a sheet or a dialog takes Escape for itself.
    window.addEventListener('keydown', onKeyDown, { signal: ends.signal, capture: true });
    return () => ends.abort();
  }, [key]);
  const leave = (): void => {
    if (box.current?.contains(document.activeElement) === true) focusOn(before.current);
    hideToast(key);
  };
  return { box, leave };
}

function focusOn(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus();
}
