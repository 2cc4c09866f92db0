import type { Plan } from '../../../store/command';
import { STACKS } from '../../lazy-stacks';
import { lockedReason, lockedStayed, nameOf, stepsOf } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import type { Chosen } from '../command-facts';

const STEPS = [
  ['Earlier', 'ArrowUp', -1],
  ['Later', 'ArrowDown', 1],
] as const;

/** Move members of a stack by one place along their row or column; the distances stay where they are. */
export const STACK_ORDER_COMMANDS = STEPS.map(([word, key, by]): BuilderCommand => ({
  id: `arrange.stack${word}`,
  label: `Move ${word.toLowerCase()} in stack`,
  shortcuts: [{ key, alt: true }],
  repeats: true,
  reason: (facts) => lockedReason(facts) ?? 'No place in a stack to move to',
  plan: ({ chosen }) => planShift(chosen, by),
}));

function planShift(chosen: Chosen, by: -1 | 1): Plan | null {
  const { unlocked } = chosen;
  const action = STACKS.current()?.STACK_TOOLS.shiftsOf(chosen).get(by);
  if (action === undefined) return null;
  return (state) => [...stepsOf(state, action, `Move ${nameOf(unlocked)}`), ...lockedStayed(state)];
}
