import { useEffect, useSyncExternalStore } from 'react';
import { cx } from '../cx';
import { ShownToast } from './shown-toast';
import { endToast, isToastHeld, toastSource } from './show-toast';
import { useKnownToastPlace } from './toast-place';
import { staysMs, type Toast } from './toast-queue';

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
      {shown !== null && <ToastBox key={`${shown.key} ${shown.sinceMs}`} toast={shown} />}
    </section>
  );
}

/** How soon a toast that is held looks again. */
const RECHECK_MS = 1000;

function ToastBox({ toast }: { readonly toast: Toast }) {
  useStay();
  return <ShownToast toast={toast} />;
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
