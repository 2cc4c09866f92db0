import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { printGradient, gradientOfStops, type GradientStop } from '../../../../email/gradients';
import { clamp } from '../../../../scene/geometry';
import { moveStop, removeStop } from '../../../../scene/operations/gradient-stops';

interface GradientBarProps {
  /** In the order of their places. */
  readonly stops: readonly GradientStop[];
  /** Counts from 0. */
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
  /** While a stop is dragged. */
  readonly onDraft: (stops: readonly GradientStop[]) => void;
  readonly onCommit: (stops: readonly GradientStop[]) => void;
  /** A press where no stop is, in percent. */
  readonly onAdd: (at: number) => void;
}

/** The colors of a gradient from the left to the right, each with a stop that is dragged, moved by arrow keys, or removed. */
export function GradientBar(props: GradientBarProps) {
  const { stops, chosen, disabled, onChoose, onDraft, onCommit, onAdd } = props;
  const track = useRef<HTMLDivElement>(null);
  const dragged = useRef<readonly GradientStop[] | null>(null);
  const placeOf = ({ clientX }: PointerEvent): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return Math.round(clamp((100 * (clientX - left)) / width, 0, 100));
  };
  const begin = (event: PointerEvent<HTMLElement>, index: number): void => {
    event.stopPropagation();
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = stops;
    onChoose(index);
  };
  const drag = (event: PointerEvent, index: number): void => {
    if (dragged.current === null) return;
    const next = moveStop(stops, index, placeOf(event));
    if (next === stops) return;
    dragged.current = next;
    onDraft(next);
  };
  const end = (): void => {
    const last = dragged.current;
    dragged.current = null;
    if (last !== null) onCommit(last);
  };
  const answer = (event: KeyboardEvent, index: number): void => {
    if (disabled || event.ctrlKey || event.metaKey) return;
    const next = stopsAfterKey(event, stops, index);
    if (next === null) return;
    event.preventDefault();
    onCommit(next);
    if (next.length < stops.length) onChoose(Math.max(0, index - 1));
  };
  return (
    <div
      ref={track}
      {...AS_GROUP}
      aria-label="Colors of the gradient"
      data-gradient-bar=""
      data-keeps-popover=""
      onPointerDown={(event) => {
        if (!disabled && event.button === 0) onAdd(placeOf(event));
      }}
      className="relative mx-2 h-7 touch-none rounded-control border border-edge-strong forced-color-adjust-none"
      style={{ background: printGradient(gradientOfStops(90, stops)) }}
    >
      {stops.map(({ at, color }, index) => {
        const slider = asSlider(index, at, disabled);
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It has the role of a slider.
          <div
            key={slider['aria-label']}
            {...slider}
            aria-valuetext={`${at} percent, ${color}`}
            onFocus={() => onChoose(index)}
            onKeyDown={(event) => answer(event, index)}
            onPointerDown={(event) => begin(event, index)}
            onPointerMove={(event) => drag(event, index)}
            onPointerUp={end}
            onPointerCancel={end}
            className={`finger-target absolute inset-y-0 -my-1 w-3.5 -translate-x-1/2 cursor-ew-resize touch-none rounded-control border-2 border-white shadow-rest outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent pointer-coarse:w-6 ${
              index === chosen ? 'z-1 ring-2 ring-accent' : 'ring-1 ring-edge-strong'
            }`}
            style={{ left: `${at}%`, backgroundColor: color }}
          />
        );
      })}
    </div>
  );
}

const AS_GROUP = { role: 'group' };

function asSlider(index: number, at: number, disabled: boolean) {
  return {
    role: 'slider',
    tabIndex: disabled ? -1 : 0,
    'aria-label': `Stop ${index + 1}`,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': at,
    'aria-disabled': disabled || undefined,
  };
}

const WAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** Arrow keys move a stop by 1 percent, with Shift by 10; Delete removes it. Null for all other keys. */
function stopsAfterKey(
  { key, shiftKey }: KeyboardEvent,
  stops: readonly GradientStop[],
  index: number,
): readonly GradientStop[] | null {
  if (key === 'Delete' || key === 'Backspace') return removeStop(stops, index);
  const at = stops[index]?.at ?? 0;
  const way = WAYS[key];
  if (way !== undefined) return moveStop(stops, index, at + way * (shiftKey ? 10 : 1));
  if (key === 'Home') return moveStop(stops, index, 0);
  return key === 'End' ? moveStop(stops, index, 100) : null;
}
