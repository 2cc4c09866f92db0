import type { ElementContext } from '../element-definition';
import { withElements } from '../operations/change';
import type { Scene } from '../scene';
import { holdStacks } from '../stacks/hold-stacks';
import { fitElement } from './fit-element';

/**
 * The scene with the boxes that elements compute themselves: those of texts fit their words, and stacks keep their distances.
 * Returns the same scene where all have them already, which costs a look at each element.
 */
export function fitScene(scene: Scene, context: ElementContext): Scene {
  const held = holdStacks(scene, context);
  return withElements(
    held,
    held.elements.map((element) => fitElement(element, context)),
  );
}
