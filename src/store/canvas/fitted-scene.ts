import type { ElementContext } from '../../scene/element-definition';
import { fitScene } from '../../scene/text/fit-scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { trusted } from '../../scene/text/trusted-measure';
import { makeSelector } from '../make-selector';
import type { RootState, SceneFitter } from '../state';

/** Fits scenes of the open signature: their elements get the boxes that they give themselves, once texts are measured. */
export function makeSceneFitter(measure: MeasureText): SceneFitter {
  const selectContext = makeSelector(
    ({ signature, fonts }: RootState) => [signature.present.person, fonts],
    (person, { isMeasured, arrivals }): ElementContext | null =>
      isMeasured
        ? {
            person,
            measure: trusted(measure),
            fontArrivals: arrivals,
          }
        : null,
  );
  return (scene, state) => {
    const context = selectContext(state);
    return context === null ? scene : fitScene(scene, context);
  };
}
