import { memoizeObject } from '../../base/memoize';
import { reduceScene } from '../../scene/reduce-scene';
import type { Scene } from '../../scene/scene';
import { isReset } from '../../scene/operations/set';
import { lockedReason, lockedStayed, stepsOf } from '../steps';
import { planIf } from '../../store/command';
import type { BuilderCommand } from './builder-command';
import type { Chosen } from './command-facts';

/** Gives the selected elements back the size and style of their type. */
export const resetSelected: BuilderCommand = {
  id: 'style.reset',
  label: 'Reset to defaults',
  reason: lockedReason,
  plan: ({ chosen }) =>
    planIf(canReset(chosen), (state) => {
      const ids = chosen.unlocked.map(({ id }) => id);
      return [
        ...stepsOf(state, { type: 'scene/elementsReset', ids }, 'Reset to defaults'),
        ...lockedStayed(state),
      ];
    }),
};

/** Gives all unlocked elements the styles of the design, whatever they have of their own. */
export const applyStyles: BuilderCommand = {
  id: 'style.applyDesign',
  label: 'Apply to every element',
  reason: () => 'Every element has these styles',
  plan: ({ chosen: { scene } }) =>
    planIf(hasOtherStyles(scene), (state) =>
      stepsOf(state, { type: 'scene/stylesApplied' }, 'Apply design styles'),
    ),
};

const hasOtherStyles = memoizeObject(
  (scene: Scene) => reduceScene(scene, { type: 'scene/stylesApplied' }) !== scene,
);

const canReset = memoizeObject(
  ({ unlocked, scene }: Chosen) => !unlocked.every((element) => isReset(element, scene.styles)),
);
