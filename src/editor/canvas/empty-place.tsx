import type { ReactNode } from 'react';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import { clamp } from '../../scene/geometry';
import { useAppSelector } from '../../store/hooks';
import { floatsBelowStarters, lowestStarters, STARTERS } from '../commands/views/column';
import { frameOf } from '../commands/command-facts';
import { INSETS } from '../gestures/start-view';
import { rulerOf } from '../gestures/viewport';
import { selectScene } from '../selectors';

interface PlaceProps {
  readonly children: ReactNode;
}

const { gap: GAP } = STARTERS;
/** How far the starters stay from the top, below the ruler if there is one; in px. */
const BELOW_RULER = 8;

/** The place below the frame, which stays where it is; over it where the canvas has no room for both, or all of that is asked for. */
export function EmptyPlace({ children }: PlaceProps) {
  const { column, panY, zoom, hasRulers } = useAppSelector(({ view }) => view);
  const { height } = useAppSelector((state) => frameOf(selectScene(state)));
  const bottom = floatsBelowStarters(column);
  const highest = BELOW_RULER + rulerOf({ hasRulers });
  const lowest = Math.max(highest, lowestStarters(column));
  const top = clamp(panY + height * zoom + GAP, highest, lowest);
  return (
    <div
      className="pointer-events-none absolute inset-x-8 flex flex-col items-center max-sm:inset-x-2 has-[[aria-expanded=true]]:top-7!"
      style={{ top, bottom }}
    >
      {children}
    </div>
  );
}

/** In whole percents of the frame, as the zoom that fits it. */
const SHOWN = shownWidth();

/**
 * What the build renders of an empty canvas: the frame, where `startView` puts it in any window, and `EmptyPlace`. What that
 * computes from the size of the canvas, style sheets compute here.
 */
export function PrerenderedPlace({ children }: PlaceProps) {
  const { width, height } = EMPTY_SCENE.frame;
  const { top, bottom, left, right } = INSETS;
  const middle = `50% + (${top - bottom}px + var(--ruler)) / 2`;
  const half = `${SHOWN} * ${height / width / 2}`;
  const lowest = '100% - var(--floats) - var(--least)';
  return (
    <div className="pointer-events-none absolute inset-0 @container">
      <div className={LENGTHS}>
        <div
          className="absolute bg-white shadow-[0_0_1px_rgb(50_40_20/0.45),0_2px_8px_rgb(50_40_20/0.10)]"
          style={{
            width: SHOWN,
            aspectRatio: `${width} / ${height}`,
            top: `max(${top}px + var(--ruler), min(${middle} - ${half}, ${lowest} - ${GAP}px - 2 * ${half}))`,
            left: `calc(50% + (${left - right}px + var(--ruler)) / 2 - ${SHOWN} / 2)`,
          }}
        />
        <div
          className="absolute inset-x-8 flex flex-col items-center max-sm:inset-x-2"
          style={{
            top: `max(${BELOW_RULER}px + var(--ruler), min(${middle} + ${half} + ${GAP}px, ${lowest}))`,
            bottom: 'var(--floats)',
          }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** What `floatsBelowStarters` and `STARTERS` state in numbers. */
const LENGTHS =
  'absolute inset-0 [--floats:64px] [--least:220px] short:[--least:150px] not-short:@max-[1020px]:[--floats:112px] @max-[640px]:[--floats:136px] @max-[480px]:[--least:172px]';

function shownWidth(): string {
  const { width } = EMPTY_SCENE.frame;
  const { left, right } = INSETS;
  return `round(down, min(${width}px, 100cqw - ${left + right}px - var(--ruler)), ${width / 100}px)`;
}
