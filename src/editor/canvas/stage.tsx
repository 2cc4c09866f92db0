import { useRef, useState, type ReactNode } from 'react';
import type { Size } from '../../scene/geometry';
import type { Viewport } from '../gestures/viewport';
import { moveAsDrawn, wayAlong } from './pointer/move-as-drawn';
import { useOverlay, viewParts } from './overlay/use-overlay';
import { whileInMotion } from './viewport/while-in-motion';

/**
 * How far the drawing reaches beyond the canvas on each side, in px: what comes into sight while the view is in motion is there
 * already. It is clipped there: a drawing that reaches as far as what it holds is another layer with each move.
 */
const MARGIN = 512;

/**
 * The box of the drawing that holds the stage, over a canvas of a size. In px: of a drawing whose size is a share of something
 * a browser lays out every text again whenever anything is laid out.
 */
export function stageBox({ width, height }: Size) {
  return { top: -MARGIN, left: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Zooms and pans what lies on the canvas. Only a drawing can be moved as it is, no part of it: so the one around is. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<SVGGElement>(null);
  const [follow] = useState(() => whileInMotion({ draw: drawAt, move: moveTo, reach: MARGIN / 2 }));
  useOverlay(ref, viewParts, follow);
  return <g ref={ref}>{children}</g>;
}

function drawAt(group: SVGGElement, { zoom, panX, panY }: Viewport): void {
  group.setAttribute('transform', `translate(${MARGIN + panX} ${MARGIN + panY}) scale(${zoom})`);
  group.ownerSVGElement?.style.removeProperty('transform');
}

function moveTo({ ownerSVGElement: svg }: SVGGElement, view: Viewport, drawn: Viewport): void {
  if (svg === null) return;
  const [x, y] = [wayAlong('x', MARGIN, view, drawn), wayAlong('y', MARGIN, view, drawn)];
  moveAsDrawn(svg, x, y, view.zoom / drawn.zoom);
}
