import type { Box } from '../geometry/box';
import type { Item } from './item';

/** A line this much higher than its letters' size cuts none of them: Arial reaches 0.91 up and 0.21 down. */
const LOWEST_LINE = 1.12;

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
