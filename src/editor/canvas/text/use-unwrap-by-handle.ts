import { useEffect } from 'react';
import { findById } from '../../../scene/selection';
import { useAppStore } from '../../../store/hooks';
import type { AppThunk } from '../../../store/state';
import { selectScene } from '../../selectors';
import { planStep } from '../../steps';

const SIDES = '[data-handle="e"], [data-handle="w"]';

/** A double click on a side of a text that wraps makes it as wide as its words again. */
export function useUnwrapByHandle(): void {
  const { dispatch } = useAppStore();
  useEffect(() => {
    const ends = new AbortController();
    const unwrap = (event: MouseEvent) => {
      // The press was captured: the event's own target is the canvas.
      const under = document.elementFromPoint(event.clientX, event.clientY);
      // Before the canvas, which would begin to edit the text.
      if (under?.matches(SIDES) === true && dispatch(unwrapSelected)) event.stopPropagation();
    };
    document.addEventListener('dblclick', unwrap, { signal: ends.signal, capture: true });
    return () => ends.abort();
  }, [dispatch]);
}

/** False where the selection is no text that wraps. */
const unwrapSelected: AppThunk<boolean> = (dispatch, getState) => {
  const state = getState();
  const [id = '', ...others] = state.selection;
  const text = findById(selectScene(state), id);
  if (others.length > 0 || text?.wrap !== true || text.locked) return false;
  const settings = { wrap: false };
  const step = planStep(state, { type: 'scene/elementSet', id, settings }, 'Unwrap text');
  if (step !== null) dispatch(step);
  return step !== null;
};
