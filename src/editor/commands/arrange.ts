import type { AlignEdge, OrderStep } from '../../scene/actions';
import { selectSelected, selectUnlocked } from '../selectors';
import { lockedReason, lockedStayed, nameOf, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

/** Aligning needs at least two elements that may move. */
const FEWEST_TO_ALIGN = 2;

const ALIGNMENTS: readonly (readonly [AlignEdge, string])[] = [
  ['left', 'Align left'],
  ['center', 'Align center'],
  ['right', 'Align right'],
];

const ORDER_STEPS: readonly (readonly [OrderStep, string])[] = [
  ['forward', 'Bring forward'],
  ['backward', 'Send backward'],
];

const ORDER_KEYS: Readonly<Record<OrderStep, BuilderCommand['shortcuts']>> = {
  forward: [{ key: ']', mod: true }],
  backward: [{ key: '[', mod: true }],
  front: [{ key: ']', mod: true, shift: true }],
  back: [{ key: '[', mod: true, shift: true }],
};

export const ALIGN_COMMANDS = ALIGNMENTS.map(([edge, label]): BuilderCommand => ({
  id: `arrange.align.${edge}`,
  label,
  reason: lockedReason,
  plan: (state) => {
    const elements = selectUnlocked(state);
    if (elements.length < FEWEST_TO_ALIGN) return null;
    const ids = elements.map(({ id }) => id);
    const step = planStep(state, { type: 'scene/elementsAligned', ids, edge }, label);
    return step && [step, ...lockedStayed(state)];
  },
}));

export const ORDER_COMMANDS = ORDER_STEPS.map(([step, label]): BuilderCommand => ({
  id: `arrange.order.${step}`,
  label,
  shortcuts: ORDER_KEYS[step] ?? [],
  plan: (state) => {
    const ids = selectSelected(state).map(({ id }) => id);
    const planned = planStep(state, { type: 'scene/elementsOrdered', ids, step }, label);
    return planned && [planned];
  },
}));

export const lock: BuilderCommand = lockCommand('lock', 'Lock', true);
export const unlock: BuilderCommand = lockCommand('unlock', 'Unlock', false);

/** Locks what is unlocked; where all is locked, unlocks. */
export const toggleLock: BuilderCommand = {
  id: 'arrange.toggleLock',
  label: 'Lock or unlock',
  shortcuts: [{ key: 'l', mod: true, shift: true }],
  plan: (state, context) => lock.plan(state, context) ?? unlock.plan(state, context),
};

function lockCommand(id: string, label: string, locked: boolean): BuilderCommand {
  return {
    id: `arrange.${id}`,
    label,
    plan: (state) => {
      const elements = selectSelected(state);
      const ids = elements.map((element) => element.id);
      const action = { type: 'scene/elementsLocked', ids, locked } as const;
      const step = planStep(state, action, `${label} ${nameOf(elements)}`);
      return step && [step];
    },
  };
}
