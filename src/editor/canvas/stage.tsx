import type { ReactNode } from 'react';
import { useBuilderSelector } from '../../store/builder-hooks';

/** Zooms and pans what lies on the canvas. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const { zoom, panX, panY } = useBuilderSelector((state) => state.view);
  return <g transform={`translate(${panX} ${panY}) scale(${zoom})`}>{children}</g>;
}
