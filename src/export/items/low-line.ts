import type { Item } from './item';
import { lineFont, withLineRows, runsOfCell } from './texts';

/** A line this much higher than its letters' size cuts none of them: Arial reaches 0.91 up and 0.21 down. */
const LOWEST_LINE = 1.12;

/** A single unbroken line, no higher than its letters need. The letters stay where they are. */
export function withLowLine(item: Item): Item {
  const trim = emptyAbove(item);
  return trim > 0 ? trimmed(item, trim) : item;
}

/** An item that begins so many px lower; null where more than the empty height of a line would have to go. */
export function loweredBy(item: Item, by: number): Item | null {
  if (by === 0) return item;
  return by <= emptyAbove(item) ? trimmed(item, by) : null;
}

/** How many px of a single unbroken line above its letters are empty, and as many below; 0 for anything else. */
function emptyAbove(item: Item): number {
  const font = lineFont(item);
  if (font === null) return 0;
  const sizes = runsOfCell(item.cell).map((run) => run.font?.size ?? 0);
  const size = Math.max(font.size, ...sizes);
  const trim = (font.lineHeight - 2 * Math.round((size * LOWEST_LINE) / 2)) / 2;
  return Number.isInteger(trim) ? Math.max(0, trim) : 0;
}

function trimmed(item: Item, trim: number): Item {
  const y0 = item.box.y0 + trim;
  return withLineRows(item, { y0, y1: y0 + item.intrinsicHeight - 2 * trim });
}
