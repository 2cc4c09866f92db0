import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../../store/state';
import { viewportChanged, type ViewState } from '../../../store/canvas/view-slice';
import { isSameView, type Viewport } from '../../gestures/viewport';

/*
 * Wheel and pinch change the viewport sixty times a second, and only where things are rendered depends on it. So
 * the rendering follows at once, past React where it is always there; the store learns of it when the visitor pauses.
 */

export interface LiveViewportStore {
  /** The viewport as it is rendered; the same object until it changes. */
  readonly get: () => Viewport;
  /** Whether it changes just now, and will come to rest. */
  readonly isInMotion: () => boolean;
  readonly change: (view: Viewport) => void;
  /** Writes the latest viewport to the store. */
  readonly flush: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long the viewport must rest before it is written to the store, in ms. */
const REST_MS = 100;

function makeLiveViewportStore({ getState, dispatch, subscribe }: Store): LiveViewportStore {
  /** A viewport that is not in the store yet, and the view state of the store that it began with. */
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
  const flush = () => {
    if (held === null) return;
    const next = get();
    drop();
    dispatch(viewportChanged(next));
  };
  return {
    get,
    isInMotion: () => held !== null,
    flush,
    change({ zoom, panX, panY }) {
      clearTimeout(timer);
      timer = setTimeout(flush, REST_MS);
      held = { view: { zoom, panX, panY }, base: getState().view };
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

const Context = createContext<LiveViewportStore | null>(null);

export function LiveViewportProvider({ children }: { readonly children: ReactNode }) {
  const store = useStore<RootState>();
  const [live] = useState(() => makeLiveViewportStore(store));
  return <Context value={live}>{children}</Context>;
}

export function useLiveViewportStore(): LiveViewportStore {
  const live = useContext(Context);
  if (live === null) throw new Error('The live viewport is known only within the canvas');
  return live;
}

/** The viewport as it is rendered now, for what is there only at times. */
export function useLiveViewport(): Viewport {
  const { get, subscribe } = useLiveViewportStore();
  return useSyncExternalStore(subscribe, get, get);
}
