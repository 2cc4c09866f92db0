import { Check } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { endTextEdit } from '../../../store/canvas/typed-text';
import { Button } from '../../../ui/buttons/button';
import { useIsSideways } from '../../handheld';
import { focusCanvas } from '../focus-canvas';
import { pageInSight } from '../viewport/page-in-sight';

/** Between the bar and a keyboard on the screen, in px. */
const GAP_PX = 8;

/** Ends the writing on a phone, whose keyboard has no Escape: above that keyboard. */
export function WritingBar() {
  const ref = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const selection = useAppSelector((state) => state.selection);
  const isSideways = useIsSideways();
  useAboveKeyboard(ref);
  const end = (): void => {
    dispatch(endTextEdit());
    focusCanvas(selection);
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Writing"
      data-keeps-text=""
      // On its side, a phone has no room for a second row and a notice beside the text.
      data-writing-bar={isSideways ? undefined : ''}
      className="pointer-events-auto flex self-end rounded-card bg-raised p-1 shadow-float short:p-0.5"
    >
      <Button
        variant="primary"
        icon={<Check className="size-4" aria-hidden="true" />}
        onClick={end}
      >
        Done
      </Button>
    </div>
  );
}

/** Lifts a bar above what covers the foot of the page. */
function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const lift = (): void => {
      bar.style.transform = '';
      const seen = pageInSight();
      const over = bar.getBoundingClientRect().bottom + GAP_PX - (seen.y + seen.height);
      if (over > 0) bar.style.transform = `translateY(${-Math.round(over)}px)`;
    };
    lift();
    const ends = new AbortController();
    const { signal } = ends;
    window.visualViewport?.addEventListener('resize', lift, { signal });
    window.visualViewport?.addEventListener('scroll', lift, { signal });
    return () => ends.abort();
  }, [ref]);
}
