import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Point } from '../../scene/geometry';
import { withGroups } from '../../scene/selection';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/make-store';
import { PointMenu } from '../../ui/overlays/menu';
import { selectScene } from '../selectors';
import { ContextMenuItems } from './context-menu-items';
import { elementIdOf } from './drawing/element-nodes';
import { focusCanvas } from './focus-canvas';
import { placeUnder } from './place-under';
import { useInteractionStore } from './pointer/interaction-store';

/** How long a finger rests until it asks for the menu. */
const LONG_PRESS_MS = 500;

interface Opened {
  /** In px of the window. */
  readonly at: Point;
  /** The same place on the canvas, for what is pasted there. */
  readonly place: Point;
}

interface MenuContext {
  readonly surfaceRef: RefObject<HTMLElement | null>;
  readonly elementAt: (point: Point) => string | null;
  readonly cancel: () => boolean;
  readonly hold: () => void;
}

/** Opens the context menu of the canvas: by the right button, its key, or a finger that rests. */
export function useContextMenu({ surfaceRef, elementAt, cancel, hold }: MenuContext) {
  const store = useAppStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (target: EventTarget | null, at: Point) => {
    const surface = surfaceRef.current;
    if (surface === null) return;
    cancel();
    // The key of the menu asks for the element that has the focus, whatever lies on it.
    selectForMenu(store, isFocused(target) ? elementIdOf(target) : elementAt(at));
    setOpened({ at, place: placeUnder(surface, at, store.getState().view) });
  };
  const isFingerDown = useLongPress(surfaceRef, open, hold);
  return {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      // Some browsers report a finger that rests as a right click.
      if (!isFingerDown()) open(event.target, { x: event.clientX, y: event.clientY });
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

/** The menu is for what is under the pointer: selects an element that is not selected yet, and none beside all. */
function selectForMenu({ getState, dispatch }: AppStore, id: string | null): void {
  const state = getState();
  if (state.view.isPreview || (id !== null && state.selection.includes(id))) return;
  const ids = id === null ? [] : withGroups(selectScene(state), [id]);
  if (ids.length > 0 || state.selection.length > 0) dispatch(selectionChanged(ids));
}

/**
 * A finger that rests on an element opens its menu. On the empty canvas it begins a marquee, and opens the menu only when it is
 * lifted where it was put down. The returned function gives whether a finger is down.
 */
function useLongPress(
  surfaceRef: RefObject<HTMLElement | null>,
  open: (target: EventTarget | null, at: Point) => void,
  hold: () => void,
): () => boolean {
  const gestures = useInteractionStore();
  const latest = useRef({ open, hold });
  const isDown = useRef(false);
  useEffect(() => {
    latest.current = { open, hold };
  });
  useEffect(() => {
    const surface = surfaceRef.current;
    if (surface === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasOpened = false;
    const openAt = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      hasOpened = true;
      latest.current.open(target, { x, y });
    };
    // The click that may follow would choose what the menu has below the finger.
    const withoutClick = (event: TouchEvent) => {
      if (hasOpened) event.preventDefault();
    };
    const press = (event: PointerEvent) => {
      hasOpened = false;
      clearTimeout(timer);
      isDown.current = event.pointerType === 'touch';
      if (!isDown.current) return;
      timer = setTimeout(() => {
        const { gesture } = gestures.getState();
        if (gesture.name !== 'pressing') return;
        if (gesture.target.kind === 'canvas') latest.current.hold();
        else openAt(event);
      }, LONG_PRESS_MS);
    };
    const lift = (event: PointerEvent) => {
      clearTimeout(timer);
      isDown.current = false;
      const { gesture } = gestures.getState();
      if (event.isPrimary && gesture.name === 'pressing' && gesture.isHeld) openAt(event);
    };
    surface.addEventListener('pointerdown', press);
    surface.addEventListener('pointerup', lift);
    surface.addEventListener('touchend', withoutClick);
    return () => {
      clearTimeout(timer);
      surface.removeEventListener('touchend', withoutClick);
      surface.removeEventListener('pointerdown', press);
      surface.removeEventListener('pointerup', lift);
    };
  }, [surfaceRef, gestures]);
  return useCallback(() => isDown.current, []);
}
