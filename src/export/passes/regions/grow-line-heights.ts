import { grownLine } from '../../regions/grow-line';
import { spacesIn, type Region } from '../../regions/region';
import { stretch } from '../../regions/stretch';
import { regionPass } from './region-pass';

/**
 * Makes a line that is a few px off the edge of its row higher, so that its letters stay in place without a distance: a
 * distance above one of several neighbors would cost a table. Nothing moves.
 */
export const growLineHeights = regionPass('growLineHeights', grown);

function grown(region: Region): Region {
  if (region.kind !== 'columns' || !region.children.some(({ kind }) => kind === 'slot'))
    return region;
  return { ...region, children: region.children.flatMap((child) => lineIn(child) ?? [child]) };
}

/** The one line in a slot, with the distances to its sides; null where it is something else, or too far off. */
function lineIn(slot: Region): readonly Region[] | null {
  if (slot.kind !== 'slot') return null;
  const line = grownLine(slot, slot.box);
  if (line === null) return null;
  const whole = stretch(line, slot.box);
  if (whole !== null) return [whole];
  const { x0, x1 } = line.box;
  return [...spacesIn({ ...slot.box, x1: x0 }), line, ...spacesIn({ ...slot.box, x0: x1 })];
}
