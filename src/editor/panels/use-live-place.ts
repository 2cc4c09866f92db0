import { useEffect, useRef, type RefObject } from 'react';
import type { Axis } from '../../scene/geometry';
import { atMostEvery } from '../../ui/hooks/at-most-every';
import { useInteractionAround } from '../canvas/pointer/interaction-store';

/** How often the number changes during a drag, in ms: faster changes cannot be read. */
const READ_MS = 80;

/**
 * Lets a field show its value during a drag. A move comes with every frame, so it is written into the field without React, and
 * only as often as it can be read: the scene, and all that follows it, change only when the element is dropped.
 */
export function useLivePlace(
  id: string,
  axis: Axis,
  value: number,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const interactions = useInteractionAround();
  useEffect(() => {
    if (interactions === null) return;
    let shown = value;
    const show = (): void => {
      const { move } = interactions.getState();
      const next = move?.ids.includes(id) === true ? value + move.offset[axis] : value;
      if (next === shown || ref.current === null) return;
      shown = next;
      ref.current.value = String(next);
    };
    const { ask, stop } = atMostEvery(READ_MS, show);
    const leave = interactions.subscribe(() => {
      if (interactions.getState().move !== null) return ask();
      // A canceled drag may be followed at once by another selection, which must not get its number.
      stop();
      show();
    });
    return () => {
      leave();
      stop();
    };
  }, [interactions, id, axis, value]);
  return ref;
}
