import type { PointerEvent as ReactPointerEvent } from 'react';
import type { ElementType } from '../../scene/registry';
import { useBring } from '../canvas/pointer/bring';
import { dragThreshold } from '../gestures/gesture-reducer';

/** How long a finger rests on a tile until it holds that; before, it scrolls. In ms. */
const HOLD_MS = 350;

/** Lets a tile be dragged onto the canvas: at once by a mouse or a pen, after a long press by a finger. */
export function useTileDrag(type: ElementType) {
  const bring = useBring();
  return {
    onPointerDown: ({ nativeEvent: event }: ReactPointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      watchPress(event, (last) => bring.current?.begin(type, last));
    },
  };
}

function watchPress(start: PointerEvent, begin: (event: PointerEvent) => void): void {
  const { pointerType, pointerId } = start;
  const isTouch = pointerType === 'touch';
  const watch = new AbortController();
  const { signal } = watch;
  const end = () => watch.abort();
  const take = (event: PointerEvent) => {
    end();
    begin(event);
  };
  const timer = isTouch ? setTimeout(() => take(start), HOLD_MS) : undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const move = (event: PointerEvent) => {
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (event.pointerId !== pointerId || way < dragThreshold(pointerType)) return;
    if (isTouch) end();
    else take(event);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}
