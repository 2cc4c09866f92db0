import type { Font } from '../../email/nodes';
import type { Box } from '../geometry/box';
import type { Item } from './item';
import { withLineHeight } from './text-runs';

/** The font of an item that is one unbroken line, as high as the line height of the font; null for anything else. */
export function lineFont({ cell: { font, noWrap }, intrinsicHeight }: Item): Font | null {
  return font?.lineHeight === intrinsicHeight && noWrap === true ? font : null;
}

/** A line with another height, in rows from `y0` to `y1`. Letters stand in the middle of a line. */
export function withLineRows(item: Item, { y0, y1 }: Pick<Box, 'y0' | 'y1'>): Item {
  const { font } = item.cell;
  const lineHeight = y1 - y0;
  return {
    ...item,
    box: { ...item.box, y0, y1 },
    ink: { ...item.ink, y0, y1 },
    intrinsicHeight: lineHeight,
    cell: font === undefined ? item.cell : withLineHeight(item.cell, font, lineHeight),
  };
}
