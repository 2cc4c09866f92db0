import { SMALL_TEXT, backgroundsUnder, neededContrast, worstContrast } from '../../export/fixing';
import type { Hex } from '../../model/color/color';
import { BOLD_FROM } from '../../scene/kinds/text/text-look';
import { definitionOf } from '../../scene/registry';
import type { Scene } from '../../scene/scene';
import type { FixState } from '../after-proposal';
import type { FixContext } from '../fix';
import { memoizePair } from '../../base/memoize';
import { trialSceneOf, type TrialElement, type TrialScene } from '../trial-scene';

/*
 * The elements whose words become hard to read where a fix moves or changes things, found without laying the scene out: by
 * all that lies below them. What is part of a picture is judged like what is not.
 */

/** The elements whose words can be read less after a change than before. */
export function newlyFaint([before, after]: readonly [FixState, FixState]): readonly string[] {
  const known = faintIn(before.scene, before.context.element);
  return [...faintIn(after.scene, after.context.element)].filter((id) => !known.has(id));
}

const faintIn = memoizePair((scene: Scene, context: FixContext['element']) => {
  const trialScene = trialSceneOf(scene, context);
  return new Set(
    trialScene.trialElements
      .filter((trialElement) => isFaint(trialElement, trialScene))
      .map(({ element }) => element.id),
  );
});

function isFaint(trialElement: TrialElement, trialScene: TrialScene): boolean {
  const { element } = trialElement;
  const words = definitionOf(element.type).textOf?.(element, trialScene.context);
  if (words === undefined) return false;
  const { size, weight, color } = words.look;
  const backgrounds =
    words.background === null ? backgroundsOf(trialElement, trialScene) : [words.background];
  const run = { font: { size, color, isBold: weight >= BOLD_FROM }, backgrounds };
  return size < SMALL_TEXT || worstContrast(run) < neededContrast(run);
}

function backgroundsOf({ box, rank }: TrialElement, { near, scene }: TrialScene): readonly Hex[] {
  const below = near(box).flatMap((other) => (other.rank < rank ? [other.item] : []));
  return backgroundsUnder(box, below, scene.background);
}
