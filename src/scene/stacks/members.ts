import { memoizeObject } from '../../base/memoize';
import type { Scene, SceneElement } from '../scene';

/*
 * A stack keeps the distances between its elements: where one of them grows or shrinks with its words, those after it move.
 * An element is in one stack at most and names it; it can still be placed freely. A stack of which one element is left has no
 * effect.
 */

/** Fewer have no distances. */
export const FEWEST_TO_STACK = 2;

/** The shown members of each stack of two or more, by its id, in document order. */
export const membersByStack = memoizeObject(
  (elements: readonly SceneElement[]): ReadonlyMap<string, readonly SceneElement[]> => {
    const members = new Map<string, SceneElement[]>();
    for (const element of elements) {
      const { stack, hidden } = element;
      if (stack === undefined || hidden === true) continue;
      const others = members.get(stack);
      if (others === undefined) members.set(stack, [element]);
      else others.push(element);
    }
    return new Map([...members].filter(([, { length }]) => length >= FEWEST_TO_STACK));
  },
);

/** Whether a design is exported without empty lines: all of it, or its stacks. */
export function isCollapsed({ frame, elements }: Scene): boolean {
  return frame.closeUp === true || membersByStack(elements).size > 0;
}

/** The stacks that any of the elements is in. */
export function stacksOf({ elements }: Scene, ids: readonly string[]): ReadonlySet<string> {
  const chosen = new Set(ids);
  return new Set(elements.flatMap(({ id, stack }) => (chosen.has(id) ? (stack ?? []) : [])));
}
