import { useRef, type ReactNode } from 'react';
import type { Viewport } from '../gestures/viewport';
import { useDrawnByView } from './live-view';

/** Zooms and pans what lies on the canvas. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<SVGGElement>(null);
  useDrawnByView(ref, place);
  return <g ref={ref}>{children}</g>;
}

function place(node: SVGGElement, { zoom, panX, panY }: Viewport): void {
  node.setAttribute('transform', `translate(${panX} ${panY}) scale(${zoom})`);
}
