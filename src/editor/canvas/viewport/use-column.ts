import { useLayoutEffect, useRef } from 'react';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import type { Size } from '../../../scene/geometry';
import { aidsShown } from '../../../store/canvas/view-slice';
import { resizeColumn, showStart } from '../../commands/views/column';
import { isHandheld } from '../../handheld';

/** Writes the size of the canvas to the store. A signature that opens is shown from its start. */
export function useColumn(size: Size): void {
  const store = useAppStore();
  const signature = useAppSelector((state) => state.saving.id);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (size.width === 0) return;
    const isNew = shown.current !== signature;
    shown.current = signature;
    // Their room is worth more on a small screen; a finger is too wide for them as well.
    if (store.getState().view.hasRulers === null)
      store.dispatch(aidsShown({ hasRulers: !isHandheld() }));
    store.dispatch(resizeColumn(size));
    if (isNew) store.dispatch(showStart());
  }, [store, size, signature]);
}
