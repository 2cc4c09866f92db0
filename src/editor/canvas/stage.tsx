import { useCallback, useRef, type ReactNode } from 'react';
import type { Viewport } from '../gestures/viewport';
import { useLiveViewportStore, useViewportEffect } from './live-viewport';

/**
 * Zooms and pans what lies on the canvas. While the view is in motion the browser keeps it as a layer of its own, which it
 * moves as it is; once the view rests it is drawn anew, sharp.
 */
export function Stage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<SVGGElement>(null);
  const { isInMotion } = useLiveViewportStore();
  const place = useCallback(
    (node: SVGGElement, { zoom, panX, panY }: Viewport) => {
      node.style.willChange = isInMotion() ? 'transform' : '';
      node.setAttribute('transform', `translate(${panX} ${panY}) scale(${zoom})`);
    },
    [isInMotion],
  );
  useViewportEffect(ref, place);
  return <g ref={ref}>{children}</g>;
}
