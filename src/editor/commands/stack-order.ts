import { memoizeObject } from '../../base/memoize';
import { planIf, type Shortcut } from '../../store/command';
import { STACKS } from '../lazy-stacks';
import { lockedReason, lockedStayed, nameOf, stepsOf } from '../steps';
import type { BuilderCommand } from './builder-command';
import type { Chosen } from './command-facts';

const STEPS = [
  { id: 'Earlier', word: 'earlier', by: -1, key: 'ArrowUp', end: 'first' },
  { id: 'Later', word: 'later', by: 1, key: 'ArrowDown', end: 'last' },
] as const;

/** The members of one stack that are selected and may be moved; null for others. */
const membersOf = memoizeObject(({ scene, unlocked }: Chosen) => {
  const ids = unlocked.map(({ id }) => id);
  return STACKS.current()?.STACK_TOOLS.takeOut(scene, ids) ?? null;
});

/** Move members of a stack by one place along their row or column; the distances stay where they are. */
export const STACK_ORDER_COMMANDS = STEPS.map(({ id, word, by, key, end }): BuilderCommand => {
  const shortcut: Shortcut = { key, alt: true };
  const moved = memoizeObject((chosen: Chosen) => {
    const members = membersOf(chosen);
    return members && (STACKS.current()?.STACK_TOOLS.shifted(members, by) ?? null);
  });
  // What was asked before it had loaded would stay unanswered.
  const actionOf = (chosen: Chosen) => (STACKS.current() === null ? null : moved(chosen));
  return {
    id: `arrange.stack${id}`,
    label: `Move ${word} in stack`,
    shortcuts: [shortcut],
    repeats: true,
    reason: (facts) =>
      lockedReason(facts) ??
      (facts.chosen.elements.some(({ stack }) => stack !== undefined)
        ? `Already ${end} in its row or column`
        : 'No part of a stack is selected'),
    plan: ({ chosen }) => {
      const action = actionOf(chosen);
      return planIf(action !== null, (state) =>
        action === null
          ? []
          : [
              ...stepsOf(state, action, `Move ${nameOf(chosen.unlocked)} ${word}`),
              ...lockedStayed(state),
            ],
      );
    },
  };
});
