import { useEffect, useMemo, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useAppStore } from '../../../store/hooks';
import type { Rect } from '../../../scene/geometry';
import type { ElementType } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { drawnBy } from '../../../scene/tool';
import type { AppStore } from '../../../store/make-store';
import type { AppThunk } from '../../../store/state';
import type { Modifiers } from '../../gestures/gesture';
import { panFromEdge } from '../../gestures/viewport';
import { newElement } from '../../commands/new-element';
import { deviceOf } from '../../render-env';
import { useLibraryDragHandler } from './library-drag';
import { selectStacked } from '../drawing/displayed';
import { focusElement } from '../drawing/element-nodes';
import { performGesture, type GestureHost } from './gesture-controller';
import { useInteractionStore, type InteractionStore } from './interaction-store';
import { useLiveViewportStore, type LiveViewportStore } from '../viewport/live-viewport';
import { elementUnder, modifiersOf, pointerDown, pointerStep } from './pointer-events';

type SurfaceEvent = ReactPointerEvent<HTMLElement>;

interface PointerHandlers {
  readonly onPointerDown: (event: SurfaceEvent) => void;
  readonly onPointerMove: (event: SurfaceEvent) => void;
  readonly onPointerUp: (event: SurfaceEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
}

interface Gestures {
  readonly handlers: PointerHandlers;
  /** Ends the gesture in flight as if it had never begun; false when there is none. */
  readonly cancel: () => boolean;
  /** To be called when a finger has rested where it was put down. */
  readonly hold: () => void;
  /** Selects what was hit in the selected group: what a double click does first. */
  readonly enterGroup: (id: string) => void;
}

/** Turns pointer events into gestures and their changes of the store. Moves are handled once per frame. */
export function useGestures(
  surfaceRef: RefObject<HTMLElement | null>,
  svgRef: RefObject<SVGSVGElement | null>,
): Gestures {
  const store = useAppStore();
  const gestures = useInteractionStore();
  const live = useLiveViewportStore();
  const { listen, libraryDrag, ...rest } = useMemo(
    () => makeGestures({ store, gestures, live, surfaceRef, svgRef }),
    [store, gestures, live, surfaceRef, svgRef],
  );
  useEffect(listen, [listen]);
  useLibraryDragHandler(libraryDrag);
  return rest;
}

/** Where the pointer was last, and what is held now: a key may change while the pointer rests. */
interface Latest {
  readonly event: PointerEvent;
  readonly keys: Modifiers;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

interface GestureParts {
  readonly store: AppStore;
  readonly gestures: InteractionStore;
  readonly live: LiveViewportStore;
  readonly surfaceRef: RefObject<HTMLElement | null>;
  readonly svgRef: RefObject<SVGSVGElement | null>;
}

function makeGestures({ store, gestures, live, surfaceRef, svgRef }: GestureParts) {
  let column: Rect | null = null;
  const columnNow = (): Rect => (column ??= surfaceRef.current?.getBoundingClientRect() ?? NOWHERE);
  const world: GestureHost = {
    store,
    gestures,
    view: live.get,
    changeView: live.change,
    column: columnNow,
  };
  const frames = onePerFrame();
  const hovering = makeHovering(world);
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
  const endPan = (): boolean => {
    if (latest === null || gestures.getState().gesture.name !== 'panning') return false;
    frames.drop();
    step('up', latest, world);
    return true;
  };
  const hold = () => performGesture({ type: 'hold' }, world);
  const note = ({ nativeEvent: event }: SurfaceEvent) => {
    latest = { event, keys: modifiersOf(event) };
  };
  const follow = () => {
    if (latest === null || isIdle()) return;
    step('move', latest, world);
    if (panAtEdge(latest, world)) frames.ask(follow);
  };
  const handlers: PointerHandlers = {
    onPointerDown(event) {
      if (!event.isPrimary) {
        // A second finger: the two are d3's, and go on from where the first has panned to.
        if (!endPan()) cancel();
        return;
      }
      column = null;
      note(event);
      hovering.end();
      if (svgRef.current !== null) press(event, svgRef.current, world);
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      if (isIdle()) {
        hovering.at(event.nativeEvent);
      } else {
        note(event);
        frames.ask(follow);
      }
    },
    onPointerLeave() {
      column = null;
      hovering.end();
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
  const begin = (type: ElementType, event: PointerEvent) => {
    const [surface, svg] = [surfaceRef.current, svgRef.current];
    if (surface === null || svg === null || !isIdle()) return;
    column = null;
    latest = { event, keys: modifiersOf(event) };
    capture(surface, svg, event.pointerId);
    const element = store.dispatch(makeNew(type));
    performGesture(
      { ...pointerStep('move', event, placeOf(world)), type: 'libraryDrag', element },
      world,
    );
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
      hovering.end();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  };
  const libraryDrag = { begin, isUnderWay: () => !isIdle() };
  return { handlers, cancel, hold, enterGroup, libraryDrag, listen };
}

const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta']);

function press(event: SurfaceEvent, svg: SVGSVGElement, world: GestureHost): void {
  const { currentTarget: surface, nativeEvent, pointerId } = event;
  const { store, gestures } = world;
  capture(surface, svg, pointerId);
  const tool = gestures.getState().isSpaceHeld ? 'hand' : store.getState().view.tool;
  const type = drawnBy(tool);
  const drawn = type === null ? null : store.dispatch(makeNew(type));
  performGesture(pointerDown(nativeEvent, backgroundOf(world), tool, drawn), world);
  focusElement(svg, store.getState().selection.at(-1));
}

function capture(surface: HTMLElement, svg: SVGSVGElement, pointerId: number): void {
  // Whatever field had the focus ends its edit before the press acts on its outcome.
  svg.focus({ preventScroll: true });
  surface.setPointerCapture(pointerId);
}

function makeNew(type: ElementType): AppThunk<SceneElement> {
  return (_dispatch, getState, ports) =>
    newElement(type, getState(), deviceOf(ports, getState()), Date.parse(ports.now()));
}

/** How long a pointer stays over an element before that shows: what it only passes would flicker. */
const HOVER_MS = 50;

/** Notes what a mouse or a pen is over; a finger is over nothing before it presses. */
function makeHovering(world: GestureHost) {
  let under: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (id: string | null) => {
    if (id === under) return;
    under = id;
    clearTimeout(timer);
    world.gestures.change({ hovered: null });
    if (id !== null) timer = setTimeout(() => world.gestures.change({ hovered: id }), HOVER_MS);
  };
  return {
    at(event: PointerEvent) {
      if (event.pointerType !== 'touch') change(elementUnder(event, backgroundOf(world)));
    },
    end: () => change(null),
  };
}

function step(type: 'move' | 'up', { event, keys }: Latest, world: GestureHost): void {
  performGesture({ ...pointerStep(type, event, placeOf(world)), ...keys }, world);
}

const AT_EDGE: ReadonlySet<string> = new Set(['dragging', 'resizing', 'drawing', 'marquee']);

/** Moves the view on where something is dragged to its edge; false when it stays. */
function panAtEdge({ event }: Latest, world: GestureHost): boolean {
  const { gesture } = world.gestures.getState();
  const { name } = gesture;
  if (!AT_EDGE.has(name)) return false;
  // What comes out of the library passes the edge on its way in.
  if (gesture.name === 'dragging' && gesture.libraryElement !== null && !gesture.isInside)
    return false;
  const { column, view } = placeOf(world);
  const next = panFromEdge(pointerStep('move', event, { column, view }).screen, view, column);
  if (next === view) return false;
  world.changeView(next);
  return true;
}

function placeOf({ column, view }: GestureHost) {
  return { column: column(), view: view() };
}

function backgroundOf(world: GestureHost) {
  return { ...placeOf(world), stacked: selectStacked(world.store.getState()) };
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
