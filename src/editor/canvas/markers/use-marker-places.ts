import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  boundsOf,
  contains,
  overlaps,
  type Point,
  type Rect,
  type Size,
} from '../../../scene/geometry';
import type { SceneElement } from '../../../scene/scene';
import { useAppStore } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import type { ElementMarker } from '../../findings/select-findings';
import { HANDLE_SIZES, handleSpots } from '../../gestures/handle-spots';
import { handlesOf } from '../../gestures/resize';
import { rulerOf, seenBeside, toScreen, type Viewport } from '../../gestures/viewport';
import {
  selectDisplayedFrame,
  selectDisplayedScene,
  selectDisplayedSelection,
} from '../drawing/displayed';
import { useLiveViewportStore } from '../viewport/live-viewport';
import {
  clearanceOf,
  isBeside,
  marginsOf,
  markerAt,
  markerPlaces,
  type BoxWithMarker,
  type Margins,
} from './marker-places';

/**
 * From this number on, a marker that would lie over another element, or far from its own, is left out: it would take presses
 * that are meant for elements, and the list of checks shows the same findings. These markers are placed once all rests.
 */
const CROWD = 50;

/** How long zoom and elements must rest, in ms. */
const REST_MS = 100;

/** What places are made for. */
interface Background {
  readonly markers: readonly ElementMarker[];
  readonly elements: readonly SceneElement[];
  readonly frame: Rect;
  readonly column: Size;
  readonly ruler: number;
  /** What has handles for fingers: no marker stands on them. */
  readonly handled: readonly SceneElement[];
  readonly view: Viewport;
}

/** By element, in px of the screen. */
type Places = ReadonlyMap<string, Point>;

interface MarkerPlacesOptions {
  readonly markers: readonly ElementMarker[];
  /** While it is not, nothing is placed. */
  readonly isShown: boolean;
  /** Whether a panel stands beside one of the markers. */
  readonly hasPanel: boolean;
}

const NONE: readonly ElementMarker[] = [];
const NONE_HANDLED: readonly SceneElement[] = [];

/** What is selected and has handles. */
const handledNow = makeSelector(
  (state: RootState) => [selectDisplayedSelection(state)],
  (selected) => selected.filter(({ locked }) => !locked),
);

/**
 * Places the items of a list of markers past React, as zoom, pan and elements change. A pan moves the list as a whole.
 * Gives the markers to list: of a crowd those that have room, once it is known.
 */
export function useMarkerPlaces(
  listRef: RefObject<HTMLElement | null>,
  { markers, isShown, hasPanel }: MarkerPlacesOptions,
): readonly ElementMarker[] {
  const store = useAppStore();
  const live = useLiveViewportStore();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const last = useRef<(Background & { readonly places: Places }) | null>(null);
  const [withRoom, setWithRoom] = useState(NONE);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!isShown || list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const backgroundNow = (): Background => {
      const state = store.getState();
      const { elements } = selectDisplayedScene(state);
      const { column } = state.view;
      const ruler = rulerOf(state.view);
      const handled = isTouch ? handledNow(state) : NONE_HANDLED;
      const frame = selectDisplayedFrame(state);
      return { markers, elements, handled, frame, column, ruler, view: live.get() };
    };
    const place = (): void => {
      const background = backgroundNow();
      const places = placesOn(background);
      last.current = { ...background, places };
      // The list is not transformed then: it would hold fast and cut off what is fixed to the window, the panel.
      list.removeAttribute('style');
      if (isCrowd(markers)) setWithRoom(markers.filter(({ id }) => places.has(id)));
      else putItems(list, markers, places);
    };
    const follow = (): void => {
      const before = last.current;
      const now = backgroundNow();
      clearTimeout(timer);
      const isSame = before !== null && isOfSame(before, now);
      if (isSame && !hasPanel && before.view.zoom === now.view.zoom) {
        moveList(list, before.view, now.view);
        if (!hasSameMargins(before, now)) timer = setTimeout(place, REST_MS);
      } else if (hasPanel || !isCrowd(markers)) {
        place();
      } else {
        list.style.opacity = '0';
        timer = setTimeout(place, REST_MS);
      }
    };
    follow();
    const unsubscribe = live.subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [listRef, store, live, markers, isShown, hasPanel, isTouch]);
  useLayoutEffect(() => {
    if (listRef.current !== null && last.current !== null) {
      putItems(listRef.current, withRoom, last.current.places);
    }
  }, [listRef, withRoom]);
  return isCrowd(markers) ? withRoom : markers;
}

function isCrowd(markers: readonly ElementMarker[]): boolean {
  return markers.length > CROWD;
}

function isOfSame(a: Background, b: Background): boolean {
  return (
    a.markers === b.markers &&
    a.elements === b.elements &&
    a.column === b.column &&
    a.ruler === b.ruler &&
    a.handled === b.handled
  );
}

/** Where the markers stand: of a crowd only those that have room. */
function placesOn({ markers, handled, elements, frame, column, ruler, view }: Background): Places {
  const grips = gripsOf(handled, view);
  const boxes = new Map(
    elements.flatMap((element) => {
      const { id, locked, hidden } = element;
      if (hidden === true) return [];
      const handles = handled.includes(element) ? reachOf(grips, toScreen(element, view)) : 0;
      return [[id, { ...toScreen(element, view), locked, handles }] as const];
    }),
  );
  const shown = markers.flatMap(({ id }) => {
    const box = boxes.get(id);
    return box === undefined ? [] : [{ id, box }];
  });
  const isFree = clearanceOf([...boxes.values()], grips);
  const seen = seenBeside(ruler, column);
  // Handles push a marker outwards: there may be no canvas at that side.
  const isClear = (box: BoxWithMarker, place: Point): boolean =>
    isFree(box, place) && (box.handles === 0 || contains(seen, markerAt(place)));
  const margins = marginsIn({ frame, column, ruler, view });
  const places = markerPlaces(
    shown.map(({ box }) => box),
    isClear,
    margins,
  );
  return new Map(
    shown.flatMap(({ id, box }, at) => {
      const place = places[at];
      const hasRoom =
        place !== undefined &&
        !grips.some((grip) => overlaps(grip, markerAt(place))) &&
        (!isCrowd(markers) || (isBeside(box, place, margins) && isClear(box, place)));
      return hasRoom ? [[id, place] as const] : [];
    }),
  );
}

/** What takes presses for the handles of what is selected, in px of the screen. */
function gripsOf(handled: readonly SceneElement[], view: Viewport): readonly Rect[] {
  const box = boundsOf(handled);
  if (box === null) return [];
  const spots = handleSpots(toScreen(box, view), handlesOf(handled), HANDLE_SIZES.coarse);
  return spots.map(({ grip }) => grip);
}

/** How far handles reach at the sides of their box. */
function reachOf(grips: readonly Rect[], box: Rect): number {
  const around = boundsOf(grips);
  return around === null ? 0 : Math.max(0, box.x - around.x);
}

function marginsIn({
  frame,
  column,
  ruler,
  view,
}: Pick<Background, 'frame' | 'column' | 'ruler' | 'view'>): Margins {
  return marginsOf(toScreen(frame, view), seenBeside(ruler, column));
}

/** Whether the same margins are in sight. */
function hasSameMargins(a: Background, b: Background): boolean {
  const [before, now] = [marginsIn(a), marginsIn(b)];
  return (
    (before.left === null) === (now.left === null) &&
    (before.right === null) === (now.right === null)
  );
}

function putItems(list: HTMLElement, markers: readonly ElementMarker[], places: Places): void {
  for (const [at, { id }] of markers.entries()) {
    const [item, place] = [list.children[at], places.get(id)];
    if (!(item instanceof HTMLElement)) continue;
    item.hidden = place === undefined;
    if (place === undefined) continue;
    item.style.left = `${place.x}px`;
    item.style.top = `${place.y}px`;
  }
}

function moveList(list: HTMLElement, from: Viewport, to: Viewport): void {
  const [x, y] = [to.panX - from.panX, to.panY - from.panY];
  list.style.opacity = '';
  list.style.willChange = 'transform';
  list.style.transform = `translate(${x}px, ${y}px)`;
}
