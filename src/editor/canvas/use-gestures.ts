import { useEffect, useMemo, type PointerEvent as ReactPointerEvent } from 'react';
import { useStore } from 'react-redux';
import type { Size } from '../../scene/geometry';
import type { BuilderState, BuilderStore } from '../../store/builder-store';
import { focusElement } from './element-nodes';
import { performGesture, type GestureWorld } from './gesture-controller';
import { useGestureStore, type GestureStore } from './gesture-store';
import { pointerDown, pointerStep } from './pointer-events';

type SvgPointerEvent = ReactPointerEvent<SVGSVGElement>;

export interface PointerHandlers {
  readonly onPointerDown: (event: SvgPointerEvent) => void;
  readonly onPointerMove: (event: SvgPointerEvent) => void;
  readonly onPointerUp: (event: SvgPointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
}

interface Gestures {
  readonly handlers: PointerHandlers;
  /** Ends the gesture in flight as if it had never begun; false when there is none. */
  readonly cancel: () => boolean;
}

/** The pointer's way into the store. Moves are taken once per frame. */
export function useGestures(): Gestures {
  const store = useStore<BuilderState>() as BuilderStore;
  const gestures = useGestureStore();
  const { dispose, ...rest } = useMemo(() => makeGestures(store, gestures), [store, gestures]);
  useEffect(() => dispose, [dispose]);
  return rest;
}

function makeGestures(store: BuilderStore, gestures: GestureStore) {
  const column: { size: Size } = { size: { width: 0, height: 0 } };
  const world: GestureWorld = { store, gestures, columnSize: () => column.size };
  const frames = onePerFrame();
  const cancel = (): boolean => {
    frames.drop();
    if (gestures.getState().gesture.name === 'idle') return false;
    performGesture({ type: 'cancel' }, world);
    return true;
  };
  const handlers: PointerHandlers = {
    onPointerDown(event) {
      const { currentTarget: svg, isPrimary } = event;
      column.size = { width: svg.clientWidth, height: svg.clientHeight };
      if (isPrimary) press(event, world);
      // A second finger: the two are d3's.
      else cancel();
    },
    onPointerMove(event) {
      if (gestures.getState().gesture.name === 'idle' || !event.isPrimary) return;
      const { currentTarget: svg, nativeEvent } = event;
      frames.ask(() => step('move', nativeEvent, svg, world));
    },
    onPointerUp(event) {
      if (!event.isPrimary) return;
      frames.drop();
      step('up', event.nativeEvent, event.currentTarget, world);
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  };
  return { handlers, cancel, dispose: () => void cancel() };
}

function press(event: SvgPointerEvent, world: GestureWorld): void {
  const { currentTarget: svg, nativeEvent, pointerId } = event;
  const { store, gestures } = world;
  // Whatever field had the focus ends its edit before the press acts on its outcome.
  svg.focus({ preventScroll: true });
  svg.setPointerCapture(pointerId);
  const place = { svg, view: store.getState().view };
  performGesture(pointerDown(nativeEvent, place, gestures.getState().isSpaceHeld), world);
  focusElement(svg, store.getState().selection.at(-1));
}

function step(
  type: 'move' | 'up',
  event: PointerEvent,
  svg: SVGSVGElement,
  world: GestureWorld,
): void {
  performGesture(pointerStep(type, event, { svg, view: world.store.getState().view }), world);
}

/** Runs only the last of what it is asked within a frame. */
function onePerFrame() {
  let frame: number | null = null;
  let task: (() => void) | null = null;
  return {
    ask(next: () => void) {
      task = next;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        task?.();
      });
    },
    drop() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
