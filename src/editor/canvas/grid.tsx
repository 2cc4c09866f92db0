import { useId, useRef } from 'react';
import { SCENE_LIMITS } from '../../scene/limits';
import { useAppSelector } from '../../store/hooks';
import type { Viewport } from '../gestures/viewport';
import { useViewportEffect } from './live-viewport';

const CELL = SCENE_LIMITS.grid;
const DOT_PX = 0.8;

/** Dots, one to a cell, as far as the canvas is seen. */
export function Grid() {
  const isShown = useAppSelector(
    ({ view: { hasGrid, isPreview, isDifference } }) => hasGrid && !isPreview && !isDifference,
  );
  return isShown && <Dots />;
}

function Dots() {
  const patternId = useId();
  const ref = useRef<SVGPatternElement>(null);
  useViewportEffect(ref, place);
  return (
    <svg
      aria-hidden="true"
      data-design-grid=""
      className="pointer-events-none absolute inset-0 size-full"
    >
      <defs>
        <pattern
          ref={ref}
          id={patternId}
          width={CELL}
          height={CELL}
          x={-CELL / 2}
          y={-CELL / 2}
          patternUnits="userSpaceOnUse"
        >
          <circle cx={CELL / 2} cy={CELL / 2} className="fill-edge/75" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

function place(pattern: SVGPatternElement, { zoom, panX, panY }: Viewport): void {
  pattern.setAttribute('patternTransform', `translate(${panX} ${panY}) scale(${zoom})`);
  pattern.firstElementChild?.setAttribute('r', String(DOT_PX / zoom));
}
