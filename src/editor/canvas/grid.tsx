import { useId } from 'react';
import { SCENE_LIMITS } from '../../scene/limits';
import { useBuilderSelector } from '../../store/builder-hooks';

const CELL = SCENE_LIMITS.grid;
const DOT_PX = 0.8;

/** Dots, one to a cell, as far as the canvas is seen. */
export function Grid() {
  const { zoom, panX, panY, hasGrid, isPreview, isDifference } = useBuilderSelector(
    (state) => state.view,
  );
  const patternId = useId();
  if (!hasGrid || isPreview || isDifference) return null;
  return (
    <g aria-hidden="true" data-design-grid="" className="pointer-events-none">
      <defs>
        <pattern
          id={patternId}
          width={CELL}
          height={CELL}
          x={-CELL / 2}
          y={-CELL / 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${panX} ${panY}) scale(${zoom})`}
        >
          <circle cx={CELL / 2} cy={CELL / 2} r={DOT_PX / zoom} className="fill-edge/75" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </g>
  );
}
