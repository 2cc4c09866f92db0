import { sameBox, type Box } from '../geometry/box';
import { clashesOf } from '../items/clashes';
import type { Item } from '../items/item';
import { checkItems, type ItemForm } from '../items/item-form';
import { mapChanged } from '../map-changed';
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

/** A line this much higher than its letters' size cuts none of them: Arial reaches 0.91 up and 0.21 down. */
const LOWEST_LINE = 1.12;

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

/** A single unbroken line, no higher than its letters need. The letters stay where they are. */
export function withLowLine(item: Item): Item {
  const { font, noWrap } = item.cell;
  if (font === undefined || noWrap !== true || item.intrinsicHeight !== font.lineHeight) {
    return item;
  }
  const lineHeight = 2 * Math.round((font.size * LOWEST_LINE) / 2);
  const trim = (font.lineHeight - lineHeight) / 2;
  if (trim <= 0 || !Number.isInteger(trim)) return item;
  const box: Box = { ...item.box, y0: item.box.y0 + trim, y1: item.box.y0 + trim + lineHeight };
  const cell = { ...item.cell, font: { ...font, lineHeight } };
  return { ...item, box, ink: box, intrinsicHeight: lineHeight, cell };
}
