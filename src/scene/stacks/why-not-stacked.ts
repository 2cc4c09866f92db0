import { withLabels } from '../labels/labels';
import type { Scene, SceneElement } from '../scene';
import { elementsOf } from '../selection';
import { FEWEST_TO_STACK, membersByStack } from './members';

/** What keeps elements from becoming a stack. */
export type StackProblem = 'few' | 'stacked';

/** Why elements cannot become a stack; null where they can. The labels of shapes come with them. */
export function whyNotStacked(scene: Scene, ids: ReadonlySet<string>): StackProblem | null {
  if (shownOf(scene, [...ids]).length < FEWEST_TO_STACK) return 'few';
  const [first, ...others] = shownOf(scene, withLabels(scene, [...ids]));
  const stack = first?.stack;
  const isWhole =
    stack !== undefined &&
    others.every((other) => other.stack === stack) &&
    membersByStack(scene.elements).get(stack)?.length === others.length + 1;
  return isWhole ? 'stacked' : null;
}

function shownOf(scene: Scene, ids: readonly string[]): readonly SceneElement[] {
  return elementsOf(scene, ids).filter(({ hidden }) => hidden !== true);
}
