import { sameBox } from '../../geometry/box';
import { clashesOf } from '../../items/clashes';
import type { Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import { withLowLine } from '../../items/low-line';
import { mapChanged } from '../../../base/map-changed';
import type { Pass } from '../pass';

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
  const lower = changed(inked, withLowLine);
  if (lower === inked) return inked;
  const stuck = clashing(lower);
  return lower.map((item, index) => (stuck.has(item) ? (inked[index] ?? item) : item));
}

/** The items with those changed that clash with others; the very list where none changes. */
function changed(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const meeting = clashing(items);
  return mapChanged(items, (item) => (meeting.has(item) ? change(item) : item));
}

function clashing(items: readonly Item[]): ReadonlySet<Item> {
  return new Set(clashesOf(items).flatMap(({ lower, upper }) => [lower, upper]));
}

/** The item without the empty part of its box. */
export function withInkBox(item: Item): Item {
  return sameBox(item.box, item.ink) ? item : { ...item, box: item.ink };
}
