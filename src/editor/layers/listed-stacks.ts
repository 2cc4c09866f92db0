import { overlaps, type Axis } from '../../scene/geometry';
import { sharedGroups } from '../../scene/operations/group';
import type { SceneElement } from '../../scene/scene';
import { topmostFirst } from '../../scene/stacks/arrange/in-line-order';
import { mainLine } from '../../scene/stacks/arrange/main-line';
import { stackTree } from '../../scene/stacks/arrange/stack-tree';
import { FEWEST_TO_STACK } from '../../scene/stacks/members';

/*
 * The members of a stack stand together in the list, in the order in which they follow one another. What lies between them in the
 * stacking order, and is none of them, stands below all of them, or above them where it covers one.
 */

/** A stack as the list has it. */
export interface ListedStack {
  readonly id: string;
  /** Hidden ones too. */
  readonly members: readonly SceneElement[];
  /** How many groups all of them are in. */
  readonly depth: number;
  /** What its main line runs along; null where nothing follows another. */
  readonly axis: Axis | null;
}

export type ListedStacks = ReadonlyMap<string, ListedStack>;

/** The stacks among elements, by their ids. `order`: from the topmost down. */
export function listedStacks(order: readonly SceneElement[]): ListedStacks {
  const found = new Map<string, SceneElement[]>();
  for (const element of order) {
    if (element.stack === undefined) continue;
    const others = found.get(element.stack);
    if (others === undefined) found.set(element.stack, [element]);
    else others.push(element);
  }
  return new Map(
    [...found].flatMap(([id, members]) =>
      members.length < FEWEST_TO_STACK ? [] : [[id, listed(id, members)] as const],
    ),
  );
}

function listed(id: string, members: readonly SceneElement[]): ListedStack {
  const tree = stackTree(members);
  const places = new Map(members.toReversed().map((element, at) => [element.id, at]));
  const byId = new Map(members.map((element) => [element.id, element]));
  const ids = tree === null ? [] : topmostFirst(tree, places);
  return {
    id,
    members: ids.flatMap((each) => byId.get(each) ?? []),
    depth: sharedGroups(members).length,
    axis: (tree && mainLine(tree)?.axis) ?? null,
  };
}

/** Elements, from the topmost down, with the members of each stack together. */
export function gathered(
  order: readonly SceneElement[],
  stacks: ListedStacks,
): readonly SceneElement[] {
  const together = [...stacks.values()].reduce(withTogether, order);
  const seen = new Set<ListedStack>();
  // Of stacks that lie between one another, one is torn apart by the other again.
  return together.flatMap((element) => {
    const stack = stacks.get(element.stack ?? '');
    if (stack === undefined) return [element];
    if (seen.has(stack)) return [];
    seen.add(stack);
    return stack.members;
  });
}

function withTogether(
  order: readonly SceneElement[],
  { members }: ListedStack,
): readonly SceneElement[] {
  const ids = new Set(members.map(({ id }) => id));
  const isMember = ({ id }: SceneElement): boolean => ids.has(id);
  const start = order.findIndex(isMember);
  const end = order.findLastIndex(isMember) + 1;
  const span = order.slice(start, end);
  const above = span.length === members.length ? [] : coveringOf(span, isMember);
  const below = span.filter((element) => !isMember(element) && !above.includes(element));
  return [...order.slice(0, start), ...above, ...members, ...below, ...order.slice(end)];
}

/** What lies over a member, or over what does so, of all that lies between members. */
function coveringOf(
  span: readonly SceneElement[],
  isMember: (element: SceneElement) => boolean,
): readonly SceneElement[] {
  const covering: SceneElement[] = [];
  const passed: SceneElement[] = [];
  for (const element of span.toReversed()) {
    if (isMember(element)) passed.push(element);
    else if (passed.some((other) => overlaps(other, element))) {
      covering.unshift(element);
      passed.push(element);
    }
  }
  return covering;
}
