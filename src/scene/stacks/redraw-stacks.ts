import { withElements } from '../operations/change';
import type { Scene, SceneElement } from '../scene';
import { boxOf, homeOf, withHome } from './home';
import { isPlaneElement } from '../is-plane';
import { membersByStack } from './members';

/**
 * A scene after a step by hand, with the homes of its stacks: what was placed somewhere else was drawn there. A stack that moves as a
 * whole takes its homes along; one in which only sizes have changed keeps them, so that what follows moves, but for planes:
 * those grow with what lies on them.
 */
export function redrawStacks(before: Scene, after: Scene): Scene {
  const stacks = membersByStack(after.elements);
  if (stacks.size === 0 || after.elements === before.elements) return after;
  const earlier = membersByStack(before.elements);
  const homes = new Map<string, SceneElement>();
  for (const [stack, members] of stacks) {
    for (const element of redrawn(earlier.get(stack) ?? [], members))
      homes.set(element.id, element);
  }
  return withElements(
    after,
    after.elements.map((element) => homes.get(element.id) ?? element),
  );
}

function redrawn(
  before: readonly SceneElement[],
  members: readonly SceneElement[],
): readonly SceneElement[] {
  const were = new Map(before.map((element) => [element.id, element]));
  const pairs = members.map((element) => [element, were.get(element.id)] as const);
  const [first] = pairs;
  const by = first?.[1] && { x: first[0].x - first[1].x, y: first[0].y - first[1].y };
  const isWhole = before.length === members.length && by !== undefined;
  const areMoved = pairs.every(
    ([is, was]) => was !== undefined && is.x - was.x === by?.x && is.y - was.y === by.y,
  );
  if (!isWhole || !areMoved) return members.map((element) => withHome(element, boxOf(element)));
  const areSized = pairs.some(([is, was]) => is.width !== was?.width || is.height !== was.height);
  if (!areSized && by.x === 0 && by.y === 0) return members;
  return pairs.map(([is, was]) => {
    const { x, y, width, height } = homeOf(was ?? is);
    const grown = was !== undefined && isPlaneElement(is);
    const size = grown
      ? { width: width + is.width - was.width, height: height + is.height - was.height }
      : { width, height };
    return withHome(is, { x: x + by.x, y: y + by.y, ...size });
  });
}
