import type { Design } from '../../../scene/scene';
import { reportVacant } from './omit-placeholders';
import type { Pass, SceneContext } from '../pass';

/**
 * Takes the lines out that say nothing, where the design asks for it, with the labels and separators that are there for nothing
 * else: what stands below moves up. Before anything is laid out, so that all that follows knows only what is left.
 */
export const collapseEmpty: Pass<Design, Design, SceneContext> = {
  name: 'collapseEmpty',
  run: (design, context) => {
    const { collapseEmpty: closedUp } = context.options;
    if (design.frame.closeUp !== true || closedUp === undefined) return design;
    reportVacant(design, context);
    return closedUp(design, context.element);
  },
};
