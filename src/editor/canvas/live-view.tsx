import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../store/state';
import { viewportChanged, type ViewState } from '../../store/canvas/view-slice';
import type { Viewport } from '../gestures/viewport';

/*
 * Wheel and pinch change the view sixty times a second, and nothing but where things are drawn depends on it. So what is
 * drawn follows at once, past React where it is always there; the store learns of it when the hand has come to rest.
 */

export interface LiveView {
  /** The view as it is drawn; the same object until it changes. */
  readonly get: () => Viewport;
  readonly change: (view: Viewport) => void;
  /** Tells the store where the hand has come to. */
  readonly settle: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long the hand must rest before the store is told. */
const REST_MS = 100;

function makeLiveView({ getState, dispatch, subscribe }: Store): LiveView {
  /** The view in the hand, and that of the store it began with. */
  let held: { readonly view: Viewport; readonly base: ViewState } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const drop = () => {
    clearTimeout(timer);
    held = null;
  };
  const get = () => {
    const { view } = getState();
    // What others make of the view goes before.
    if (held !== null && !isSameView(held.base, view)) drop();
    return held?.view ?? view;
  };
  const settle = () => {
    if (held === null) return;
    const next = get();
    drop();
    dispatch(viewportChanged(next));
  };
  return {
    get,
    settle,
    change(view) {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
      held = { view, base: getState().view };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}

type Store = ReturnType<typeof useStore<RootState>>;

function isSameView(a: Viewport, b: Viewport): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY;
}

const Context = createContext<LiveView | null>(null);

export function LiveViewProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore<RootState>();
  const [live] = useState(() => makeLiveView(store));
  return <Context value={live}>{children}</Context>;
}

export function useLiveView(): LiveView {
  const live = useContext(Context);
  if (live === null) throw new Error('The view in the hand is known only within the canvas');
  return live;
}

/** The view as it is drawn now, for what is there only at times. */
export function useDrawnView(): Viewport {
  const { get, subscribe } = useLiveView();
  return useSyncExternalStore(subscribe, get);
}

/** Lets a function of its own draw what of a node depends on the view, past React. */
export function useDrawnByView<Node extends Element>(
  ref: RefObject<Node | null>,
  draw: (node: Node, view: Viewport) => void,
): void {
  const { get, subscribe } = useLiveView();
  useLayoutEffect(() => {
    const node = ref.current;
    if (node === null) return;
    let last: Viewport | null = null;
    const follow = () => {
      const view = get();
      if (view === last) return;
      last = view;
      draw(node, view);
    };
    follow();
    return subscribe(follow);
  }, [get, subscribe, ref, draw]);
}
