import { memoizeObject } from '../../../base/memoize';
import type { SceneAction } from '../../../scene/actions';
import { canLabel, labelsOf, takesLabels } from '../../../scene/labels/labels';
import type { SceneElement } from '../../../scene/scene';
import { planIf } from '../../../store/command';
import { lockedReason, nameOf, stepsOf } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import type { Chosen } from '../command-facts';

/** The texts to be tied, and the one shape that they are tied to; null where others are selected. */
const tieable = memoizeObject(({ unlocked, elements }: Chosen) => {
  const [shape, ...others] = elements.filter(takesLabels);
  if (shape === undefined || others.length > 0 || unlocked.length < elements.length) return null;
  const texts = elements.filter((element) => element !== shape);
  const areTexts = texts.every((text) => canLabel(text, shape));
  const areTied = texts.every(({ labelOf }) => labelOf === shape.id);
  return areTexts && !areTied ? { shape, texts } : null;
});

/** From now on, the selected texts go where the selected shape goes. */
export const tieLabel: BuilderCommand = {
  id: 'arrange.tieLabel',
  label: 'Tie to shape',
  reason: (facts) => lockedReason(facts) ?? 'Select a shape and a text on it',
  plan: ({ chosen }) => {
    const tie = tieable(chosen);
    return planIf(tie !== null, (state) => {
      const { shape, texts } = tie ?? { shape: null, texts: [] };
      return stepsOf(state, tied(texts, shape?.id ?? ''), `Tie ${nameOf(texts)} to shape`);
    });
  },
};

/** The labels that are selected, by themselves or by their shape. */
const untieable = memoizeObject(({ scene, elements }: Chosen): readonly SceneElement[] => {
  const ids = scene.elements.map(({ id }) => id);
  const labels = new Set(labelsOf(scene, ids));
  const ofSelected = labelsOf(
    scene,
    elements.map(({ id }) => id),
  );
  return [...new Set([...elements.filter((element) => labels.has(element)), ...ofSelected])];
});

/** Lets labels stay where they are when their shapes go. */
export const untieLabel: BuilderCommand = {
  id: 'arrange.untieLabel',
  label: 'Untie from shape',
  reason: () => 'No label of a shape is selected',
  plan: ({ chosen }) => {
    const labels = untieable(chosen);
    return planIf(labels.length > 0, (state) =>
      stepsOf(state, tied(labels, ''), `Untie ${nameOf(labels)} from shape`),
    );
  },
};

function tied(labels: readonly SceneElement[], labelOf: string): SceneAction {
  const changes = labels.map(
    ({ id }) => ({ type: 'scene/elementSet', id, settings: { labelOf } }) as const,
  );
  return { type: 'scene/changesMade', changes };
}
