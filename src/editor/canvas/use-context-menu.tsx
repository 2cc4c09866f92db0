import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useAppStore } from '../../store/hooks';
import type { Point } from '../../scene/geometry';
import { withGroups } from '../../scene/selection';
import type { AppStore } from '../../store/make-store';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { PointMenu } from '../../ui/menu';
import { toScene } from '../gestures/viewport';
import { selectScene } from '../selectors';
import { ContextMenuItems } from './context-menu-items';
import { elementIdOf } from './element-nodes';
import { focusCanvas } from './focus-canvas';
import { useInteractionStore } from './interaction-store';

/** How long a finger rests until it asks for the menu. */
const LONG_PRESS_MS = 500;

interface Opened {
  /** In px of the window. */
  readonly at: Point;
  /** The same place on the canvas, for what is pasted there. */
  readonly place: Point;
}

/** Opens the context menu of the canvas: by the right button, its key, or a finger that rests. */
export function useContextMenu(
  surfaceRef: RefObject<HTMLElement | null>,
  elementAt: (point: Point) => string | null,
  cancelGesture: () => boolean,
) {
  const store = useAppStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (target: EventTarget | null, at: Point) => {
    const surface = surfaceRef.current;
    if (surface === null) return;
    cancelGesture();
    // The key of the menu asks for the element that has the focus, whatever lies on it.
    selectForMenu(store, isFocused(target) ? elementIdOf(target) : elementAt(at));
    const { left, top } = surface.getBoundingClientRect();
    const place = toScene({ x: at.x - left, y: at.y - top }, store.getState().view);
    setOpened({ at, place: { x: Math.round(place.x), y: Math.round(place.y) } });
  };
  useLongPress(surfaceRef, open);
  return {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      open(event.target, { x: event.clientX, y: event.clientY });
    },
    menu: opened && (
      <PointMenu
        key={`${opened.at.x} ${opened.at.y}`}
        label="Canvas menu"
        at={opened.at}
        onClose={(isFocusBack) => {
          setOpened(null);
          if (isFocusBack) focusCanvas(store.getState().selection);
        }}
      >
        <ContextMenuItems place={opened.place} />
      </PointMenu>
    ),
  };
}

function isFocused(target: EventTarget | null): boolean {
  return target !== null && target === document.activeElement;
}

/** What is under the pointer is what the menu speaks of: an element not selected yet is, beside it nothing is. */
function selectForMenu({ getState, dispatch }: AppStore, id: string | null): void {
  const state = getState();
  if (state.view.isPreview || (id !== null && state.selection.includes(id))) return;
  const ids = id === null ? [] : withGroups(selectScene(state), [id]);
  if (ids.length > 0 || state.selection.length > 0) dispatch(selectionChanged(ids));
}

/** A finger that rests on the canvas; some browsers tell of it as of a right click, others do not. */
function useLongPress(
  surfaceRef: RefObject<HTMLElement | null>,
  open: (target: EventTarget | null, at: Point) => void,
): void {
  const gestures = useInteractionStore();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const surface = surfaceRef.current;
    if (surface === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType !== 'touch') return;
      timer = setTimeout(() => {
        if (gestures.getState().gesture.name === 'pressing') latest.current(target, { x, y });
      }, LONG_PRESS_MS);
    };
    surface.addEventListener('pointerdown', press);
    return () => {
      clearTimeout(timer);
      surface.removeEventListener('pointerdown', press);
    };
  }, [surfaceRef, gestures]);
}
