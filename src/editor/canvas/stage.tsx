import { useRef, type ReactNode } from 'react';
import type { Viewport } from '../gestures/viewport';
import { useViewportEffect } from './live-viewport';

/** Zooms and pans what lies on the canvas. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<SVGGElement>(null);
  useViewportEffect(ref, place);
  return <g ref={ref}>{children}</g>;
}

function place(node: SVGGElement, { zoom, panX, panY }: Viewport): void {
  node.setAttribute('transform', `translate(${panX} ${panY}) scale(${zoom})`);
}
