import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'react-redux';
import type { BuilderState } from '../../store/builder-store';
import { useBuilderSelector } from '../../store/builder-hooks';
import { viewportChanged } from '../../store/view-slice';
import { createViewport, type ViewportAdapter } from './viewport';

/** Lets wheel and pinch move the view of the store, and d3 follow it. */
export function useViewport(svgRef: RefObject<SVGSVGElement | null>): void {
  const store = useStore<BuilderState>();
  const view = useBuilderSelector((state) => state.view);
  const adapterRef = useRef<ViewportAdapter | null>(null);
  useLayoutEffect(() => {
    if (svgRef.current === null) return;
    const adapter = createViewport(svgRef.current, store.getState().view, (next) => {
      store.dispatch(viewportChanged(next));
    });
    adapterRef.current = adapter;
    return () => adapter.destroy();
  }, [svgRef, store]);
  useLayoutEffect(() => adapterRef.current?.follow(view), [view]);
}
