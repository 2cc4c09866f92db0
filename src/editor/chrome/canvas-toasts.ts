import { useEffect, useState, type RefObject } from 'react';
import { boundsOf, type Rect } from '../../scene/geometry';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { useToastHeight, useToastPlace } from '../../ui/toasts/toast-place';
import { selectDisplayedSelection, selectStacked } from '../canvas/drawing/displayed';
import { useInteraction, useInteractionStore } from '../canvas/pointer/interaction-store';
import { floatsOver } from '../commands/views/column';
import { toastSpot, type ToastSpot } from '../gestures/toast-spot';
import { toScreen } from '../gestures/viewport';

/** Beside the checks. */
const SIDE = 'start-[204px] max-w-65 xl:start-[296px] xl:max-w-100';

const NARROW = 'start-2 end-[calc(var(--beside-canvas)+8px)] justify-items-center';

const PLACES: Readonly<Record<ToastSpot, string>> = {
  side: `${SIDE} bottom-[calc(var(--below-canvas)+72px)]`,
  sideTop: `${SIDE} top-[calc(var(--above-canvas)+28px)]`,
  endTop:
    'end-[calc(var(--beside-canvas)+16px)] max-w-65 justify-items-end top-[calc(var(--above-canvas)+28px)] xl:max-w-100',
  aboveTools: `${NARROW} bottom-[calc(var(--below-canvas)+var(--canvas-floats)+4px)]`,
  top: `${NARROW} top-[calc(var(--above-canvas)+22px)]`,
};

/** How far the handles for fingers reach beyond what is selected, in px. */
const HANDLE_PX = 20;

interface CanvasToastsProps {
  readonly canvas: RefObject<HTMLElement | null>;
  /** Whether there are columns beside the canvas. */
  readonly isWide: boolean;
}

/**
 * Keeps toasts on the canvas, out of the way of what is selected and its bar, of the header and of the panels. It shows nothing, and
 * is a component so that nothing else is rendered when their place changes.
 */
export function CanvasToasts({ canvas, isWide }: CanvasToastsProps): null {
  const { getState } = useAppStore();
  const interactions = useInteractionStore();
  const column = useAppSelector((state) => state.view.column);
  const height = useToastHeight();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isSlim = useMediaQuery('(max-width: 1279px)');
  const spotOf = (state: RootState, bar: Rect | null): ToastSpot => {
    const { view } = state;
    const bounds = boundsOf(selectDisplayedSelection(state));
    const floats = floatsOver(view.column);
    const drawn = drawnNow(state);
    const handles = isTouch ? HANDLE_PX : 0;
    const room = { canvas: view.column, isWide, isSlim, floats, height, handles, drawn };
    return toastSpot(bounds && toScreen(bounds, view), bar, room);
  };
  useInteraction(({ bar }) => spotOf(getState(), bar));
  const spot = useAppSelector((state) => spotOf(state, interactions.getState().bar));
  useToastPlace(PLACES[spot], useEdges(canvas, column));
  return null;
}

/** What is drawn, in px from the canvas's corner. */
const drawnNow = makeSelector(
  (state: RootState) => [selectStacked(state), state.view],
  (stacked, view) => stacked.map((element) => toScreen(element, view)),
);

/** How far the canvas is from the edges of the window, for the classes of `PLACES`. */
function useEdges(canvas: RefObject<HTMLElement | null>, column: RootState['view']['column']) {
  const [edges, setEdges] = useState({});
  useEffect(() => {
    if (column.width === 0) return undefined;
    // In the next frame: measuring at once would lay out the page once more.
    const frame = requestAnimationFrame(() => {
      if (canvas.current === null) return;
      const { top, bottom, right } = canvas.current.getBoundingClientRect();
      setEdges({
        '--above-canvas': `${top}px`,
        '--below-canvas': `${window.innerHeight - bottom}px`,
        '--beside-canvas': `${window.innerWidth - right}px`,
        '--canvas-floats': `${floatsOver(column)}px`,
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, column]);
  return edges;
}
