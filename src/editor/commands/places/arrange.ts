import { memoizeObject } from '../../../base/memoize';
import type { OrderStep, SceneAction } from '../../../scene/actions';
import { membersByGroup } from '../../../scene/operations/groups';
import { SCENE_LIMITS } from '../../../scene/limits';
import { withLabels } from '../../../scene/labels/labels';
import { canOrder } from '../../../scene/operations/can-order';
import { FEWEST_TO_STACK, membersByStack } from '../../../scene/stacks/members';
import { whyNotStacked, type StackProblem } from '../../../scene/stacks/why-not-stacked';
import { FEWEST_TO_GROUP, whyNotGrouped, type GroupProblem } from '../../../scene/operations/group';
import { toolChosen } from '../../../store/canvas/view-slice';
import { planIf, type CommandContext, type Plan, type Shortcut } from '../../../store/command';
import { STACKS } from '../../lazy-stacks';
import { selectScene, selectSelected } from '../../selectors';
import { nameIn, nothingSelected, stepsOf } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import { stackOf, type Chosen } from '../command-facts';

const AT_FRONT = 'Already at front';
const AT_BACK = 'Already at back';

/** Each with its label, the tooltip for when there is nothing to do, and its keys. */
const ORDER_STEPS: readonly (readonly [OrderStep, string, string, Shortcut])[] = [
  ['forward', 'Bring forward', AT_FRONT, { key: ']', mod: true }],
  ['backward', 'Send backward', AT_BACK, { key: '[', mod: true }],
  ['front', 'Bring to front', AT_FRONT, { key: ']', mod: true, shift: true }],
  ['back', 'Send to back', AT_BACK, { key: '[', mod: true, shift: true }],
];

/** The steps that would change the stacking order of what is chosen. */
const openSteps = memoizeObject(({ scene, ids }: Chosen): ReadonlySet<OrderStep> => {
  const steps = ORDER_STEPS.map(([step]) => step);
  const moved = new Set(withLabels(scene, [...ids]));
  return new Set(steps.filter((step) => canOrder(scene, stackOf(scene), moved, step)));
});

/** Why what is chosen cannot become a group; null where it can. */
const groupProblem = memoizeObject(({ scene, ids }: Chosen) => whyNotGrouped(scene, ids));

const GROUP_REASONS: Readonly<Record<GroupProblem, string>> = {
  few: `Select at least ${FEWEST_TO_GROUP} elements`,
  grouped: 'Already grouped',
  deep: `Groups can be at most ${SCENE_LIMITS.groupDepth} deep`,
};

export const ORDER_COMMANDS = ORDER_STEPS.map(([step, label, done, shortcut]): BuilderCommand => ({
  id: `arrange.order.${step}`,
  label,
  shortcuts: [shortcut],
  repeats: true,
  reason: (facts) => nothingSelected(facts) ?? done,
  plan: ({ chosen }) =>
    planIf(
      openSteps(chosen).has(step),
      onSelected(label, (ids) => ({ type: 'scene/elementsOrdered', ids, step })),
    ),
}));

export const lock = switchCommand('lock', 'Lock', 'locked', true);
export const unlock = switchCommand('unlock', 'Unlock', 'locked', false);
export const hide = switchCommand('hide', 'Hide', 'hidden', true);
export const show = switchCommand('show', 'Show', 'hidden', false);

/** Locks what is unlocked; where all is locked, unlocks. */
export const toggleLock: BuilderCommand = {
  id: 'arrange.toggleLock',
  label: 'Lock or unlock',
  shortcuts: [{ key: 'l', mod: true, shift: true }],
  reason: nothingSelected,
  plan: (facts) => lock.plan(facts) ?? unlock.plan(facts),
};

/** Hides what is shown; where all is hidden, shows it. */
export const toggleHidden: BuilderCommand = {
  id: 'arrange.toggleHidden',
  label: 'Hide or show',
  shortcuts: [{ key: 'h', mod: true, shift: true }],
  reason: nothingSelected,
  plan: (facts) => hide.plan(facts) ?? show.plan(facts),
};

/** From now on, selecting one of them selects all. */
export const group: BuilderCommand = {
  id: 'arrange.group',
  label: 'Group',
  shortcuts: [{ key: 'g', mod: true }],
  reason: ({ chosen }) => {
    const problem = groupProblem(chosen);
    return problem === null ? undefined : GROUP_REASONS[problem];
  },
  plan: ({ chosen }) =>
    planIf(
      groupProblem(chosen) === null,
      endingSeveral(
        onSelected('Group', (ids, { nowMs }) => ({
          type: 'scene/elementsGrouped',
          ids,
          group: freeName('group', new Set(membersByGroup(chosen.scene.elements).keys()), nowMs),
        })),
      ),
    ),
};

/** Takes the outermost of the selected groups apart. */
export const ungroup: BuilderCommand = {
  id: 'arrange.ungroup',
  label: 'Ungroup',
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  reason: () => 'No group selected',
  plan: ({ chosen: { elements } }) =>
    planIf(
      elements.some(({ groups }) => groups !== undefined),
      onSelected('Ungroup', (ids) => ({ type: 'scene/elementsUngrouped', ids })),
    ),
};

const STACK_REASONS: Readonly<Record<StackProblem, string>> = {
  few: `Select at least ${FEWEST_TO_STACK} elements`,
  stacked: 'Already stacked',
};

/** Why what is chosen cannot become a stack; null where it can. */
const stackProblem = memoizeObject(({ scene, ids }: Chosen) => whyNotStacked(scene, ids));

/** From now on, the distances between them are kept when one of them grows. Those that overlap are parted. */
export const stack: BuilderCommand = {
  id: 'arrange.stack',
  label: 'Stack',
  shortcuts: [{ key: 'a', shift: true }],
  reason: ({ chosen }) => {
    const problem = stackProblem(chosen);
    return problem === null ? undefined : STACK_REASONS[problem];
  },
  plan: ({ chosen }) =>
    planIf(
      stackProblem(chosen) === null,
      endingSeveral(
        onSelected('Stack', (ids, { nowMs }) => ({
          type: 'scene/elementsStacked',
          ids,
          boxes: STACKS.current()?.STACK_TOOLS.partedBoxes(chosen.scene, ids) ?? {},
          stack: freeName('stack', new Set(membersByStack(chosen.scene.elements).keys()), nowMs),
        })),
      ),
    ),
};

/** Ends the stacks that selected elements are in. */
export const unstack: BuilderCommand = {
  id: 'arrange.unstack',
  label: 'Unstack',
  shortcuts: [{ key: 'a', shift: true, alt: true }],
  reason: () => 'No stack selected',
  plan: ({ chosen: { elements } }) =>
    planIf(
      elements.some((element) => element.stack !== undefined),
      onSelected('Unstack', (ids) => ({ type: 'scene/stacksEnded', ids })),
    ),
};

/** A command that sets the same on all selected elements, locked ones too. */
function switchCommand(
  id: string,
  label: string,
  part: 'locked' | 'hidden',
  value: boolean,
): BuilderCommand {
  return {
    id: `arrange.${id}`,
    label,
    reason: nothingSelected,
    plan: ({ chosen: { elements } }) =>
      planIf(
        elements.some((element) => (element[part] ?? false) !== value),
        onSelected(label, (ids) =>
          part === 'locked'
            ? { type: 'scene/elementsLocked', ids, locked: value }
            : { type: 'scene/elementsHidden', ids, hidden: value },
        ),
      ),
  };
}

/** A step on the whole selection, its label naming that: 'Lock 3 elements'. */
function onSelected(
  verb: string,
  action: (ids: readonly string[], context: CommandContext) => SceneAction,
): Plan {
  return (state, context) => {
    const elements = selectSelected(state);
    const ids = elements.map(({ id }) => id);
    return stepsOf(state, action(ids, context), `${verb} ${nameIn(selectScene(state), elements)}`);
  };
}

/** Selecting several was for this: afterwards a finger selects, and moves, what it touches. */
function endingSeveral(plan: Plan): Plan {
  return (state, context) => [
    ...plan(state, context),
    ...(state.view.tool === 'marquee' ? [toolChosen('select')] : []),
  ];
}

/** The id of a group, or a stack, that there is not yet. */
function freeName(kind: 'group' | 'stack', taken: ReadonlySet<string>, nowMs: number): string {
  let stamp = nowMs;
  while (taken.has(`${kind}-${stamp}`)) stamp++;
  return `${kind}-${stamp}`;
}
