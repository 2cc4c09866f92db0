import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { dropState, type DropState } from '../gestures/drop-state';
import { IDLE, type GestureState } from '../gestures/gesture';

/** What the visitor does on the canvas. It changes with every frame of a gesture, so it is not in the app's store. */
export interface InteractionState {
  readonly gesture: GestureState;
  readonly isSpaceHeld: boolean;
}

export interface InteractionStore {
  readonly getState: () => InteractionState;
  readonly change: (part: Partial<InteractionState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeInteractionStore(): InteractionStore {
  let state: InteractionState = { gesture: IDLE, isSpaceHeld: false };
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

const Context = createContext<InteractionStore | null>(null);

export function InteractionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(makeInteractionStore);
  return <Context value={store}>{children}</Context>;
}

export function useInteractionStore(): InteractionStore {
  const store = useContext(Context);
  if (store === null) throw new Error('Gestures are known only within the canvas');
  return store;
}

/** A part of the interaction state. The selector answers with the same value while nothing changes for it. */
export function useInteraction<Part>(select: (state: InteractionState) => Part): Part {
  const { subscribe, getState } = useInteractionStore();
  return useSyncExternalStore(subscribe, () => select(getState()));
}

/** Whether a drag, a resize, a marquee or a pan is in flight: what stands still meanwhile would be in its way. */
export function useIsGestureInFlight(): boolean {
  return useInteraction(({ gesture: { name } }) => name !== 'idle' && name !== 'pressing');
}

/** What the drop indicator says of the drag in flight; see `DROP_STATES` for its words. */
export function useDropState(): DropState {
  return useInteraction(({ gesture }) => dropState(gesture));
}
