import { indexItems } from '../../geometry/box-index';
import type { Box } from '../../geometry/box';
import { isHiddenUnder } from '../../items/containment';
import { isOpaque, itemFinding, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** Leaves out what shows nothing, as an opaque plane above covers all its ink. */
export const dropHidden: Pass<ItemForm> = {
  name: 'dropHidden',
  run: (form, { findings }) => {
    const hidden = hiddenIn(form.items);
    if (hidden.size === 0) return form;
    findings.report(...[...hidden].map((item) => itemFinding('element-hidden', item)));
    return { ...form, items: form.items.filter((item) => !hidden.has(item)) };
  },
  check: checkItems,
};

/** An opaque plane, and its place in the stack. */
interface Cover {
  readonly item: Item;
  readonly box: Box;
  readonly rank: number;
}

function hiddenIn(items: readonly Item[]): ReadonlySet<Item> {
  const covers = items.flatMap((item, rank): readonly Cover[] =>
    isOpaque(item) ? [{ item, box: item.box, rank }] : [],
  );
  if (covers.length === 0) return new Set();
  const index = indexItems(items, covers);
  return new Set(items.filter((item, rank) => isCovered(item, rank, index.over(item.ink))));
}

/** Whether one of the covers above `rank` hides an item. The covers stand from the bottom to the top. */
function isCovered(item: Item, rank: number, covers: readonly Cover[]): boolean {
  for (let at = covers.length - 1; at >= 0; at -= 1) {
    const cover = covers[at];
    if (cover === undefined || cover.rank <= rank) return false;
    if (isHiddenUnder(item, cover.item)) return true;
  }
  return false;
}
