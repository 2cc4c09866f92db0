import type { Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import { useBuilderSelector } from '../../store/builder-hooks';
import { rulerTicks, type RulerTick } from '../gestures/ruler-ticks';

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

/** All ticks in one path: a zoom moves each of them. */
function HorizontalTicks({ length, zoom, pan }: TicksProps) {
  const ticks = rulerTicks(length, SCENE_LIMITS.rulerTicks.x, zoom, pan).map(onPixel);
  const path = ticks.map((tick) => `M${tick.at} ${THICKNESS - 1}v${tickLength(tick)}`);
  return (
    <>
      <path d={path.join('')} className="stroke-edge" />
      {ticks.filter(isNamed).map(({ unit, at }) => (
        <text key={unit} transform={`translate(${at + 3} ${THICKNESS - 7})`}>
          {unit}
        </text>
      ))}
    </>
  );
}

function VerticalTicks({ length, zoom, pan }: TicksProps) {
  const ticks = rulerTicks(length, SCENE_LIMITS.rulerTicks.y, zoom, pan).map(onPixel);
  const path = ticks.map((tick) => `M${THICKNESS - 1} ${tick.at}h${tickLength(tick)}`);
  return (
    <>
      <path d={path.join('')} className="stroke-edge" />
      {ticks.filter(isNamed).map(({ unit, at }) => (
        <text key={unit} transform={`translate(${THICKNESS - 7} ${at - 3}) rotate(-90)`}>
          {unit}
        </text>
      ))}
    </>
  );
}

/** On half a px, where a line of one px is sharp. */
function onPixel(tick: RulerTick): RulerTick {
  return { ...tick, at: Math.round(tick.at) + 0.5 };
}

function tickLength({ isNamed: isLong }: RulerTick): number {
  return isLong ? -TICK.long : -TICK.short;
}

function isNamed(tick: RulerTick): boolean {
  return tick.isNamed;
}
