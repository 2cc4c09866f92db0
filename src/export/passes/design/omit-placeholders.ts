import type { Design, SceneElement } from '../../../scene/scene';
import { lowerOnce } from './lower';
import type { Pass, SceneContext } from '../pass';

/**
 * Leaves out what shows nothing of the visitor's: texts without words, pictures without a file, badges without an address.
 * Their placeholders on the canvas are for editing only. They are removed before anything is laid out, so they leave no hole.
 */
export const omitPlaceholders: Pass<Design, Design, SceneContext> = {
  name: 'omitPlaceholders',
  run: (design, context) => {
    const vacant = reportVacant(design, context);
    if (vacant.size === 0) return design;
    return { ...design, elements: design.elements.filter((element) => !vacant.has(element)) };
  },
};

/** The elements that show nothing of the visitor's, each reported. */
export function reportVacant(
  { elements }: Design,
  { element: context, findings }: SceneContext,
): ReadonlySet<SceneElement> {
  const vacant = elements.filter(
    (element) => !element.hidden && lowerOnce(element, context).isVacant,
  );
  findings.report(...vacant.flatMap((element) => lowerOnce(element, context).findings));
  return new Set(vacant);
}
