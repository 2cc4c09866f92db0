import { useEffect, type RefObject } from 'react';
import { useBring } from '../canvas/pointer/bring';

/**
 * Keeps a panel from scrolling under a finger that holds one of its tiles. A browser asks for that before the first touch, so
 * the listener is there as long as the panel is.
 */
export function useHeldTouch(ref: RefObject<HTMLElement | null>): void {
  const bring = useBring();
  useEffect(() => {
    const panel = ref.current;
    const keep = (event: Event) => {
      if (bring.current?.isUnderWay() === true) event.preventDefault();
    };
    panel?.addEventListener('touchmove', keep, { passive: false });
    // Holding a finger down asks for the browser's own menu, too.
    panel?.addEventListener('contextmenu', keep);
    return () => {
      panel?.removeEventListener('touchmove', keep);
      panel?.removeEventListener('contextmenu', keep);
    };
  }, [ref, bring]);
}
