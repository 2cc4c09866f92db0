import { overlaps } from '../../geometry';
import { hasSameItems } from '../../../base/has-same-items';
import type { SceneElement } from '../../scene';
import { stackingOrder } from '../../selection';
import { coreOf } from '../bands';
import { boxesIn, type StackTree } from './stack-tree';

/**
 * The ids of elements from the undermost to the topmost, with the members of a stack in the order in which they follow one another,
 * the first of them topmost: so layers list them. They share out the places that they have among them. What comes to the stack
 * (`coming`) lies above it first. The order is kept where another would change what lies on what, or tear a group apart.
 */
export function inLineOrder(
  elements: readonly SceneElement[],
  tree: StackTree,
  coming: ReadonlySet<string>,
): readonly string[] {
  const before = withComing(stackingOrder(elements), tree, coming);
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const wanted = topmostFirst(tree, places).toReversed();
  const members = new Set(wanted);
  const byId = new Map(elements.map((element) => [element.id, element]));
  const next = wanted.values();
  const after = before.map((element) =>
    members.has(element.id) ? (byId.get(next.next().value ?? '') ?? element) : element,
  );
  const boxes = new Map(boxesIn(tree));
  const stood = after.map((element) => ({ ...element, ...boxes.get(element.id) }));
  const isFree = !isTornApart(before, after) && !isCovered(places, stood, members);
  return (isFree ? after : before).map(({ id }) => id);
}

function withComing(
  order: readonly SceneElement[],
  tree: StackTree,
  coming: ReadonlySet<string>,
): readonly SceneElement[] {
  const ids = new Set(boxesIn(tree).map(([id]) => id));
  const others = order.filter(({ id }) => !coming.has(id));
  const top = others.findLastIndex(({ id }) => ids.has(id));
  const own = order.filter(({ id }) => coming.has(id));
  return [...others.slice(0, top + 1), ...own, ...others.slice(top + 1)];
}

type Places = ReadonlyMap<string, number>;

/** The ids of members as they follow one another; what lies on a plane before it. `places`: from the undermost up. */
export function topmostFirst(tree: StackTree, places: Places): readonly string[] {
  switch (tree.kind) {
    case 'item':
      return [tree.id];
    case 'plane':
      return [...topmostFirst(tree.content, places), tree.id];
    case 'line':
      return tree.children.flatMap((child) => topmostFirst(child, places));
    case 'uncut':
      return tree.children
        .toSorted((a, b) => topOf(b, places) - topOf(a, places))
        .flatMap((child) => topmostFirst(child, places));
  }
}

function topOf(tree: StackTree, places: Places): number {
  return Math.max(...boxesIn(tree).map(([id]) => places.get(id) ?? 0));
}

/** Whether more neighbors differ in their groups. */
function isTornApart(before: readonly SceneElement[], after: readonly SceneElement[]): boolean {
  return seamsOf(after) > seamsOf(before);
}

function seamsOf(order: readonly SceneElement[]): number {
  return order.filter(
    ({ groups = [] }, at) => at > 0 && !hasSameItems(groups, order[at - 1]?.groups ?? []),
  ).length;
}

/** Whether a member has come below something that it lies on, or above what lies on it. */
function isCovered(
  places: Places,
  after: readonly SceneElement[],
  members: ReadonlySet<string>,
): boolean {
  const placeOf = ({ id }: SceneElement): number => places.get(id) ?? 0;
  return after.some((above, at) => {
    const isMember = members.has(above.id);
    return after
      .slice(0, at)
      .some(
        (below) =>
          (isMember || members.has(below.id)) &&
          placeOf(below) > placeOf(above) &&
          overlaps(coreOf(above), coreOf(below)),
      );
  });
}
