import { indexItems } from '../geometry/box-index';
import { ranksOf, rankOf } from '../items/clashes';
import { isHiddenUnder } from '../items/containment';
import { isOpaque, itemFinding } from '../items/item';
import { checkItems, type ItemForm } from '../items/item-form';
import type { Pass } from './pass';

/** Leaves out what shows nothing, as an opaque plane above covers all its ink. */
export const dropHidden: Pass<ItemForm> = {
  name: 'dropHidden',
  run: (form, { findings }) => {
    const { items } = form;
    const ranks = ranksOf(items);
    const covers = indexItems(items, items.filter(isOpaque));
    const hidden = new Set(
      items.filter((item) =>
        covers
          .over(item.ink)
          .some(
            (cover) => rankOf(ranks, cover) > rankOf(ranks, item) && isHiddenUnder(item, cover),
          ),
      ),
    );
    findings.report(...[...hidden].map((item) => itemFinding('element-hidden', item)));
    return { ...form, items: items.filter((item) => !hidden.has(item)) };
  },
  check: checkItems,
};
