import { useCallback, useRef } from 'react';
import type { Axis, Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import { rulerTicks, type RulerTick } from '../gestures/ruler-ticks';
import type { Viewport } from '../gestures/viewport';
import { appendNode } from './append-node';
import { useViewportEffect } from './live-viewport';

/** How wide a ruler is, in px. */
const THICKNESS = 20;
const TICK = { short: 5, long: 8 };

/** Rulers at the top and the left, following zoom and pan. */
export function Rulers({ width, height }: Size) {
  return (
    <g data-design-rulers="" className="fill-ink-muted text-[10px] tabular-nums">
      <rect width={width} height={THICKNESS} className="fill-panel" />
      <rect width={THICKNESS} height={height} className="fill-panel" />
      <Ticks axis="x" length={width} />
      <Ticks axis="y" length={height} />
      <rect width={THICKNESS} height={THICKNESS} className="fill-panel" />
      <path
        d={`M0 ${THICKNESS - 0.5}H${width}M${THICKNESS - 0.5} 0V${height}`}
        className="stroke-hairline"
      />
    </g>
  );
}

interface TicksProps {
  readonly axis: Axis;
  readonly length: number;
}

/** All ticks in one path, which is drawn anew with each view, and their numbers after it. */
function Ticks({ axis, length }: TicksProps) {
  const ref = useRef<SVGGElement>(null);
  const draw = useCallback(
    (node: SVGGElement, { zoom, panX, panY }: Viewport) => {
      const pan = axis === 'x' ? panX : panY;
      drawTicks(node, axis, rulerTicks(length, SCENE_LIMITS.rulerTicks[axis], zoom, pan));
    },
    [axis, length],
  );
  useViewportEffect(ref, draw);
  return (
    <g ref={ref}>
      <path className="stroke-edge" />
    </g>
  );
}

/** Where a tick begins, how it goes on, and where its number stands. */
const PLACES = {
  x: {
    tick: (at: number, size: number) => `M${at} ${THICKNESS - 1}v-${size}`,
    number: (at: number) => `translate(${at + 3} ${THICKNESS - 7})`,
  },
  y: {
    tick: (at: number, size: number) => `M${THICKNESS - 1} ${at}h-${size}`,
    number: (at: number) => `translate(${THICKNESS - 7} ${at - 3}) rotate(-90)`,
  },
};

function drawTicks(group: SVGGElement, axis: Axis, ticks: readonly RulerTick[]): void {
  const { tick, number } = PLACES[axis];
  const [path, ...labels] = group.children;
  const d = ticks.map(({ at, isNamed }) => tick(onPixel(at), isNamed ? TICK.long : TICK.short));
  path?.setAttribute('d', d.join(''));
  const named = ticks.filter(({ isNamed }) => isNamed);
  named.forEach(({ unit, at }, index) => {
    const label = labels[index] ?? appendNode(group, 'text');
    const words = String(unit);
    if (label.textContent !== words) label.textContent = words;
    label.setAttribute('transform', number(onPixel(at)));
  });
  for (const label of labels.slice(named.length)) label.remove();
}

/** On half a px, where a line of one px is sharp. */
function onPixel(at: number): number {
  return Math.round(at) + 0.5;
}
