import {
  cloneElement,
  createContext,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import type { Align, Side } from './place-beside';
import { usePlacement, type Follow } from './use-placement';

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
>;

/** Closes the panel around, and gives the focus back to its trigger. */
export const ClosePopover = createContext<() => void>(() => {});

interface PopoverProps {
  /** Names the panel for assistive technology. */
  readonly label: string;
  /** A button; it gets the click and the ARIA properties. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a trigger that moves by other means than scrolling. */
  readonly follow?: Follow | undefined;
  readonly children: ReactNode;
}

/**
 * A panel that floats beside its trigger and follows it in the tab order. Escape, a press
 * elsewhere and moving the focus away close it.
 */
export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'start',
  onOpenChange,
  follow,
  children,
}: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const floatRef = useRef<HTMLDialogElement>(null);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  const closeAndReturn = useCallback(() => {
    focusable(anchorRef)?.focus();
    latestChange.current(false);
  }, []);
  usePlacement({ isOpen, anchorRef, floatRef, side, align, follow });
  useDismissal(isOpen, anchorRef, floatRef, () => change(false));
  return (
    <>
      <span ref={anchorRef} className="contents">
        {cloneElement(trigger, {
          onClick: () => change(!isOpen),
          'aria-expanded': isOpen,
          'aria-haspopup': 'dialog',
          'aria-controls': isOpen ? id : undefined,
        })}
      </span>
      {isOpen && (
        <dialog
          ref={floatRef}
          open
          id={id}
          aria-label={label}
          tabIndex={-1}
          className="fixed right-auto z-40 m-0 max-h-[calc(100dvh-16px)] w-max animate-float-in overflow-y-auto rounded-card bg-raised p-3 text-ink shadow-float outline-none"
        >
          <ClosePopover value={closeAndReturn}>{children}</ClosePopover>
        </dialog>
      )}
    </>
  );
}

function focusable(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  const trigger = anchorRef.current?.firstElementChild;
  return trigger instanceof HTMLElement ? trigger : null;
}

function useDismissal(
  isOpen: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  floatRef: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const trigger = focusable(anchorRef);
    if (!isOpen || trigger === null) return;
    floatRef.current?.focus({ preventScroll: true });
    // A menu that was opened within the panel stands elsewhere in the page.
    const hasMenu = () => floatRef.current?.querySelector('[data-menu-open]') != null;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element &&
      !trigger.contains(target) &&
      floatRef.current?.contains(target) === false &&
      !(hasMenu() && target.closest('[role="menu"]') !== null);
    const leave = (event: Event) => {
      if (isOutside(event.target)) latestClose.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasMenu()) return;
      // A field within that takes its own words back.
      if (event.target instanceof Element && event.target.closest('[data-own-escape]')) return;
      event.preventDefault();
      trigger.focus();
      latestClose.current();
    };
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    // Before any dialog around the popover hears of it.
    window.addEventListener('keydown', key, options);
    return () => ends.abort();
  }, [isOpen, anchorRef, floatRef]);
}
