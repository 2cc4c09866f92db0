import type { Design } from '../../scene/scene';
import { lowerOnce } from './lower';
import type { Pass, SceneContext } from './pass';

/**
 * Leaves out what shows nothing of the visitor's: texts without words, pictures without a file, badges without an address.
 * What stands for them on the canvas is for whoever edits it. They go before anything is laid out, so they leave no hole.
 */
export const leaveOutVacant: Pass<Design, Design, SceneContext> = {
  name: 'leaveOutVacant',
  run: (design, { element: context, findings }) => {
    const vacant = new Set(
      design.elements.filter((element) => !element.hidden && lowerOnce(element, context).isVacant),
    );
    if (vacant.size === 0) return design;
    findings.report(...[...vacant].flatMap((element) => lowerOnce(element, context).findings));
    return { ...design, elements: design.elements.filter((element) => !vacant.has(element)) };
  },
};
