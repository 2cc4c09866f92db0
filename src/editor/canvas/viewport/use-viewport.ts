import { select, type Selection } from 'd3-selection';
import { zoom as makeZoom, zoomIdentity, zoomTransform, type ZoomBehavior } from 'd3-zoom';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { clamp } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { viewportChanged } from '../../../store/canvas/view-slice';
import type { RootState } from '../../../store/state';
import type { Viewport } from '../../gestures/viewport';
import { useLiveViewportStore } from './live-viewport';

/** What may act on the view as the store has it. */
const ACTIONS = ['pointerdown', 'keydown', 'dragenter'] as const;

/** Lets wheel and pinch move the view, and d3 follow that of the store. */
export function useViewport(surfaceRef: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  const live = useLiveViewportStore();
  const adapterRef = useRef<ViewportAdapter | null>(null);
  useLayoutEffect(() => {
    if (surfaceRef.current === null) return;
    const adapter = createViewport(surfaceRef.current, live.get(), (next, isByUser) => {
      if (isByUser) live.change(next);
      else store.dispatch(viewportChanged(next));
    });
    adapterRef.current = adapter;
    const flush = (event: Event) => {
      // Ctrl, held while the wheel turns, comes again and again.
      if (!(event instanceof KeyboardEvent && event.repeat)) live.flush();
    };
    for (const type of ACTIONS) window.addEventListener(type, flush, true);
    return () => {
      for (const type of ACTIONS) window.removeEventListener(type, flush, true);
      live.flush();
      adapter.destroy();
    };
  }, [surfaceRef, store, live]);
  useLayoutEffect(() => {
    const follow = () => adapterRef.current?.follow(live.get());
    follow();
    return live.subscribe(follow);
  }, [live]);
}

/*
 * The only module that uses d3. The view in the store is the source of truth: d3 computes the next view from wheel and pinch,
 * and is updated when the view changes elsewhere.
 */

interface ViewportAdapter {
  /** Takes over a view. One whose zoom alone is new is zoomed about the middle of the canvas. */
  readonly follow: (view: Viewport) => void;
  readonly destroy: () => void;
}

type Root = Selection<HTMLElement, unknown, null, undefined>;

const DELTA_LINE_PX = 16;
/** The most that one notch of a wheel zooms, as a power of two. */
const LARGEST_NOTCH = 0.2;
const NOTCH_PER_PX = 0.01;

/**
 * Lets wheel, pinch and touch move the view, and reports to `onChange` whether the visitor did: Ctrl or Cmd with the wheel
 * zooms at the pointer, the wheel alone pans.
 */
function createViewport(
  surface: HTMLElement,
  initial: Viewport,
  onChange: (view: Viewport, isByHand: boolean) => void,
): ViewportAdapter {
  const root: Root = select(surface);
  let isByUser = true;
  const behavior = makeZoom<HTMLElement, unknown>()
    .scaleExtent([SCENE_LIMITS.zoom.min, SCENE_LIMITS.zoom.max])
    .extent(() => [
      [0, 0],
      [surface.clientWidth, surface.clientHeight],
    ])
    .filter(isOurs)
    .wheelDelta(zoomOfWheel)
    .on('zoom', ({ transform: { k, x, y } }) => {
      onChange({ zoom: k, panX: Math.round(x), panY: Math.round(y) }, isByUser);
    });
  root.call(behavior).on('dblclick.zoom', null);
  const pan = (event: WheelEvent) => panByWheel(event, root, behavior);
  surface.addEventListener('wheel', pan, { passive: false });
  put(root, initial);
  return {
    follow(view) {
      isByUser = false;
      follow(root, behavior, view);
      isByUser = true;
    },
    destroy() {
      root.on('.zoom', null);
      surface.removeEventListener('wheel', pan);
    },
  };
}

/** One finger and every mouse button belong to the gestures. */
function isOurs(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  return event.type.startsWith('touch') && (event as TouchEvent).touches.length > 1;
}

function zoomOfWheel(event: WheelEvent): number {
  return clamp(-pixels(event.deltaY, event) * NOTCH_PER_PX, -LARGEST_NOTCH, LARGEST_NOTCH);
}

function panByWheel(
  event: WheelEvent,
  root: Root,
  behavior: ZoomBehavior<HTMLElement, unknown>,
): void {
  if (isOurs(event)) {
    // At the end of the range d3 leaves the event alone, and the page would zoom.
    event.preventDefault();
    return;
  }
  event.preventDefault();
  const { k } = zoomTransform(root.node() ?? document.documentElement);
  const isSideways = event.shiftKey && event.deltaX === 0;
  const dx = pixels(isSideways ? event.deltaY : event.deltaX, event);
  const dy = pixels(isSideways ? 0 : event.deltaY, event);
  behavior.translateBy(root, -dx / k, -dy / k);
}

function pixels(delta: number, { deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? delta * DELTA_LINE_PX : delta;
}

function follow(root: Root, behavior: ZoomBehavior<HTMLElement, unknown>, view: Viewport): void {
  const surface = root.node();
  if (surface === null) return;
  const { k, x, y } = zoomTransform(surface);
  const isZoomed = k !== view.zoom;
  const isPanned = Math.round(x) !== view.panX || Math.round(y) !== view.panY;
  if (isZoomed && !isPanned) behavior.scaleTo(root, view.zoom);
  else if (isPanned) put(root, view);
}

/** Sets the view that d3 stores, without an event. */
function put(root: Root, { zoom, panX, panY }: Viewport): void {
  root.property('__zoom', zoomIdentity.translate(panX, panY).scale(zoom));
}
