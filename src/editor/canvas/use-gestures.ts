import { useEffect, useMemo, type PointerEvent as ReactPointerEvent } from 'react';
import { useAppStore } from '../../store/hooks';
import type { Rect } from '../../scene/geometry';
import type { AppStore } from '../../store/make-store';
import { viewportChanged } from '../../store/canvas/view-slice';
import type { Modifiers } from '../gestures/gesture';
import { panFromEdge } from '../gestures/viewport';
import { focusElement } from './element-nodes';
import { performGesture, type GestureWorld } from './gesture-controller';
import { useInteractionStore, type InteractionStore } from './interaction-store';
import { modifiersOf, pointerDown, pointerStep } from './pointer-events';

type SvgPointerEvent = ReactPointerEvent<SVGSVGElement>;

interface PointerHandlers {
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
  /** Selects one element of a group: what a double click does first. */
  readonly enterGroup: (id: string) => void;
}

/** The pointer's way into the store. Moves are taken once per frame. */
export function useGestures(): Gestures {
  const store = useAppStore();
  const gestures = useInteractionStore();
  const { listen, ...rest } = useMemo(() => makeGestures(store, gestures), [store, gestures]);
  useEffect(listen, [listen]);
  return rest;
}

/** Where the pointer was last, and what is held now: a key may change while the pointer rests. */
interface Latest {
  readonly event: PointerEvent;
  readonly keys: Modifiers;
}

interface World extends GestureWorld {
  /** Where the canvas was in the window at the press: to ask at each move would make the browser lay out. */
  readonly column: () => Rect;
}

function makeGestures(store: AppStore, gestures: InteractionStore) {
  let column: Rect = { x: 0, y: 0, width: 0, height: 0 };
  const world: World = { store, gestures, column: () => column, columnSize: () => column };
  const frames = onePerFrame();
  let latest: Latest | null = null;
  const isIdle = () => gestures.getState().gesture.name === 'idle';
  const cancel = (): boolean => {
    frames.drop();
    if (isIdle()) return false;
    performGesture({ type: 'cancel' }, world);
    return true;
  };
  const enterGroup = (id: string) =>
    performGesture({ type: 'doubleClick', target: { kind: 'element', id } }, world);
  const note = ({ nativeEvent: event }: SvgPointerEvent) => {
    latest = { event, keys: modifiersOf(event) };
  };
  const follow = () => {
    if (latest === null || isIdle()) return;
    step('move', latest, world);
    if (panAtEdge(latest, world)) frames.ask(follow);
  };
  const handlers: PointerHandlers = {
    onPointerDown(event) {
      column = event.currentTarget.getBoundingClientRect();
      note(event);
      if (event.isPrimary) press(event, world);
      // A second finger: the two are d3's.
      else cancel();
    },
    onPointerMove(event) {
      if (isIdle() || !event.isPrimary) return;
      note(event);
      frames.ask(follow);
    },
    onPointerUp(event) {
      if (!event.isPrimary) return;
      note(event);
      frames.drop();
      if (latest !== null) step('up', latest, world);
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  };
  const onKey = (event: KeyboardEvent) => {
    if (latest === null || isIdle() || !MODIFIER_KEYS.has(event.key)) return;
    // Alt alone would take the focus to the browser's menu.
    event.preventDefault();
    latest = { ...latest, keys: modifiersOf(event) };
    frames.ask(follow);
  };
  const listen = () => {
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      cancel();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  };
  return { handlers, cancel, enterGroup, listen };
}

const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta']);

function press(event: SvgPointerEvent, world: World): void {
  const { currentTarget: svg, nativeEvent, pointerId } = event;
  const { store, gestures } = world;
  // Whatever field had the focus ends its edit before the press acts on its outcome.
  svg.focus({ preventScroll: true });
  svg.setPointerCapture(pointerId);
  performGesture(pointerDown(nativeEvent, placeOf(world), gestures.getState().isSpaceHeld), world);
  focusElement(svg, store.getState().selection.at(-1));
}

function step(type: 'move' | 'up', { event, keys }: Latest, world: World): void {
  performGesture({ ...pointerStep(type, event, placeOf(world)), ...keys }, world);
}

/** Moves the view on where something is dragged to its edge; false when it stays. */
function panAtEdge({ event }: Latest, world: World): boolean {
  const { name } = world.gestures.getState().gesture;
  if (name !== 'dragging' && name !== 'resizing' && name !== 'marquee') return false;
  const { column, view } = placeOf(world);
  const next = panFromEdge(pointerStep('move', event, { column, view }).screen, view, column);
  if (next === view) return false;
  world.store.dispatch(viewportChanged(next));
  return true;
}

function placeOf({ column, store }: World) {
  return { column: column(), view: store.getState().view };
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
