import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { hasSameItems } from '../../../base/has-same-items';
import type { RootState } from '../../../store/state';
import type { Viewport } from '../../gestures/viewport';
import { useInteractionStore, type InteractionState } from '../pointer/interaction-store';
import { useLiveViewportStore } from '../viewport/live-viewport';

/** All that what is drawn on the canvas may depend on. */
export interface CanvasState {
  readonly app: RootState;
  readonly view: Viewport;
  /** Whether the view changes just now, and will come to rest. */
  readonly isInMotion: boolean;
  readonly interaction: InteractionState;
}

/** What a drawing that follows the view while it is in motion depends on. */
export function viewParts({ view, isInMotion }: CanvasState) {
  return [view, isInMotion] as const;
}

/**
 * Lets a function draw a node without React, at once and whenever a part that it depends on changes. Pointer and wheel events
 * come with every frame; what they change is drawn this way, and no React component renders.
 */
export function useOverlay<Node extends Element, Parts extends unknown[]>(
  ref: RefObject<Node | null>,
  partsOf: (now: CanvasState) => Readonly<Parts>,
  draw: (node: Node, ...parts: Parts) => void,
): void {
  const store = useStore<RootState>();
  const live = useLiveViewportStore();
  const interactions = useInteractionStore();
  useLayoutEffect(() => {
    const node = ref.current;
    if (node === null) return;
    let last: Readonly<Parts> | null = null;
    const follow = () => {
      const parts = partsOf({
        app: store.getState(),
        view: live.get(),
        isInMotion: live.isInMotion(),
        interaction: interactions.getState(),
      });
      if (last !== null && hasSameItems(last, parts)) return;
      last = parts;
      draw(node, ...parts);
    };
    follow();
    // The live viewport reports changes of the store, too.
    const stops = [live.subscribe(follow), interactions.subscribe(follow)];
    return () => stops.forEach((stop) => stop());
  }, [ref, store, live, interactions, partsOf, draw]);
}
