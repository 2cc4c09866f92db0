import { memoizeObject } from '../../base/memoize';
import { isReset } from '../../scene/operations/set';
import { lockedReason, lockedStayed, stepsOf } from '../steps';
import { planIf } from '../../store/command';
import type { BuilderCommand } from './builder-command';
import type { Chosen } from './command-facts';

/** Gives the selected elements back the size and style of their type. */
export const resetSelected: BuilderCommand = {
  id: 'style.reset',
  label: 'Reset to defaults',
  reason: lockedReason,
  plan: ({ chosen }) =>
    planIf(canReset(chosen), (state) => {
      const ids = chosen.unlocked.map(({ id }) => id);
      return [
        ...stepsOf(state, { type: 'scene/elementsReset', ids }, 'Reset to defaults'),
        ...lockedStayed(state),
      ];
    }),
};

const canReset = memoizeObject(({ unlocked }: Chosen) => !unlocked.every(isReset));
