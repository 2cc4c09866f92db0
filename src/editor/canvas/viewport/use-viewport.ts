import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../../store/state';
import { viewportChanged } from '../../../store/canvas/view-slice';
import { useLiveViewportStore } from './live-viewport';
import { createViewport, type ViewportAdapter } from './viewport';

/** What may act on the view as the store has it. */
const ACTIONS = ['pointerdown', 'keydown', 'dragenter'] as const;

/** Lets wheel and pinch move the view, and d3 follow that of the store. */
export function useViewport(surfaceRef: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  const live = useLiveViewportStore();
  const adapterRef = useRef<ViewportAdapter | null>(null);
  useLayoutEffect(() => {
    if (surfaceRef.current === null) return;
    const adapter = createViewport(surfaceRef.current, live.get(), (next, isByUser) => {
      if (isByUser) live.change(next);
      else store.dispatch(viewportChanged(next));
    });
    adapterRef.current = adapter;
    const flush = (event: Event) => {
      // Ctrl, held while the wheel turns, comes again and again.
      if (!(event instanceof KeyboardEvent && event.repeat)) live.flush();
    };
    for (const type of ACTIONS) window.addEventListener(type, flush, true);
    return () => {
      for (const type of ACTIONS) window.removeEventListener(type, flush, true);
      live.flush();
      adapter.destroy();
    };
  }, [surfaceRef, store, live]);
  useLayoutEffect(() => {
    const follow = () => adapterRef.current?.follow(live.get());
    follow();
    return live.subscribe(follow);
  }, [live]);
}
