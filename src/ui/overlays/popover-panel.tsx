import {
  createContext,
  useCallback,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFreeOfToast } from '../toasts/use-free-of-toast';
import type { PlacementAlign, Side } from './place-beside';
import { usePlacement, type Avoid, type Follow } from './use-placement';

/** Closes the panel around, and gives the focus back. */
export const ClosePopover = createContext<() => void>(() => {});

interface PopoverPanelProps {
  readonly id: string;
  /** Names the panel for assistive technology. */
  readonly label: string;
  /** Its first child is the trigger, which the panel stands beside. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly side?: Side | undefined;
  readonly align?: PlacementAlign | undefined;
  /** For a trigger that moves by other means than scrolling. */
  readonly follow?: Follow | undefined;
  readonly avoid?: Avoid | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel that floats beside its trigger, behind which it stands in the page, so that it follows it in the tab order.
 * Escape, a press elsewhere and moving the focus away close it. The focus goes back to where it was, else to the trigger.
 */
export function PopoverPanel({
  id,
  label,
  anchorRef,
  side = 'bottom',
  align = 'start',
  follow,
  avoid,
  onClose,
  children,
}: PopoverPanelProps) {
  const floatRef = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  const focusedBefore = useRef<Element | null>(null);
  const closeAndReturn = useCallback(() => {
    const back = focusedBefore.current;
    const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
    (isThere ? back : focusable(anchorRef))?.focus({ preventScroll: true });
    latestClose.current();
  }, [anchorRef]);
  usePlacement({ anchorRef, floatRef, side, align, follow, avoid });
  useEffect(() => {
    focusedBefore.current = document.activeElement;
    floatRef.current?.focus({ preventScroll: true });
  }, []);
  useDismissal(anchorRef, floatRef, latestClose, closeAndReturn);
  useFreeOfToast(floatRef);
  return (
    <dialog
      ref={floatRef}
      open
      id={id}
      aria-label={label}
      tabIndex={-1}
      className="fixed right-auto z-60 m-0 max-h-[calc(100dvh-16px)] w-max animate-float-in overflow-y-auto rounded-card bg-raised p-3 text-ink shadow-float outline-none"
    >
      <ClosePopover value={closeAndReturn}>{children}</ClosePopover>
    </dialog>
  );
}

/** The trigger itself, which may stand within a tooltip. */
function focusable(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  return anchorRef.current?.querySelector<HTMLElement>('button, [tabindex]') ?? null;
}

function useDismissal(
  anchorRef: RefObject<HTMLElement | null>,
  floatRef: RefObject<HTMLElement | null>,
  latestClose: RefObject<() => void>,
  closeAndReturn: () => void,
) {
  useEffect(() => {
    const trigger = focusable(anchorRef);
    if (trigger === null) return;
    // A notice may offer to try again what is missing in the panel.
    const isNotice = (target: Element) => target.closest('[data-toasts]') !== null;
    // A menu that was opened within the panel stands elsewhere in the page.
    const hasMenu = () => floatRef.current?.querySelector('[data-menu-open]') != null;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element &&
      !trigger.contains(target) &&
      floatRef.current?.contains(target) === false &&
      !isNotice(target) &&
      target.closest('[data-keeps-popover]') === null &&
      !(hasMenu() && target.closest('[role="menu"]') !== null);
    const leave = (event: Event) => {
      if (isOutside(event.target)) latestClose.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasMenu()) return;
      // A field within that takes its own words back.
      if (event.target instanceof Element && event.target.closest('[data-own-escape]')) return;
      event.preventDefault();
      closeAndReturn();
    };
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    // On the window, so that it runs before any dialog around the popover gets the key.
    window.addEventListener('keydown', key, options);
    return () => ends.abort();
  }, [anchorRef, floatRef, latestClose, closeAndReturn]);
}
