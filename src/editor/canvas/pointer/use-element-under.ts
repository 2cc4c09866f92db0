import { useCallback, type RefObject } from 'react';
import { useStore } from 'react-redux';
import type { Point } from '../../../scene/geometry';
import type { RootState } from '../../../store/state';
import { selectStacked } from '../drawing/displayed';
import { useLiveViewportStore } from '../viewport/live-viewport';
import { elementUnder } from './pointer-events';

/** Returns a function that gives the id of the element that a press at a point of the window would hit; null for none. */
export function useElementUnder(surfaceRef: RefObject<HTMLElement | null>) {
  const store = useStore<RootState>();
  const live = useLiveViewportStore();
  return useCallback(
    ({ x, y }: Point): string | null => {
      if (surfaceRef.current === null) return null;
      const event = { target: document.elementFromPoint(x, y), clientX: x, clientY: y };
      const column = surfaceRef.current.getBoundingClientRect();
      const stacked = selectStacked(store.getState());
      return elementUnder(event, { column, view: live.get(), stacked });
    },
    [surfaceRef, store, live],
  );
}
