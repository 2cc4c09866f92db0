import { useEffect, useState, type RefObject } from 'react';
import type { Point, Rect } from '../../../scene/geometry';
import { isPlaneElement } from '../../../scene/is-plane';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { RulerGuides } from '../../../scene/properties/ruler-guides';
import { findById } from '../../../scene/selection';
import { selectionChanged } from '../../../store/canvas/selection-slice';
import { useAppStore } from '../../../store/hooks';
import type { AppStore } from '../../../store/make-store';
import { dragThreshold } from '../../gestures/gesture-reducer';
import {
  gripOnGuide,
  gripOnRuler,
  guideDraggedTo,
  type GuideGrip,
  type GuideSnap,
} from '../../gestures/ruler-guides';
import { snapRange } from '../../gestures/snap/snap-offset';
import { AXES } from '../../gestures/snap/span';
import { snapTargets } from '../../gestures/snap/targets';
import { rulerOf, type Viewport } from '../../gestures/viewport';
import { selectScene } from '../../selectors';
import { selectStacked } from '../drawing/displayed';
import { canvasOf } from '../drawing/element-nodes';
import { placeUnder } from '../place-under';
import { useInteractionStore } from '../pointer/interaction-store';
import { elementUnder } from '../pointer/pointer-events';
import { useLiveViewportStore } from '../viewport/live-viewport';

/** A guide that is dragged. */
export interface HeldGuide {
  readonly grip: GuideGrip;
  /** Where it is now, in canvas units; null where a release would remove it. */
  readonly at: number | null;
}

/** Where the context menu of a guide was asked for. */
export interface GuideMenuPlace {
  readonly grip: GuideGrip;
  /** In px of the window. */
  readonly at: Point;
  /** The same place on the canvas. */
  readonly place: Point;
}

interface GuideDragOptions {
  /** Covers the canvas; it takes the pointer while a guide is dragged. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly onClick: (grip: GuideGrip) => void;
  readonly onDoubleClick: (grip: GuideGrip) => void;
  /** The right button, or the key of the menu, asks for its menu. */
  readonly onMenu: (menu: GuideMenuPlace) => void;
  /** A guide was let go at a place, null where that removes it; `guides` are those of before. */
  readonly onDrop: (grip: GuideGrip, at: number | null, guides: RulerGuides) => void;
}

/** How near to a guide a press takes it, in px of the screen. */
const REACH = { fine: 3, touch: 12 };

const CURSORS = { x: 'ew-resize', y: 'ns-resize' } as const;

/**
 * Drags guides, and new ones out of the rulers. Presses are taken before the canvas has them: all on a ruler, and those on a
 * guide where no element is meant.
 */
export function useGuideDrag(options: GuideDragOptions): HeldGuide | null {
  const { layer, onClick, onDoubleClick, onMenu, onDrop } = options;
  const store = useAppStore();
  const live = useLiveViewportStore();
  const interactions = useInteractionStore();
  const [held, setHeld] = useState<HeldGuide | null>(null);
  useEffect(() => {
    const node = layer.current;
    const root = node?.parentElement;
    if (!node || !root) return undefined;
    const surface = canvasOf(node).parentElement;
    if (surface === null) return undefined;
    const isFree = () => {
      const { gesture, isSpaceHeld } = interactions.getState();
      return gesture.name === 'idle' && !isSpaceHeld;
    };
    const gripAt = (event: PointerEvent): GuideGrip | null => {
      if (!(event.target instanceof Node) || !surface.contains(event.target)) return null;
      return isFree() ? gripUnder(event, store, live.get(), root.getBoundingClientRect()) : null;
    };
    let drag: ReturnType<typeof beginDrag> | null = null;
    let clicked: GuideGrip | null = null;
    const end = () => {
      drag = null;
      setHeld(null);
    };
    const point = makeCursor(surface);
    const listeners = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      on: HTMLElement | Window,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) =>
      on.addEventListener(type, listener as EventListener, {
        capture: true,
        signal: listeners.signal,
      });
    listen(root, 'pointerdown', (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const grip = gripAt(event);
      if (grip === null) {
        clicked = null;
        return;
      }
      event.stopPropagation();
      node.setPointerCapture(event.pointerId);
      node.style.cursor = CURSORS[grip.axis];
      live.flush();
      store.dispatch(selectionChanged([]));
      drag = beginDrag(grip, event, store, root.getBoundingClientRect());
    });
    listen(root, 'pointermove', (event) => {
      if (drag === null) {
        point(event.buttons === 0 ? gripAt(event) : null);
        return;
      }
      if (event.target === node) setHeld(drag.heldAt(event, live.get()));
    });
    listen(root, 'pointerup', (event) => {
      if (drag === null) return;
      const { grip, guides } = drag;
      const last = drag.heldAt(event, live.get());
      end();
      if (last !== null) onDrop(grip, last.at, guides);
      else if (grip.index !== null) onClick(grip);
      clicked = last === null && grip.index !== null ? grip : null;
    });
    listen(root, 'lostpointercapture', (event) => {
      if (event.target === node) end();
    });
    listen(root, 'pointercancel', end);
    listen(root, 'pointerleave', () => point(null));
    listen(root, 'dblclick', (event) => {
      if (clicked === null) return;
      event.stopPropagation();
      onDoubleClick(clicked);
    });
    listen(root, 'contextmenu', (event) => {
      const grip = gripOfSlider(node, event.target) ?? gripAt(event);
      if (drag !== null || grip === null || grip.index === null) return;
      event.preventDefault();
      event.stopPropagation();
      store.dispatch(selectionChanged([]));
      const at = { x: event.clientX, y: event.clientY };
      onMenu({ grip, at, place: placeUnder(root, at, live.get()) });
    });
    listen(window, 'keydown', (event) => {
      if (drag === null) return;
      // During a drag, the only key with an effect is Escape, which takes it back.
      event.stopPropagation();
      event.preventDefault();
      if (event.key === 'Escape') end();
    });
    return () => listeners.abort();
  }, [layer, store, live, interactions, onClick, onDoubleClick, onMenu, onDrop]);
  return held;
}

/** The guide that has the focus, where a key is pressed on it. */
function gripOfSlider(layer: HTMLElement, target: EventTarget | null): GuideGrip | null {
  for (const axis of AXES) {
    const sliders = [...layer.querySelectorAll(`[data-guide=${axis}]`)];
    const index = sliders.findIndex((slider) => slider === target);
    if (index !== -1) return { axis, index };
  }
  return null;
}

function gripUnder(
  event: PointerEvent,
  store: AppStore,
  view: Viewport,
  column: Rect,
): GuideGrip | null {
  const state = store.getState();
  const screen = { x: event.clientX - column.x, y: event.clientY - column.y };
  const onRuler = gripOnRuler(screen, rulerOf(state.view));
  if (onRuler !== null || Math.min(screen.x, screen.y) < 0) return onRuler;
  const scene = selectScene(state);
  const { guides } = scene;
  if (guides === undefined || !state.view.hasGuides || state.view.tool !== 'select') return null;
  const reach = event.pointerType === 'touch' ? REACH.touch : REACH.fine;
  const grip = gripOnGuide(screen, guides, view, reach);
  if (grip === null || isOnHandle(event)) return null;
  const id = elementUnder(event, { column, view, stacked: selectStacked(state) });
  const element = id === null ? null : findById(scene, id);
  if (!element || element.locked) return grip;
  // A card below all that is drawn would let no guide on it be taken.
  return isPlaneElement(element) && !state.selection.includes(element.id) ? grip : null;
}

function isOnHandle({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null;
}

function beginDrag(grip: GuideGrip, start: PointerEvent, store: AppStore, column: Rect) {
  const state = store.getState();
  const scene = selectScene(state);
  const targets = snapTargets(scene, new Set());
  const ruler = rulerOf(state.view);
  let isMoved = false;
  return {
    grip,
    guides: scene.guides ?? {},
    /** The guide with the pointer there; null as long as it has not come far enough to be no click. */
    heldAt(event: PointerEvent, view: Viewport): HeldGuide | null {
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      isMoved ||= way >= dragThreshold(start.pointerType);
      if (!isMoved) return null;
      const screen: Point = { x: event.clientX - column.x, y: event.clientY - column.y };
      const grid = state.view.hasGrid ? SCENE_LIMITS.grid : null;
      const isSuspended = event.ctrlKey || event.metaKey;
      const snap: GuideSnap | null = isSuspended
        ? null
        : { targets, ...snapRange(view.zoom, grid) };
      return { grip, at: guideDraggedTo(grip.axis, screen, view, column, snap, ruler) };
    },
  };
}

/** Shows over the canvas which way what is under the pointer moves. */
function makeCursor({ style }: HTMLElement) {
  let before: string | null = null;
  return (grip: GuideGrip | null) => {
    if (grip === null) {
      if (before !== null) style.cursor = before;
      before = null;
      return;
    }
    before ??= style.cursor;
    style.cursor = CURSORS[grip.axis];
  };
}
