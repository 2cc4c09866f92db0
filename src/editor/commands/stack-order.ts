import { STACKS } from '../lazy-stacks';
import type { BuilderCommand } from './builder-command';

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
  reason: (facts) => STACKS.current()?.whyNotShifted(facts, by),
  plan: (facts) => STACKS.current()?.planShifted(facts, by) ?? null,
}));
