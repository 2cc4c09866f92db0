import type { Point } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { legalOffset } from '../../../scene/operations/move';
import type { AppThunk, RootState } from '../../../store/state';
import { burstOf, labelsUntied, lockedReason, lockedStayed, nameIn, stepsOf } from '../../steps';
import { planIf } from '../../../store/command';
import type { BuilderCommand } from '../builder-command';
import { cornersOfAll } from '../command-facts';

const DIRECTIONS = [
  { key: 'ArrowLeft', word: 'left', dx: -1, dy: 0 },
  { key: 'ArrowRight', word: 'right', dx: 1, dy: 0 },
  { key: 'ArrowUp', word: 'up', dx: 0, dy: -1 },
  { key: 'ArrowDown', word: 'down', dx: 0, dy: 1 },
] as const;

const SIZES = [
  { id: 'small', shift: false, by: SCENE_LIMITS.nudge.small },
  { id: 'large', shift: true, by: SCENE_LIMITS.nudge.large },
] as const;

/** A rest longer than this ends a burst. */
const LONGEST_REST_MS = 1000;

/** Arrow keys, alone and with Shift. A burst of one of them on the same elements is one entry of the history. */
export const NUDGE_COMMANDS = SIZES.flatMap(({ id, shift, by }) =>
  DIRECTIONS.map(({ key, word, dx, dy }): BuilderCommand => ({
    id: `nudge.${id}.${word}`,
    label: `Nudge ${word} by ${by}`,
    listedAs: `Nudge by ${by}`,
    shortcuts: [{ key, ...(shift ? { shift } : {}) }],
    repeats: true,
    reason: lockedReason,
    plan: ({ chosen: { scene, unlocked } }) =>
      planIf(
        isNudged(legalOffset(cornersOfAll(unlocked), { x: dx, y: dy })),
        (state, { nowMs }) => {
          const ids = unlocked.map((element) => element.id);
          const action = { type: 'scene/elementsMoved', ids, dx: dx * by, dy: dy * by } as const;
          const burst = burstOf(`nudge ${id} ${word}`, LONGEST_REST_MS, state, nowMs);
          return [
            ...stepsOf(state, action, `Move ${nameIn(scene, unlocked)}`, burst),
            noteUntied(state),
            ...lockedStayed(state),
          ];
        },
      ),
  })),
);

/** Looks at what the step before it has come to. */
function noteUntied(before: RootState): AppThunk {
  return (dispatch, getState) => {
    for (const notice of labelsUntied(before, getState())) dispatch(notice);
  };
}

function isNudged({ x, y }: Point): boolean {
  return x !== 0 || y !== 0;
}
