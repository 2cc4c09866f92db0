import { useEffect, type RefObject } from 'react';
import { boundsOf } from '../../scene/geometry';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useToastPlace } from '../../ui/toasts/toast-place';
import { selectDisplayedSelection } from '../canvas/drawing/displayed';
import { toastSpot, type ToastSpot } from '../gestures/toast-spot';
import { toScreen } from '../gestures/viewport';

/** Above the toolbar and beside the checks. */
const WIDE = 'bottom-18 start-[204px] max-w-70 xl:start-[296px] xl:max-w-100';

const NARROW = 'inset-x-2 justify-items-center';

const PLACES: Readonly<Record<ToastSpot, string>> = {
  aboveTools: `${NARROW} bottom-[calc(var(--below-canvas)+124px)]`,
  overTools: `${NARROW} bottom-[calc(var(--below-canvas)+60px)]`,
  overToolbar: `${NARROW} bottom-[calc(var(--below-canvas)+4px)]`,
  top: `${NARROW} top-[calc(var(--above-canvas)+28px)]`,
  belowBar: `${NARROW} top-[calc(var(--above-canvas)+80px)]`,
};

/** Keeps toasts on the canvas, out of the way of what is selected, of the header and of the panels. */
export function useCanvasToasts(canvas: RefObject<HTMLElement | null>, isWide: boolean): void {
  const column = useAppSelector((state) => state.view.column);
  const spot = useAppSelector(selectSpot);
  useToastPlace(isWide ? WIDE : PLACES[spot]);
  useEffect(() => {
    if (isWide || column.width === 0 || canvas.current === null) return;
    const { top, bottom } = canvas.current.getBoundingClientRect();
    const { style } = document.documentElement;
    style.setProperty('--above-canvas', `${top}px`);
    style.setProperty('--below-canvas', `${window.innerHeight - bottom}px`);
  }, [canvas, column, isWide]);
}

function selectSpot(state: RootState): ToastSpot {
  const { view } = state;
  const selected = selectDisplayedSelection(state);
  const bounds = boundsOf(selected);
  return toastSpot(bounds && toScreen(bounds, view), selected.length > 1, view.column);
}
