import { useCallback, useRef, type KeyboardEvent } from 'react';
import { clamp } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { useAppStore } from '../../../store/hooks';
import { cx } from '../../../ui/cx';
import { guideOnScreen, type GuideGrip } from '../../gestures/ruler-guides';
import type { Viewport } from '../../gestures/viewport';
import { focusCanvas } from '../focus-canvas';
import { useOverlay, type CanvasState } from '../overlay/use-overlay';
import { GuideField } from './guide-field';

interface GuideLineProps {
  readonly grip: GuideGrip;
  /** In canvas units. */
  readonly at: number;
  /** Whether a release would remove it. */
  readonly isGone?: boolean;
  readonly isHeld: boolean;
  /** Another place, null to remove it; changes of one group are one step. Missing for a guide that is not there yet. */
  readonly onChange?: (at: number | null, group?: string) => void;
  /** Whether its position is being typed. */
  readonly isTyped?: boolean;
  readonly onTyped?: (isTyped: boolean) => void;
}

/** A guide with its position in a pill while it is moved or has the focus. */
export function GuideLine({
  grip: { axis },
  at,
  isGone = false,
  isHeld,
  onChange,
  isTyped = false,
  onTyped,
}: GuideLineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const burst = useRef('');
  const store = useAppStore();
  const draw = useCallback(
    (node: HTMLElement, view: Viewport) => {
      const beside = `calc(${guideOnScreen(axis, at, view)}px - var(--ruler))`;
      node.style.transform = axis === 'x' ? `translateX(${beside})` : `translateY(${beside})`;
      const { clientWidth: room = Number.POSITIVE_INFINITY, offsetLeft: ruler = 0 } =
        node.parentElement ?? {};
      const place = guideOnScreen(axis, at, view) - ruler;
      node.toggleAttribute(
        'data-back',
        axis === 'x' ? place > room - PILL.width : place < PILL.height,
      );
    },
    [axis, at],
  );
  useOverlay(ref, viewOf, draw);
  const remove = () => {
    onChange?.(null);
    focusCanvas(store.getState().selection);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event);
    const sign = SIGNS[axis][event.key];
    if (sign !== undefined && by !== null) {
      onChange?.(clamp(at + sign * by, min, max), burst.current);
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (event.key === 'Enter') onTyped?.(true);
    else if (event.key === 'Escape') focusCanvas(store.getState().selection);
    else if (!LEAPS.test(event.key)) return;
    event.preventDefault();
  };
  const label = `${axis === 'x' ? 'Vertical' : 'Horizontal'} guide`;
  return (
    <div
      ref={ref}
      className={cx(
        'group absolute top-0 left-0',
        axis === 'x' ? 'h-full w-px' : 'h-px w-full',
        isGone && 'opacity-0',
      )}
    >
      <input
        type="range"
        min={min}
        max={max}
        value={at}
        tabIndex={onChange === undefined ? -1 : 0}
        aria-label={`${label} at ${at}`}
        aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
        data-guide={onChange === undefined ? undefined : axis}
        // What takes presses is the canvas; the size is that of what a press takes.
        className={cx(
          'peer absolute m-0 appearance-none opacity-0',
          axis === 'x' ? 'inset-y-0 -left-3 w-6' : 'inset-x-0 -top-3 h-6',
        )}
        onFocus={() => {
          burst.current = `guide ${Date.now()}`;
        }}
        onChange={({ target }) => onChange?.(target.valueAsNumber, burst.current)}
        onKeyDown={onKeyDown}
      />
      <div
        className={cx(
          'size-full bg-guide forced-colors:bg-[Highlight]',
          axis === 'x'
            ? 'peer-focus:shadow-[1px_0_var(--guide)]'
            : 'peer-focus:shadow-[0_1px_var(--guide)]',
          isHeld || 'opacity-75 peer-focus:opacity-100',
        )}
      />
      {isTyped ? (
        <GuideField
          label={`Position of the ${label.toLowerCase()}`}
          value={at}
          className={cx(PLACES[axis], 'pointer-events-auto')}
          onEnd={(next) => {
            onTyped?.(false);
            if (next !== null) onChange?.(next);
            ref.current?.querySelector<HTMLElement>('[data-guide]')?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <span
          aria-hidden="true"
          data-guide-place={at}
          className={cx(
            'h-4 items-center rounded-full bg-guide px-1.5 text-[11px] font-medium text-on-guide tabular-nums select-none',
            PLACES[axis],
            isHeld ? 'flex' : 'hidden peer-focus:flex',
          )}
        >
          {at}
        </span>
      )}
    </div>
  );
}

function viewOf({ view }: CanvasState) {
  return [view] as const;
}

/** As much room the pill needs beside the line, in px. */
const PILL = { width: 56, height: 22 };

/** Where the pill stands: at the end of the line that is at its ruler. */
const PLACES = {
  x: 'absolute top-1.5 left-1 group-data-back:left-auto group-data-back:right-1',
  y: 'absolute left-1.5 bottom-1 group-data-back:bottom-auto group-data-back:top-1',
} as const;

/** Keys that would take it further than is meant. */
const LEAPS = /^(?:Arrow|Page|Home|End)/;

const { min, max } = SCENE_LIMITS.guidePlace;

/** Which way arrow keys go. */
const SIGNS: Readonly<Record<GuideGrip['axis'], Readonly<Record<string, 1 | -1>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
};

/** How far an arrow key goes; null where it is held with what makes it another key. */
function stepOf({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  return shiftKey ? SCENE_LIMITS.nudge.large : SCENE_LIMITS.nudge.small;
}
