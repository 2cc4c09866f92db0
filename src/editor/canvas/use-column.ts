import { useLayoutEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import { grownFrame } from '../../scene/frame';
import type { Size } from '../../scene/geometry';
import { columnResized } from '../../store/canvas/view-slice';
import { runCommand } from '../commands/builder-command';
import { fitAll } from '../commands/view';
import { isInSight } from '../gestures/zoom-to-fit';
import { selectScene } from '../selectors';

/** Tells the store how much room the canvas has; when it opens where the frame would be cut, the view is fitted to that. */
export function useColumn(size: Size): void {
  const store = useAppStore();
  useLayoutEffect(() => {
    const { column } = store.getState().view;
    if (size.width === 0 || (column.width === size.width && column.height === size.height)) return;
    store.dispatch(columnResized(size));
    const state = store.getState();
    const isFirst = column.width === 0;
    if (isFirst && !isInSight(grownFrame(selectScene(state)), state.view, size)) {
      store.dispatch(runCommand(fitAll));
    }
  }, [store, size]);
}
