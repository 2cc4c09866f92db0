import type { ElementContext } from '../../scene/element-definition';
import { fitScene } from '../../scene/text/fit-scene';
import type { Scene } from '../../scene/scene';
import { makeSelector } from '../make-selector';
import type { RootState } from '../state';

/** What the boxes depend on that elements give themselves; null where nothing measures texts. */
export const selectFitContext = makeSelector(
  ({ signature, fonts }: RootState) => [signature.present.person, fonts],
  (person, { measure, arrivals }): ElementContext | null =>
    measure && { person, measure, fontArrivals: arrivals },
);

/** A scene of the open signature with the boxes that its elements give themselves. */
export function fittedScene(scene: Scene, state: RootState): Scene {
  return fitIn(selectFitContext(state), scene);
}

export function fitIn(context: ElementContext | null, scene: Scene): Scene {
  return context === null ? scene : fitScene(scene, context);
}
