import { common, holds, overlap } from '../box';
import { clashesOf, visitPairs } from '../clashes';
import { mayHold } from '../containment';
import { isPlane, type Item } from '../item';
import { partition, withoutHeld } from './partition';
import { cornersOf, piecesOf } from './planes';

/*
 * Planes of colour with something over their edges: cut into rectangles around it. What lies wholly on a plane must lie
 * wholly on one of its parts, so that no cut goes through it.
 */

export interface Split {
  readonly items: readonly Item[];
  /** Planes of which nothing is left. */
  readonly covered: readonly Item[];
}

/** The items with those planes cut that have others over their edges. */
export function splitPlanes(items: readonly Item[]): Split {
  const cut = new Set(clashesOf(items).flatMap(({ lower }) => (isPlane(lower) ? [lower] : [])));
  const above = itemsAbove(cut, items);
  const parts = new Map(
    [...cut].map((plane) => [plane, piecesAround(plane, above.get(plane) ?? [], cut)]),
  );
  return {
    items: items.flatMap((item) => parts.get(item) ?? [item]),
    covered: [...cut].filter((plane) => parts.get(plane)?.length === 0),
  };
}

/** What lies over any part of each plane, from the bottom to the top. */
function itemsAbove(
  planes: ReadonlySet<Item>,
  items: readonly Item[],
): ReadonlyMap<Item, readonly Item[]> {
  const above = new Map([...planes].map((plane): [Item, Item[]] => [plane, []]));
  if (planes.size === 0) return above;
  visitPairs(items, (one, other) => {
    const [lower, upper] = one.z < other.z ? [one, other] : [other, one];
    above.get(lower)?.push(upper);
  });
  for (const list of above.values()) list.sort((a, b) => a.z - b.z);
  return above;
}

function piecesAround(
  plane: Item,
  above: readonly Item[],
  cut: ReadonlySet<Item>,
): readonly Item[] {
  const straddlers = new Set(straddlersOf(plane, above, cut));
  const holes = withoutHeld([...straddlers].map(({ box }) => common(box, plane.box)));
  const isBuried = ({ box }: Item): boolean => holes.some((hole) => holds(hole, box));
  const kids = above.filter((item) => !straddlers.has(item) && !isBuried(item));
  const corners = cornersOf(plane).filter((corner) => !holes.some((hole) => overlap(hole, corner)));
  return partition(plane.box, holes, [...kids.map(({ box }) => box), ...corners]).flatMap(
    (box, index) => piecesOf(plane, box, index),
  );
}

/** What a plane has no part under: what lies over its edge, planes that are cut themselves, and what lies over theirs. */
function straddlersOf(
  plane: Item,
  above: readonly Item[],
  cut: ReadonlySet<Item>,
): readonly Item[] {
  const isFound = (item: Item): boolean => !mayHold(plane, item) || cut.has(item);
  const found = above.filter(isFound);
  let open = above.filter((item) => !isFound(item));
  for (const { box } of found) {
    const isMet = (item: Item): boolean => overlap(item.box, box) && !holds(box, item.box);
    if (!open.some(isMet)) continue;
    found.push(...open.filter(isMet));
    open = open.filter((item) => !isMet(item));
  }
  return found;
}
