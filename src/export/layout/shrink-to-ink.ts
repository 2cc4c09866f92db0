import { sameBox, type Box } from './box';
import { mayHold } from './containment';
import type { Item } from './item';
import { overlappingPairs } from './pairs';

/*
 * What overlaps is decided by what is seen: texts whose box meets another item shrink to the box of their letters, and a
 * single line to a lower line where that frees it. The others keep the room that the visitor gave them.
 */

/** A line this much higher than its letters' size cuts none of them: Arial reaches 0.91 up and 0.21 down. */
const LOWEST_LINE = 1.12;

/** The items with texts as small as their letters where their boxes meet others. */
export function shrinkToInk(items: readonly Item[]): readonly Item[] {
  const meeting = clashing(items);
  const inked = items.map((item) =>
    meeting.has(item) && !sameBox(item.box, item.ink) ? { ...item, box: item.ink } : item,
  );
  const still = clashing(inked);
  const lower = inked.map((item) => (still.has(item) ? withLowLine(item) : item));
  const stuck = clashing(lower);
  return lower.map((item, index) => (stuck.has(item) ? (inked[index] ?? item) : item));
}

/** Items that overlap others without lying on them or under them as on planes. */
function clashing(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  for (const [a, b] of overlappingPairs(items.map(({ box }) => box))) {
    const [one, other] = [items[a], items[b]];
    if (one === undefined || other === undefined) continue;
    if (mayHold(one, other) || mayHold(other, one)) continue;
    found.add(one).add(other);
  }
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
