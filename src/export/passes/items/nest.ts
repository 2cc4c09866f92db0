import { areaOf } from '../../geometry/box';
import { groupBy } from '../../geometry/group-by';
import { indexItems } from '../../geometry/box-index';
import { canHold } from '../../items/containment';
import { isPlane, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** Puts items on the smallest plane that can hold them, so that the list becomes a forest. */
export const nest: Pass<ItemForm> = {
  name: 'nest',
  run: (form) => ({ ...form, items: nestItems(form.items) }),
  check: checkItems,
};

/** The items as a forest, each level from the bottom to the top. */
export function nestItems(items: readonly Item[]): readonly Item[] {
  const largestFirst = items
    .map((item, rank) => ({ item, rank, box: item.box, area: areaOf(item.box) }))
    .toSorted((a, b) => b.area - a.area);
  const planes = indexItems<(typeof largestFirst)[number]>(items, []);
  const parents = new Map<Item, Item>();
  for (const own of largestFirst) {
    const { item, rank } = own;
    const parent = planes
      .over(item.box)
      .findLast((plane) => canHold(plane.item, item, plane.rank < rank));
    if (parent !== undefined) parents.set(item, parent.item);
    if (isPlane(item)) planes.add(item.box, own);
  }
  if (parents.size === 0) return items;
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
