import { areaOf } from '../geometry/box';
import { groupBy } from '../geometry/group-by';
import { indexItems } from '../geometry/box-index';
import { ranksOf, rankOf } from '../items/clashes';
import { canHold } from '../items/containment';
import { isPlane, type Item } from '../items/item';
import { checkItems, type ItemForm } from '../items/item-form';
import type { Pass } from './pass';

/** Puts items on the smallest plane that can hold them, so that the list becomes a forest. */
export const nest: Pass<ItemForm> = {
  name: 'nest',
  run: (form) => ({ ...form, items: nestItems(form.items) }),
  check: checkItems,
};

/** The items as a forest, each level from the bottom to the top. */
export function nestItems(items: readonly Item[]): readonly Item[] {
  const ranks = ranksOf(items);
  const largestFirst = items.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const planes = indexItems(items, []);
  const parents = new Map<Item, Item>();
  for (const item of largestFirst) {
    const rank = rankOf(ranks, item);
    const parent = planes
      .over(item.box)
      .findLast((plane) => canHold(plane, item, rankOf(ranks, plane) < rank));
    if (parent !== undefined) parents.set(item, parent);
    if (isPlane(item)) planes.add(item.box, item);
  }
  return withChildren(items, parents);
}

function withChildren(items: readonly Item[], parents: ReadonlyMap<Item, Item>): readonly Item[] {
  const children = groupBy(items, (item) => parents.get(item));
  const filled = (item: Item): Item => {
    const own = children.get(item);
    return own === undefined ? item : { ...item, children: own.map(filled) };
  };
  return (children.get(undefined) ?? []).map(filled);
}
