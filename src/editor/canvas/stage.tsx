import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Size } from '../../scene/geometry';
import type { Viewport } from '../gestures/viewport';
import { useLiveViewportStore } from './live-viewport';

/**
 * How far the drawing reaches beyond the canvas on each side, in px: what comes into sight while the view is in motion is there
 * already. It is clipped there: a drawing that reaches as far as what it holds is another layer with each move.
 */
const MARGIN = 512;

/**
 * The box of the drawing that holds the stage, over a canvas of a size. In px: of a drawing whose size is a share of something
 * a browser lays out every text anew whenever anything is laid out.
 */
export function stageBox({ width, height }: Size) {
  return { top: -MARGIN, left: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** While the view is in motion, how long the drawing is moved as it is before it is drawn anew, sharp. */
const REDRAW_MS = 120;

/**
 * Zooms and pans what lies on the canvas. While the view is in motion the whole drawing is moved as it is, which is a
 * compositor's work; it is drawn anew now and then, and once the view rests. Only a drawing can be moved so, no part of it.
 */
export function Stage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<SVGGElement>(null);
  const { get, isInMotion, subscribe } = useLiveViewportStore();
  useLayoutEffect(() => {
    const group = ref.current;
    if (group === null) return;
    let drawn = get();
    let wasInMotion = false;
    let due = 0;
    const draw = (view: Viewport) => {
      drawn = view;
      due = performance.now() + REDRAW_MS;
      drawAt(group, view);
    };
    const follow = () => {
      const view = get();
      const isMoving = isInMotion();
      if (isMoving && !wasInMotion) due = performance.now() + REDRAW_MS;
      wasInMotion = isMoving;
      if (view === drawn) return;
      if (isMoving && performance.now() < due) moveTo(group, view, drawn);
      else draw(view);
    };
    draw(drawn);
    return subscribe(follow);
  }, [get, isInMotion, subscribe]);
  return <g ref={ref}>{children}</g>;
}

function drawAt(group: SVGGElement, { zoom, panX, panY }: Viewport): void {
  group.setAttribute('transform', `translate(${MARGIN + panX} ${MARGIN + panY}) scale(${zoom})`);
  group.ownerSVGElement?.style.removeProperty('transform');
}

/** Moves what was drawn for one view to where another has it. */
function moveTo({ ownerSVGElement: svg }: SVGGElement, view: Viewport, drawn: Viewport): void {
  const by = view.zoom / drawn.zoom;
  const x = MARGIN + view.panX - (MARGIN + drawn.panX) * by;
  const y = MARGIN + view.panY - (MARGIN + drawn.panY) * by;
  svg?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${by})`);
}
