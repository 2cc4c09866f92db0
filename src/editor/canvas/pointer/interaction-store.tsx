import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Rect } from '../../../scene/geometry';
import { dropState, type DropState } from '../../gestures/drop-state';
import { IDLE, type GestureState } from '../../gestures/gesture';
import type { Move } from '../../gestures/move';

/** What the visitor does on the canvas. It changes with every frame of a gesture, so it is not in the app's store. */
export interface InteractionState {
  readonly gesture: GestureState;
  /** What the gesture moves, and how far; null where it moves nothing. */
  readonly move: Move | null;
  /** The element under a mouse or pen that holds nothing. */
  readonly hovered: string | null;
  /** What a mouse or pen is over in a panel, a layer or a color: the elements of each outline. */
  readonly listed: readonly (readonly string[])[];
  /** The element whose picture a file that is dragged over it would replace. */
  readonly slot: string | null;
  /** Where the bar of several selected elements or of a part of a text is, in px from the canvas's corner; null while there is none. */
  readonly bar: Rect | null;
  readonly isSpaceHeld: boolean;
  /** Whether Alt is held while no gesture is in flight: then distances are shown. */
  readonly isAltHeld: boolean;
}

export interface InteractionStore {
  readonly getState: () => InteractionState;
  readonly change: (part: Partial<InteractionState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const INITIAL: InteractionState = {
  gesture: IDLE,
  move: null,
  hovered: null,
  listed: [],
  slot: null,
  bar: null,
  isSpaceHeld: false,
  isAltHeld: false,
};

export function makeInteractionStore(): InteractionStore {
  let state: InteractionState = INITIAL;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    change(part) {
      const next = { ...state, ...part };
      if (isAlike(state, next)) return;
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

function isAlike(a: InteractionState, b: InteractionState): boolean {
  return (
    a.gesture === b.gesture &&
    a.move === b.move &&
    a.hovered === b.hovered &&
    a.listed === b.listed &&
    a.slot === b.slot &&
    a.bar === b.bar &&
    a.isSpaceHeld === b.isSpaceHeld &&
    a.isAltHeld === b.isAltHeld
  );
}

const Context = createContext<InteractionStore | null>(null);

/** Provides the interaction state of a canvas; placed around canvas and panels, it provides the same one to both. */
export function InteractionProvider({ children }: { readonly children: ReactNode }) {
  const around = useContext(Context);
  const [own] = useState(makeInteractionStore);
  return <Context value={around ?? own}>{children}</Context>;
}

/** The same for what may stand without a canvas; null there. */
export function useInteractionAround(): InteractionStore | null {
  return useContext(Context);
}

export function useInteractionStore(): InteractionStore {
  const store = useContext(Context);
  if (store === null) throw new Error('Gestures are known only within the canvas');
  return store;
}

/** A part of the interaction state. The selector answers with the same value while nothing changes for it. */
export function useInteraction<Part>(select: (state: InteractionState) => Part): Part {
  const { subscribe, getState } = useInteractionStore();
  const get = (): Part => select(getState());
  return useSyncExternalStore(subscribe, get, get);
}

/** Whether a drag, a resize, a marquee or a pan is in flight: what stands still meanwhile would be in its way. */
export function useIsGestureInFlight(): boolean {
  return useInteraction(isInFlight);
}

export function isInFlight({ gesture: { name } }: InteractionState): boolean {
  return name !== 'idle' && name !== 'pressing';
}

/** The state that the drop indicator shows for the drag in flight; `DROP_STATES` has its texts. */
export function useDropState(): DropState {
  return useInteraction(({ gesture }) => dropState(gesture));
}
