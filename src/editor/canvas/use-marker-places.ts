import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SceneElement } from '../../scene/scene';
import { useAppStore } from '../../store/hooks';
import type { ElementMarker } from '../findings/select-findings';
import { toScreen, type Viewport } from '../gestures/viewport';
import { selectDisplayedScene } from './displayed';
import { useLiveViewportStore } from './live-viewport';
import { clearanceOf, isBeside, markerPlaces } from './marker-places';

/**
 * From here on markers are a crowd. One that would lie over another element, or far from its own, is left out then: it would
 * take presses that are meant for elements, and the list of checks tells the same. A crowd is placed once all rests.
 */
const CROWD = 50;

/** How long zoom and elements must rest, in ms. */
const REST_MS = 100;

/** What the places were made for. */
interface Placed {
  readonly markers: readonly ElementMarker[];
  readonly elements: readonly SceneElement[];
  readonly view: Viewport;
}

interface MarkerPlacesOptions {
  readonly markers: readonly ElementMarker[];
  /** While it is not, nothing is placed. */
  readonly isShown: boolean;
  /** Whether a panel stands beside one of the markers. */
  readonly hasPanel: boolean;
}

/** Places the items of a list of markers past React, as zoom, pan and elements change. A pan moves the list as a whole. */
export function useMarkerPlaces(
  listRef: RefObject<HTMLElement | null>,
  { markers, isShown, hasPanel }: MarkerPlacesOptions,
): void {
  const store = useAppStore();
  const live = useLiveViewportStore();
  const last = useRef<Placed | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!isShown || list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wanted = (): Placed => {
      const { elements } = selectDisplayedScene(store.getState());
      return { markers, elements, view: live.get() };
    };
    const place = (): void => {
      last.current = wanted();
      placeItems(list, last.current);
    };
    const follow = (): void => {
      const before = last.current;
      const now = wanted();
      clearTimeout(timer);
      const isSame = before !== null && isOfSame(before, now);
      if (isSame && !hasPanel && before.view.zoom === now.view.zoom) {
        moveList(list, before.view, now.view);
      } else if (before === null || hasPanel || markers.length <= CROWD) {
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
  }, [listRef, store, live, markers, isShown, hasPanel]);
}

function isOfSame(a: Placed, b: Placed): boolean {
  return a.markers === b.markers && a.elements === b.elements;
}

/** The list is not transformed then: it would hold fast and cut off what is fixed to the window, the panel. */
function placeItems(list: HTMLElement, { markers, elements, view }: Placed): void {
  list.removeAttribute('style');
  const boxes = new Map(
    elements.flatMap((element) => {
      const { id, locked, hidden } = element;
      return hidden === true ? [] : [[id, { ...toScreen(element, view), locked }] as const];
    }),
  );
  const shown = markers.flatMap(({ id }, at) => {
    const [box, item] = [boxes.get(id), list.children[at]];
    return box === undefined || !(item instanceof HTMLElement) ? [] : [{ box, item }];
  });
  const all = [...boxes.values()];
  const isClear = clearanceOf(all);
  const places = markerPlaces(
    shown.map(({ box }) => box),
    all,
    isClear,
  );
  for (const [at, { item, box }] of shown.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    item.hidden = shown.length > CROWD && !(isBeside(box, place) && isClear(box, place));
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
