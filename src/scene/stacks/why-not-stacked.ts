import { withLabels } from '../labels/labels';
import type { Scene, SceneElement } from '../scene';
import { elementsOf } from '../selection';
import { FEWEST_TO_STACK, membersByStack } from './members';

/** What keeps elements from becoming a stack. */
export type StackProblem = 'few' | 'stacked';

/** Why elements cannot become a stack; null where they can. */
export function whyNotStacked(scene: Scene, ids: ReadonlySet<string>): StackProblem | null {
  const { elements } = scene;
  const isShown = ({ hidden }: SceneElement): boolean => hidden !== true;
  if (elementsOf(scene, [...ids]).filter(isShown).length < FEWEST_TO_STACK) return 'few';
  const chosen = elementsOf(scene, withLabels(scene, [...ids])).filter(isShown);
  const [first, ...others] = chosen;
  if (first === undefined) return 'few';
  const { stack } = first;
  const isWhole =
    stack !== undefined &&
    others.every((other) => other.stack === stack) &&
    membersByStack(elements).get(stack)?.length === chosen.length;
  return isWhole ? 'stacked' : null;
}
