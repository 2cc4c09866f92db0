import type { Axis } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { RulerGuides } from '../../../scene/properties/ruler-guides';
import { planIf } from '../../../store/command';
import { showAids } from '../../../store/canvas/view-choices';
import type { AppThunk } from '../../../store/state';
import { guideDraggedTo, withGuide } from '../../gestures/ruler-guides';
import { rulerOf } from '../../gestures/viewport';
import { selectScene } from '../../selectors';
import { planStep, stepsOf } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import type { CommandFacts } from '../command-facts';

/** The label of the step that adds a guide. */
export const GUIDE_ADDED = 'Add a guide';

/** Puts other guides in place of all, as a step of the history, and shows them. Steps of one group are one entry. */
export function changeGuides(guides: RulerGuides, label: string, group?: string): AppThunk {
  return (dispatch, getState) => {
    const action = { type: 'scene/guidesChanged', guides } as const;
    const step = planStep(getState(), action, label, group === undefined ? {} : { group });
    if (step === null) return;
    dispatch(step);
    if (!getState().view.hasGuides) dispatch(showAids({ hasGuides: true }));
  };
}

const addVertical = addCommand('x', 'arrange.guides.addVertical', 'Add vertical guide');
const addHorizontal = addCommand('y', 'arrange.guides.addHorizontal', 'Add horizontal guide');

const removeAll: BuilderCommand = {
  id: 'arrange.guides.remove',
  label: 'Remove all guides',
  reason: whyNone,
  plan: ({ chosen: { scene } }) =>
    planIf(scene.guides !== undefined, (state) =>
      stepsOf(state, { type: 'scene/guidesChanged', guides: {} }, 'Remove all guides'),
    ),
};

const toggle: BuilderCommand = {
  id: 'view.guides',
  label: 'Ruler guides',
  reason: whyNone,
  plan: ({ view, chosen: { scene } }) =>
    planIf(scene.guides !== undefined, () => [showAids({ hasGuides: !view.hasGuides })]),
};

/** What can be done with guides out of the rulers; the palette has them. */
export const GUIDE_COMMANDS: readonly BuilderCommand[] = [
  addVertical,
  addHorizontal,
  toggle,
  removeAll,
];

/** Adds a guide in the middle of what is seen. */
function addCommand(axis: Axis, id: BuilderCommand['id'], label: string): BuilderCommand {
  return {
    id,
    label,
    reason: () => `A design has ${SCENE_LIMITS.guides} guides of one direction at most`,
    plan: ({ view, chosen: { scene } }) =>
      planIf((scene.guides?.[axis]?.length ?? 0) < SCENE_LIMITS.guides, (state) => {
        const { width, height } = view.column;
        const middle = { x: width / 2, y: height / 2 };
        const at = guideDraggedTo(axis, middle, view, view.column, null, rulerOf(view)) ?? 0;
        const guides = withGuide(selectScene(state).guides ?? {}, { axis, index: null }, at);
        const action = { type: 'scene/guidesChanged', guides } as const;
        const shows = view.hasGuides ? [] : [showAids({ hasGuides: true })];
        return [...stepsOf(state, action, GUIDE_ADDED), ...shows];
      }),
  };
}

function whyNone({ chosen }: CommandFacts): string | undefined {
  return chosen.scene.guides === undefined ? 'There are no guides' : undefined;
}
