import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { dropState, type DropState } from '../gestures/drop-state';
import { IDLE, type GestureState } from '../gestures/gesture';

/** The hand as it is now. Changes with every frame of a gesture, so it is kept apart from the app's store. */
export interface HandState {
  readonly gesture: GestureState;
  readonly isSpaceHeld: boolean;
}

export interface GestureStore {
  readonly getState: () => HandState;
  readonly change: (part: Partial<HandState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeGestureStore(): GestureStore {
  let state: HandState = { gesture: IDLE, isSpaceHeld: false };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    change(part) {
      const next = { ...state, ...part };
      if (next.gesture === state.gesture && next.isSpaceHeld === state.isSpaceHeld) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const Context = createContext<GestureStore | null>(null);

export function GestureProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(makeGestureStore);
  return <Context value={store}>{children}</Context>;
}

export function useGestureStore(): GestureStore {
  const store = useContext(Context);
  if (store === null) throw new Error('Gestures are known only within the canvas');
  return store;
}

/** A part of the hand's state. The selector answers with the same value while nothing changes for it. */
export function useHand<Part>(select: (state: HandState) => Part): Part {
  const { subscribe, getState } = useGestureStore();
  return useSyncExternalStore(subscribe, () => select(getState()));
}

/** Whether the hand drags, resizes, marks out or pans: what stands still meanwhile would be in its way. */
export function useIsHandMoving(): boolean {
  return useHand(({ gesture: { name } }) => name !== 'idle' && name !== 'pressing');
}

/** What the drop indicator says of the drag in flight; see `DROP_STATES` for its words. */
export function useDropState(): DropState {
  return useHand(({ gesture }) => dropState(gesture));
}
