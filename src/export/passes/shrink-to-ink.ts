import { sameBox } from '../geometry/box';
import { visitPairs } from '../items/clashes';
import { isClash } from '../items/containment';
import type { Item } from '../items/item';
import { checkItems, type ItemForm } from '../items/item-form';
import { withLowLine } from '../items/low-line';
import type { Pass } from './pass';

/**
 * Shrinks texts whose box meets another item to the box of their letters, and a single line to a lower line where that
 * frees it: what overlaps is decided by what is seen. The others keep the room that the visitor gave them.
 */
export const shrinkToInk: Pass<ItemForm> = {
  name: 'shrinkToInk',
  run: (form) => ({ ...form, items: shrinkItems(form.items) }),
  check: checkItems,
};

/** The items with texts as small as their letters where their boxes meet others. */
export function shrinkItems(items: readonly Item[]): readonly Item[] {
  const inked = changed(items, withInkBox);
  if (inked === items) return items;
  const lower = changed(inked, withLowLine);
  if (lower === inked) return inked;
  const stuck = clashing(lower);
  return lower.map((item, index) => (stuck.has(item) ? (inked[index] ?? item) : item));
}

/** The items with those changed that clash with others; the very list where none does. */
function changed(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const meeting = clashing(items);
  return meeting.size === 0
    ? items
    : items.map((item) => (meeting.has(item) ? change(item) : item));
}

/** In a pile everything meets everything: those that are known to clash are not compared again. */
function clashing(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  visitPairs(items, (lower, upper) => {
    if (found.has(lower) && found.has(upper)) return;
    if (isClash(lower, upper)) found.add(lower).add(upper);
  });
  return found;
}

/** The item without the empty part of its box. */
export function withInkBox(item: Item): Item {
  return sameBox(item.box, item.ink) ? item : { ...item, box: item.ink };
}
