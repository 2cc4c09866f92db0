import { memoizeObject } from '../../base/memoize';
import { shifted, takeOut } from '../../scene/stacks/arrange/stack-tools';
import { planIf, type Plan } from '../../store/command';
import { lockedReason, lockedStayed, nameOf, stepsOf } from '../steps';
import type { Chosen, CommandFacts } from './command-facts';

type Way = -1 | 1;

/** The members of one stack that are selected and may be moved; null for others. */
const membersOf = memoizeObject(({ scene, unlocked }: Chosen) =>
  takeOut(
    scene,
    unlocked.map(({ id }) => id),
  ),
);

const earlier = memoizeObject((chosen: Chosen) => actionFor(chosen, -1));
const later = memoizeObject((chosen: Chosen) => actionFor(chosen, 1));

function actionFor(chosen: Chosen, by: Way) {
  const members = membersOf(chosen);
  return members && shifted(members, by);
}

/** The plan of a command that moves members of a stack towards the beginning of their line, or its end. */
export function planShifted({ chosen }: CommandFacts, by: Way): Plan | null {
  const action = by < 0 ? earlier(chosen) : later(chosen);
  const word = by < 0 ? 'earlier' : 'later';
  return planIf(action !== null, (state) =>
    action === null
      ? []
      : [
          ...stepsOf(state, action, `Move ${nameOf(chosen.unlocked)} ${word}`),
          ...lockedStayed(state),
        ],
  );
}

export function whyNotShifted(facts: CommandFacts, by: Way): string | undefined {
  const end = by < 0 ? 'first' : 'last';
  const reason =
    membersOf(facts.chosen) === null
      ? 'Select a part of one stack'
      : `Already ${end} in its row or column`;
  return lockedReason(facts) ?? reason;
}
