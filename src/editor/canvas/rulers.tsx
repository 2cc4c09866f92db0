import type { Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import { useBuilderSelector } from '../../store/builder-hooks';
import { rulerTicks } from '../gestures/ruler-ticks';

/** How wide a ruler is, in px. */
const THICKNESS = 20;
const TICK = { short: 5, long: 8 };

/** Rulers at the top and the left, following zoom and pan. */
export function Rulers({ width, height }: Size) {
  const { zoom, panX, panY, isPreview } = useBuilderSelector((state) => state.view);
  if (isPreview) return null;
  return (
    <g
      aria-hidden="true"
      data-design-rulers=""
      className="pointer-events-none fill-ink-muted text-[10px] tabular-nums select-none"
    >
      <rect width={width} height={THICKNESS} className="fill-panel" />
      <rect width={THICKNESS} height={height} className="fill-panel" />
      <HorizontalTicks length={width} zoom={zoom} pan={panX} />
      <VerticalTicks length={height} zoom={zoom} pan={panY} />
      <rect width={THICKNESS} height={THICKNESS} className="fill-panel" />
      <path
        d={`M0 ${THICKNESS - 0.5}H${width}M${THICKNESS - 0.5} 0V${height}`}
        className="stroke-hairline"
      />
    </g>
  );
}

interface TicksProps {
  readonly length: number;
  readonly zoom: number;
  /** Where unit 0 lies along the ruler, in px. */
  readonly pan: number;
}

function HorizontalTicks({ length, zoom, pan }: TicksProps) {
  return rulerTicks(length, SCENE_LIMITS.rulerTicks.x, zoom, pan).map(({ unit, at, isNamed }) => (
    <g key={unit} transform={`translate(${Math.round(at) + 0.5} ${THICKNESS - 1})`}>
      <path d={`M0 0V${isNamed ? -TICK.long : -TICK.short}`} className="stroke-edge" />
      {isNamed && (
        <text x={3} y={-6}>
          {unit}
        </text>
      )}
    </g>
  ));
}

function VerticalTicks({ length, zoom, pan }: TicksProps) {
  return rulerTicks(length, SCENE_LIMITS.rulerTicks.y, zoom, pan).map(({ unit, at, isNamed }) => (
    <g key={unit} transform={`translate(${THICKNESS - 1} ${Math.round(at) + 0.5})`}>
      <path d={`M0 0H${isNamed ? -TICK.long : -TICK.short}`} className="stroke-edge" />
      {isNamed && (
        <text x={3} y={-6} transform="rotate(-90)">
          {unit}
        </text>
      )}
    </g>
  ));
}
