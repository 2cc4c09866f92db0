import { useEffect, useMemo, useState, type RefObject } from 'react';

const OPEN_DELAY_MS = 500;
/** The way from the trigger to the tooltip takes so long at most. */
const GRACE_MS = 150;
/** After a tooltip has closed, the next one opens at once for this long, as along a toolbar. */
const WARM_MS = 300;

let lastClosedAt = -Infinity;

/**
 * Whether the tooltip of what is inside the element is open: while the mouse rests on it or on the tooltip itself, whose
 * `stay` and `leave` tell of that, or while it has the focus by keyboard. Escape and a press close it.
 */
export function useTooltipTrigger(ref: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useMemo(() => makeTimer(setIsOpen), []);
  useEffect(() => {
    const trigger = ref.current;
    if (trigger === null) return;
    const { open, close } = timer;
    const enter = (event: PointerEvent) => {
      const isWarm = performance.now() - lastClosedAt < WARM_MS;
      if (event.pointerType !== 'touch') open(isWarm ? 0 : OPEN_DELAY_MS);
    };
    const leave = (event: PointerEvent) => {
      if (!(event.relatedTarget instanceof Node && trigger.contains(event.relatedTarget)))
        timer.leave();
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) open(0);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const ends = new AbortController();
    const { signal } = ends;
    trigger.addEventListener('pointerover', enter, { signal });
    trigger.addEventListener('pointerout', leave, { signal });
    trigger.addEventListener('pointerdown', close, { signal });
    trigger.addEventListener('focusin', focus, { signal });
    trigger.addEventListener('focusout', close, { signal });
    document.addEventListener('keydown', key, { signal });
    return () => {
      ends.abort();
      close();
    };
  }, [ref, timer]);
  return { isOpen, stay: timer.stay, leave: timer.leave };
}

function makeTimer(setIsOpen: (isOpen: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const set = (next: boolean) => {
    if (isOpen && !next) lastClosedAt = performance.now();
    isOpen = next;
    setIsOpen(next);
  };
  return {
    open: (delayMs: number) => {
      clearTimeout(timer);
      if (!isOpen) timer = setTimeout(() => set(true), delayMs);
    },
    stay: () => clearTimeout(timer),
    leave: () => {
      clearTimeout(timer);
      if (isOpen) timer = setTimeout(() => set(false), GRACE_MS);
    },
    close: () => {
      clearTimeout(timer);
      if (isOpen) set(false);
    },
  };
}
