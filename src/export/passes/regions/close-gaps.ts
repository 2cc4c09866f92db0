import { heightOf, type Box } from '../../geometry/box';
import { sequence, slot } from '../../regions/fit';
import { grownLine } from '../../regions/grow-line';
import type { Region, SequenceRegion, SlotRegion } from '../../regions/region';
import { stretch } from '../../regions/stretch';
import { regionPass } from './region-pass';

/**
 * Makes small distances above and below columns a part of these, lines that would leave their place being heightened: a row
 * of distance costs more than a higher row. Nothing moves.
 */
export const closeGaps = regionPass('closeGaps', closed);

function closed(region: Region): Region {
  if (region.kind === 'slot') return closedSlot(region);
  return region.kind === 'rows' ? closedRows(region) : region;
}

/** Columns that are lower than their slot, as high as it. */
function closedSlot(region: SlotRegion): Region {
  const { box, child } = region;
  if (child.kind !== 'columns' || heightOf(child.box) === heightOf(box)) return region;
  const higher = grown(child, box);
  return higher === null ? region : (stretch(higher, box) ?? slot(higher, box));
}

/** Columns below or above a distance take that. */
function closedRows(region: SequenceRegion): Region {
  const { box, children } = region;
  const kept: Region[] = [];
  for (const child of children) {
    const before = kept.at(-1);
    const joined = before === undefined ? null : joinedWith(before, child);
    if (joined === null) kept.push(child);
    else kept.splice(-1, 1, joined);
  }
  return kept.length === children.length ? region : sequence('rows', box, kept);
}

function joinedWith(above: Region, below: Region): Region | null {
  const rows = { y0: above.box.y0, y1: below.box.y1 };
  if (above.kind === 'space' && below.kind === 'columns') return grown(below, rows);
  return above.kind === 'columns' && below.kind === 'space' ? grown(above, rows) : null;
}

/** The columns in rows from `y0` to `y1`; null where anything in them would move. */
function grown(columns: SequenceRegion, { y0, y1 }: Pick<Box, 'y0' | 'y1'>): Region | null {
  const children: Region[] = [];
  for (const child of columns.children) {
    const target = { ...child.box, y0, y1 };
    const line = grownLine(child, target);
    const higher = stretch(child, target) ?? (line && stretch(line, target));
    if (higher === null) return null;
    children.push(higher);
  }
  return { ...columns, box: { ...columns.box, y0, y1 }, children };
}
