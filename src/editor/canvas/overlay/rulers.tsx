import { useMemo, useRef } from 'react';
import type { Axis, Size } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { cx } from '../../../ui/cx';
import { rulerTicks } from '../../gestures/ruler-ticks';
import { panAlong, RULER, type Viewport } from '../../gestures/viewport';
import { wayAlong } from '../pointer/move-as-drawn';
import { appendNode } from '../drawing/svg-nodes';
import { useOverlay, viewParts } from './use-overlay';
import { whileInMotion } from '../viewport/while-in-motion';

/** How wide a ruler is, in px. */
const THICKNESS = RULER;
const TICK = { short: 5, long: 8 };

/** How far a ruler reaches beyond both its ends, in px: as far it can be moved as it is. */
const REACH = 256;

interface RulersProps extends Size {
  /** Whether only the size of the screen decides whether they are shown. */
  readonly isUndecided: boolean;
}

/** Rulers at the top and the left, following zoom and pan. */
export function Rulers({ width, height, isUndecided }: RulersProps) {
  return (
    <div
      aria-hidden="true"
      data-design-rulers=""
      className={cx(
        'pointer-events-none absolute inset-0 text-[10px] tabular-nums select-none',
        isUndecided && 'handheld:hidden',
      )}
    >
      <Ruler axis="x" length={width} className="inset-x-0 top-0 h-5 border-b" />
      <Ruler axis="y" length={height} className="inset-y-0 left-0 w-5 border-r" />
      {/* Numbers fade out at the corner, where they would be cut. */}
      <div className="absolute top-0 left-5 h-4.75 w-5 bg-linear-to-r from-panel to-transparent" />
      <div className="absolute top-5 left-0 h-5 w-4.75 bg-linear-to-b from-panel to-transparent" />
      <div className="absolute top-0 left-0 size-5 border-r border-b border-hairline bg-panel" />
    </div>
  );
}

interface RulerProps {
  readonly axis: Axis;
  readonly length: number;
  readonly className: string;
}

function Ruler({ axis, length, className }: RulerProps) {
  const ref = useRef<SVGSVGElement>(null);
  const follow = useMemo(
    () =>
      whileInMotion<SVGSVGElement>({
        draw: (svg, view) => draw(svg, axis, length, view),
        move: (svg, view, drawn) => move(svg, axis, view, drawn),
        reach: REACH,
      }),
    [axis, length],
  );
  useOverlay(ref, viewParts, follow);
  const reach = length + 2 * REACH;
  return (
    <div className={cx('absolute overflow-clip border-hairline bg-panel', className)}>
      <svg
        ref={ref}
        className="absolute origin-top-left fill-ink-muted will-change-transform"
        style={
          axis === 'x'
            ? { top: 0, left: -REACH, width: reach, height: THICKNESS }
            : { top: -REACH, left: 0, width: THICKNESS, height: reach }
        }
      />
    </div>
  );
}

/** Numbers are stretched with the ruler, for the moment until it is drawn again. */
function move({ style }: SVGSVGElement, axis: Axis, view: Viewport, drawn: Viewport): void {
  const by = view.zoom / drawn.zoom;
  const to = wayAlong(axis, REACH, view, drawn);
  style.transform =
    axis === 'x'
      ? `translate(${to}px, 0) scale(${by}, 1)`
      : `translate(0, ${to}px) scale(1, ${by})`;
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
function draw(svg: SVGSVGElement, axis: Axis, length: number, view: Viewport): void {
  const { tick, number } = PLACES[axis];
  const pan = REACH + panAlong(view, axis);
  const ticks = rulerTicks(length + 2 * REACH, SCENE_LIMITS.rulerTick, view.zoom, pan);
  const d = ticks.map(({ at, isNamed }) => tick(onPixel(at), isNamed ? TICK.long : TICK.short));
  svg.style.transform = '';
  svg.replaceChildren();
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
