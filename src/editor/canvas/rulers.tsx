import { useCallback, useRef } from 'react';
import type { Axis, Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import { cx } from '../../ui/cx';
import { rulerTicks } from '../gestures/ruler-ticks';
import { appendNode } from './svg-nodes';
import { translate } from './translate';
import { useOverlay, type CanvasState } from './use-overlay';

/** How wide a ruler is, in px. */
const THICKNESS = 20;
const TICK = { short: 5, long: 8 };

/** How far a view pans until a ruler is drawn anew, in px: it reaches as far beyond both its ends. */
const PAGE = 256;

/** Rulers at the top and the left, following zoom and pan. */
export function Rulers({ width, height }: Size) {
  return (
    <div
      aria-hidden="true"
      data-design-rulers=""
      className="pointer-events-none absolute inset-0 text-[10px] tabular-nums select-none"
    >
      <Ruler axis="x" length={width} className="inset-x-0 top-0 h-5 border-b" />
      <Ruler axis="y" length={height} className="inset-y-0 left-0 w-5 border-r" />
      <div className="absolute top-0 left-0 size-5 border-r border-b border-hairline bg-panel" />
    </div>
  );
}

interface RulerProps {
  readonly axis: Axis;
  readonly length: number;
  readonly className: string;
}

/** A ruler moves with a pan as it is drawn, for as long as it reaches. */
function Ruler({ axis, length, className }: RulerProps) {
  const ref = useRef<SVGSVGElement>(null);
  const partsOf = useCallback(
    ({ view }: CanvasState) => [view.zoom, pageOf(panAlong(view, axis)), axis, length] as const,
    [axis, length],
  );
  const placeOf = useCallback(
    ({ view }: CanvasState) => {
      const pan = panAlong(view, axis);
      const by = pan - pageOf(pan) * PAGE;
      return axis === 'x' ? ([by, 0] as const) : ([0, by] as const);
    },
    [axis],
  );
  useOverlay(ref, partsOf, draw);
  useOverlay(ref, placeOf, translate);
  const reach = length + 2 * PAGE;
  return (
    <div className={cx('absolute overflow-hidden border-hairline bg-panel', className)}>
      <svg
        ref={ref}
        className="absolute fill-ink-muted will-change-transform"
        style={
          axis === 'x'
            ? { top: 0, left: -PAGE, width: reach, height: THICKNESS }
            : { top: -PAGE, left: 0, width: THICKNESS, height: reach }
        }
      />
    </div>
  );
}

function panAlong({ panX, panY }: CanvasState['view'], axis: Axis): number {
  return axis === 'x' ? panX : panY;
}

function pageOf(pan: number): number {
  return Math.floor(pan / PAGE);
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

/** All ticks in one path, and their numbers after it. */
function draw(svg: SVGSVGElement, zoom: number, page: number, axis: Axis, length: number): void {
  const { tick, number } = PLACES[axis];
  const pan = (page + 1) * PAGE;
  const ticks = rulerTicks(length + 2 * PAGE, SCENE_LIMITS.rulerTicks[axis], zoom, pan);
  svg.replaceChildren();
  const d = ticks.map(({ at, isNamed }) => tick(onPixel(at), isNamed ? TICK.long : TICK.short));
  appendNode(svg, 'path', { d: d.join(''), class: 'stroke-edge' });
  for (const { unit, at, isNamed } of ticks) {
    if (!isNamed) continue;
    appendNode(svg, 'text', { transform: number(onPixel(at)) }).textContent = String(unit);
  }
}

/** On half a px, where a line of one px is sharp. */
function onPixel(at: number): number {
  return Math.round(at) + 0.5;
}
