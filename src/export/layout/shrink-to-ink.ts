import { sameBox, type Box } from './box';
import { isClash, visitPairs } from './clashes';
import type { Item } from './item';

/*
 * What overlaps is decided by what is seen: texts whose box meets another item shrink to the box of their letters, and a
 * single line to a lower line where that frees it. The others keep the room that the visitor gave them.
 */

/** A line this much higher than its letters' size cuts none of them: Arial reaches 0.91 up and 0.21 down. */
const LOWEST_LINE = 1.12;

/** The items with texts as small as their letters where their boxes meet others. */
export function shrinkToInk(items: readonly Item[]): readonly Item[] {
  const inked = changed(items, (item) =>
    sameBox(item.box, item.ink) ? item : { ...item, box: item.ink },
  );
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
  visitPairs(items, (one, other) => {
    if (found.has(one) && found.has(other)) return;
    if (isClash(one, other)) found.add(one).add(other);
  });
  return found;
}

/** A single unbroken line, no higher than its letters need. The letters stay where they are. */
function withLowLine(item: Item): Item {
  const { font, noWrap } = item.cell;
  if (font === undefined || noWrap !== true || item.ownHeight !== font.lineHeight) return item;
  const lineHeight = 2 * Math.round((font.size * LOWEST_LINE) / 2);
  const trim = (font.lineHeight - lineHeight) / 2;
  if (trim <= 0 || !Number.isInteger(trim)) return item;
  const box: Box = { ...item.box, y0: item.box.y0 + trim, y1: item.box.y0 + trim + lineHeight };
  const cell = { ...item.cell, font: { ...font, lineHeight } };
  return { ...item, box, ink: box, ownHeight: lineHeight, cell };
}
