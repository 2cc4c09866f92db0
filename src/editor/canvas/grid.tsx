import { useId, useRef } from 'react';
import { SCENE_LIMITS } from '../../scene/limits';
import { useAppSelector } from '../../store/hooks';
import { setAll } from './svg-nodes';
import { translate } from './translate';
import { useOverlay, type CanvasState } from './use-overlay';

const CELL = SCENE_LIMITS.grid;
const DOT_PX = 0.8;

/** Dots, one to a cell, as far as the canvas is seen. */
export function Grid() {
  const isShown = useAppSelector(
    ({ view: { hasGrid, isPreview, isDifference } }) => hasGrid && !isPreview && !isDifference,
  );
  return isShown && <Dots />;
}

/** The widest cell, in px: as far the dots reach beyond the canvas, so that a pan can move them as they are. */
const MARGIN = CELL * SCENE_LIMITS.zoom.max;

function Dots() {
  const patternId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const pattern = useRef<SVGPatternElement>(null);
  useOverlay(pattern, zoomOf, drawCell);
  useOverlay(svg, placeInCell, translate);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      data-design-grid=""
      className="pointer-events-none absolute will-change-transform"
      style={{
        top: -MARGIN,
        left: -MARGIN,
        width: `calc(100% + ${MARGIN}px)`,
        height: `calc(100% + ${MARGIN}px)`,
      }}
    >
      <pattern ref={pattern} id={patternId} patternUnits="userSpaceOnUse">
        <circle r={DOT_PX} className="fill-edge/75" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

function zoomOf({ view }: CanvasState) {
  return [view.zoom] as const;
}

function drawCell(pattern: SVGPatternElement, zoom: number): void {
  const cell = CELL * zoom;
  setAll(pattern, { x: -cell / 2, y: -cell / 2, width: cell, height: cell });
  if (pattern.firstElementChild !== null) {
    setAll(pattern.firstElementChild, { cx: cell / 2, cy: cell / 2 });
  }
}

/** Where the first dot lies: one that is off by a whole cell is the same. */
function placeInCell({ view: { zoom, panX, panY } }: CanvasState) {
  const cell = CELL * zoom;
  return [rest(panX + MARGIN, cell), rest(panY + MARGIN, cell)] as const;
}

function rest(length: number, of: number): number {
  return ((length % of) + of) % of;
}
