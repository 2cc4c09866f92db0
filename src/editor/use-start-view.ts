import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { grownFrame } from '../scene/frame';
import type { RootState } from '../store/state';
import { viewportChanged } from '../store/canvas/view-slice';
import { startView } from './gestures/viewport';
import { selectScene } from './selectors';

/** Begins with the whole width of the frame in sight. */
export function useStartView(column: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  useLayoutEffect(() => {
    const { zoom, panX, panY } = store.getState().view;
    const { width } = grownFrame(selectScene(store.getState()));
    const start = startView({ zoom, panX, panY }, width, column.current?.clientWidth ?? 0);
    store.dispatch(viewportChanged(start));
  }, [store, column]);
}
