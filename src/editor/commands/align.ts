import type { AlignEdge, SceneAction } from '../../scene/actions';
import type { Axis } from '../../scene/geometry';
import { grownFrame } from '../../scene/frame';
import { alignOffset } from '../../scene/operations/align';
import { FEWEST_TO_DISTRIBUTE } from '../../scene/operations/distribute';
import { unitsOf } from '../../scene/operations/units';
import type { RootState } from '../../store/state';
import { selectScene, selectSelected, selectUnlocked } from '../selectors';
import { lockedReason, lockedStayed, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

const ALIGNMENTS: readonly (readonly [AlignEdge, string])[] = [
  ['left', 'Align left'],
  ['center', 'Align center'],
  ['right', 'Align right'],
  ['top', 'Align top'],
  ['middle', 'Align middle'],
  ['bottom', 'Align bottom'],
];

const DISTRIBUTIONS: readonly (readonly [Axis, string])[] = [
  ['x', 'Distribute horizontally'],
  ['y', 'Distribute vertically'],
];

/** Several align among each other; an element or a group alone within the frame. */
export const ALIGN_COMMANDS = ALIGNMENTS.map(([edge, label]): BuilderCommand => ({
  id: `arrange.align.${edge}`,
  label,
  reason: (state) => lockedReason(state) ?? 'Aligned already.',
  plan: (state) => {
    const step = planStep(state, alignAction(state, edge), label);
    return step && [step, ...lockedStayed(state)];
  },
}));

export const DISTRIBUTE_COMMANDS = DISTRIBUTIONS.map(([axis, label]): BuilderCommand => ({
  id: `arrange.distribute.${axis}`,
  label,
  reason: (state) => lockedReason(state) ?? whyNotDistributed(state),
  plan: (state) => {
    const ids = selectUnlocked(state).map(({ id }) => id);
    const step = planStep(state, { type: 'scene/elementsDistributed', ids, axis }, label);
    return step && [step, ...lockedStayed(state)];
  },
}));

function alignAction(state: RootState, edge: AlignEdge): SceneAction {
  const scene = selectScene(state);
  const ids = selectSelected(state).map(({ id }) => id);
  const [unit, ...others] = unitsOf(scene, ids);
  if (unit === undefined || others.length > 0) return { type: 'scene/elementsAligned', ids, edge };
  // The frame as the others make it: what sticks out has widened it.
  const rest = scene.elements.filter(({ id }) => !ids.includes(id));
  const { x, y } = alignOffset(unit, grownFrame({ ...scene, elements: rest }), edge);
  return { type: 'scene/elementsMoved', ids, dx: x, dy: y };
}

function whyNotDistributed(state: RootState): string {
  const ids = selectUnlocked(state).map(({ id }) => id);
  const isEnough = unitsOf(selectScene(state), ids).length >= FEWEST_TO_DISTRIBUTE;
  return isEnough ? 'Spread evenly already.' : `Needs at least ${FEWEST_TO_DISTRIBUTE} elements.`;
}
