import { memoizeObject } from '../../base/memoize';
import { isReset } from '../../scene/operations/set';
import { selectUnlocked } from '../selectors';
import { lockedReason, lockedStayed, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';
import type { Chosen } from './command-facts';

/** Gives the selected elements back the size and style of their type. */
export const resetSelected: BuilderCommand = {
  id: 'style.reset',
  label: 'Reset to defaults',
  isEnabled: ({ chosen }) => canReset(chosen),
  reason: lockedReason,
  plan: (state) => {
    const ids = selectUnlocked(state).map(({ id }) => id);
    const step = planStep(state, { type: 'scene/elementsReset', ids }, 'Reset to defaults');
    return step && [step, ...lockedStayed(state)];
  },
};

const canReset = memoizeObject(({ unlocked }: Chosen) => !unlocked.every(isReset));
