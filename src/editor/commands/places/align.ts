import { memoizeObject } from '../../../base/memoize';
import type { AlignEdge, SceneAction } from '../../../scene/actions';
import type { Axis, Point, Rect } from '../../../scene/geometry';
import { alignedPlaces, alignOffset } from '../../../scene/operations/align';
import { distributedPlaces, FEWEST_TO_DISTRIBUTE } from '../../../scene/operations/distribute';
import { legalOffset } from '../../../scene/operations/move';
import { lockedReason, lockedStayed, stepsOf } from '../../steps';
import { planIf } from '../../../store/command';
import type { BuilderCommand } from '../builder-command';
import {
  boundsOfAll,
  cornersOfAll,
  frameOfOthers,
  unitsOfChosen,
  unitsOfUnlocked,
  type Chosen,
  type CommandFacts,
} from '../command-facts';

/** With the keys that other design programs have for them. */
const ALIGNMENTS: readonly (readonly [edge: AlignEdge, label: string, key: string])[] = [
  ['left', 'Align left', 'a'],
  ['center', 'Align center', 'h'],
  ['right', 'Align right', 'd'],
  ['top', 'Align top', 'w'],
  ['middle', 'Align middle', 'v'],
  ['bottom', 'Align bottom', 's'],
];

const DISTRIBUTIONS: readonly (readonly [Axis, string])[] = [
  ['x', 'Distribute horizontally'],
  ['y', 'Distribute vertically'],
];

/** Several align among each other; an element or a group alone within the frame. */
export const ALIGN_COMMANDS = ALIGNMENTS.map(([edge, label, key]): BuilderCommand => ({
  id: `arrange.align.${edge}`,
  label,
  shortcuts: [{ key, alt: true }],
  reason: (facts) => lockedReason(facts) ?? 'Already aligned',
  plan: ({ chosen }) =>
    planIf(openEdges(chosen).has(edge), (state) => [
      ...stepsOf(state, alignAction(chosen, edge), label),
      ...lockedStayed(state),
    ]),
}));

/** All that is selected keeps its arrangement, and goes to the frame as one. */
export const ALIGN_TO_FRAME_COMMANDS = ALIGNMENTS.map(([edge, label]): BuilderCommand => {
  const name = `${label} to frame`;
  return {
    id: `arrange.alignToFrame.${edge}`,
    label: name,
    reason: (facts) => lockedReason(facts) ?? 'Aligned already.',
    plan: ({ chosen }) => {
      const offset = toFrame(chosen, edge);
      return planIf(isNudged(offset), (state) => {
        const ids = chosen.elements.map(({ id }) => id);
        const action = { type: 'scene/elementsMoved', ids, dx: offset.x, dy: offset.y } as const;
        return [...stepsOf(state, action, name), ...lockedStayed(state)];
      });
    },
  };
});

export const DISTRIBUTE_COMMANDS = DISTRIBUTIONS.map(([axis, label]): BuilderCommand => ({
  id: `arrange.distribute.${axis}`,
  label,
  reason: (facts) => lockedReason(facts) ?? whyNotDistributed(facts),
  plan: ({ chosen }) =>
    planIf(openAxes(chosen).has(axis), (state) => {
      const ids = chosen.elements.map(({ id }) => id);
      return [
        ...stepsOf(state, { type: 'scene/elementsDistributed', ids, axis }, label),
        ...lockedStayed(state),
      ];
    }),
}));

/** The edges at which what is chosen is not aligned yet. */
const openEdges = memoizeObject((chosen: Chosen): ReadonlySet<AlignEdge> => {
  const units = unitsOfChosen(chosen);
  const [only, ...others] = units;
  const moves = (edge: AlignEdge): boolean => {
    if (only === undefined) return false;
    if (others.length > 0) return hasAny(alignedPlaces(units, edge));
    return isNudged(legalOffset(cornersOfAll(chosen.unlocked), withinFrame(only, chosen, edge)));
  };
  return new Set(ALIGNMENTS.flatMap(([edge]) => (moves(edge) ? [edge] : [])));
});

/** The axes along which it is not spread evenly yet. */
const openAxes = memoizeObject((chosen: Chosen): ReadonlySet<Axis> => {
  const units = unitsOfUnlocked(chosen);
  const axes = DISTRIBUTIONS.map(([axis]) => axis);
  return new Set(axes.filter((axis) => hasAny(distributedPlaces(units, axis))));
});

function alignAction(chosen: Chosen, edge: AlignEdge): SceneAction {
  const ids = chosen.elements.map(({ id }) => id);
  const [unit, ...others] = unitsOfChosen(chosen);
  if (unit === undefined || others.length > 0) return { type: 'scene/elementsAligned', ids, edge };
  const { x, y } = withinFrame(unit, chosen, edge);
  return { type: 'scene/elementsMoved', ids, dx: x, dy: y };
}

/** How far the unlocked ones go for their box to lie at an edge of the frame. */
function toFrame(chosen: Chosen, edge: AlignEdge): Point {
  const box = boundsOfAll(chosen.unlocked);
  if (box === null) return { x: 0, y: 0 };
  return legalOffset(cornersOfAll(chosen.unlocked), withinFrame(box, chosen, edge));
}

function isNudged({ x, y }: Point): boolean {
  return x !== 0 || y !== 0;
}

function withinFrame(unit: Rect, chosen: Chosen, edge: AlignEdge): Point {
  return alignOffset(unit, frameOfOthers(chosen), edge);
}

function whyNotDistributed({ chosen }: CommandFacts): string {
  const isEnough = unitsOfUnlocked(chosen).length >= FEWEST_TO_DISTRIBUTE;
  return isEnough
    ? 'Already spread evenly'
    : `Select at least ${FEWEST_TO_DISTRIBUTE} elements or groups`;
}

function hasAny(values: Iterable<unknown>): boolean {
  return values[Symbol.iterator]().next().done !== true;
}
