import type { Design } from '../../../scene/scene';
import { holdStacks as held } from '../../../scene/stacks/hold-stacks';
import type { Pass, SceneContext } from '../pass';

/** Keeps the distances in stacks: what follows a text that is longer or shorter for this person moves, as on the canvas. */
export const holdStacks: Pass<Design, Design, SceneContext> = {
  name: 'holdStacks',
  run: (design, context) => held(design, context.element),
};
