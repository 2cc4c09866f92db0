import { useId, useRef, useState } from 'react';
import { SCENE_LIMITS } from '../../../scene/limits';
import { useAppSelector } from '../../../store/hooks';
import type { Viewport } from '../../gestures/viewport';
import { moveAsDrawn } from '../pointer/move-as-drawn';
import { setAll } from '../drawing/svg-nodes';
import { PaleFrame } from './frame';
import { useOverlay, viewParts } from './use-overlay';
import { whileInMotion } from '../viewport/while-in-motion';

const CELL = SCENE_LIMITS.grid;
const DOT_PX = 0.8;

/** Dots, one to a cell, as far as the canvas is seen; paler on the frame. */
export function Grid() {
  const isShown = useAppSelector(
    ({ view: { hasGrid, isPreview, isDifference } }) => hasGrid && !isPreview && !isDifference,
  );
  return (
    isShown && (
      <>
        <Dots />
        <PaleFrame />
      </>
    )
  );
}

/** The widest cell, in px: as far the dots reach beyond the canvas, so that a pan can move them as they are. */
const MARGIN = CELL * SCENE_LIMITS.zoom.max;

/** More than the canvas, for the moment in which a zoom makes them smaller. */
const SPAN = `calc(150% + ${MARGIN}px)`;

function Dots() {
  const patternId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [follow] = useState(() =>
    whileInMotion<SVGSVGElement>({ draw, move: moveDots, reach: Infinity }),
  );
  useOverlay(svg, viewParts, follow);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      data-design-grid=""
      className="pointer-events-none absolute origin-top-left will-change-transform"
      style={{ top: -MARGIN, left: -MARGIN, width: SPAN, height: SPAN }}
    >
      <pattern id={patternId} patternUnits="userSpaceOnUse">
        <circle r={DOT_PX} className="fill-edge/75 forced-colors:fill-[GrayText]" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

function draw(svg: SVGSVGElement, view: Viewport): void {
  const cell = CELL * view.zoom;
  const [pattern] = svg.getElementsByTagName('pattern');
  const [dot] = svg.getElementsByTagName('circle');
  if (pattern) setAll(pattern, { x: -cell / 2, y: -cell / 2, width: cell, height: cell });
  if (dot) setAll(dot, { cx: cell / 2, cy: cell / 2 });
  moveDots(svg, view, view);
}

/** Dots that are off by a whole cell are the same. */
function moveDots(svg: SVGSVGElement, { zoom, panX, panY }: Viewport, drawn: Viewport): void {
  const cell = CELL * zoom;
  moveAsDrawn(svg, rest(panX + MARGIN, cell), rest(panY + MARGIN, cell), zoom / drawn.zoom);
}

function rest(length: number, of: number): number {
  return ((length % of) + of) % of;
}
