import type { Design } from '../../../scene/scene';
import { isCollapsed } from '../../../scene/stacks/members';
import { reportVacant } from './omit-placeholders';
import type { Pass, SceneContext } from '../pass';

/**
 * Removes empty lines, where the design or a stack asks for it, with the labels and separators that are there for nothing else: what
 * stands below moves up. It runs before anything is laid out, so that all later passes get only what is left.
 */
export const collapseEmpty: Pass<Design, Design, SceneContext> = {
  name: 'collapseEmpty',
  run: (design, context) => {
    const { collapseEmpty: closedUp } = context.options;
    if (closedUp === undefined || !isCollapsed(design)) return design;
    reportVacant(design, context);
    return closedUp(design, context.element);
  },
};
