import { heightOf, type Box } from '../geometry/box';
import type { Item } from '../items/item';
import { checkTiling } from '../regions/check-tiling';
import {
  mapRegions,
  spacesIn,
  type LeafRegion,
  type Region,
  type RegionForm,
} from '../regions/region';
import { stretch } from '../regions/stretch';
import { padded } from '../tables/padding';
import type { Pass } from './pass';

/** Word puts more of a line's height above its letters than below, so that they come to stand lower by a part of this. */
const MOST = 4;

/**
 * Heightens a line that stands a few px off the edge of its row, so that the letters stand there by themselves: a distance
 * above one of several neighbors would cost a table. Nothing moves.
 */
export const heightenLines: Pass<RegionForm> = {
  name: 'heightenLines',
  run: (form) => ({ ...form, root: mapRegions(form.root, heightened) }),
  check: checkTiling,
};

function heightened(region: Region): Region {
  if (region.kind !== 'columns') return region;
  return { ...region, children: region.children.flatMap((child) => lineIn(child) ?? [child]) };
}

/** The one line in a slot, with the distances to its sides; null where it is something else, or too far off. */
function lineIn(slot: Region): readonly Region[] | null {
  if (slot.kind !== 'slot') return null;
  const { region } = padded(slot);
  if (region.kind !== 'leaf') return null;
  const { item } = region;
  const [above, below] = [item.box.y0 - slot.box.y0, slot.box.y1 - item.box.y1];
  const more = Math.min(above, below);
  if (more > MOST || !isLine(item)) return null;
  const line = heightenedLeaf(region, item, more);
  const whole = stretch(line, slot.box);
  if (whole !== null) return [whole];
  const { x0, x1 } = region.box;
  const high = stretch(line, { ...slot.box, x0, x1 });
  return high && [...spacesIn({ ...slot.box, x1: x0 }), high, ...spacesIn({ ...slot.box, x0: x1 })];
}

function isLine({ kind, cell: { font, noWrap }, intrinsicHeight }: Item): boolean {
  return kind === 'text' && noWrap === true && font?.lineHeight === intrinsicHeight;
}

function heightenedLeaf(leaf: LeafRegion, item: Item, more: number): LeafRegion {
  const { cell, box } = item;
  const higher: Box = { ...box, y0: box.y0 - more, y1: box.y1 + more };
  const lineHeight = heightOf(higher);
  const font = cell.font && { ...cell.font, lineHeight };
  return {
    ...leaf,
    box: higher,
    item: {
      ...item,
      box: higher,
      ink: { ...item.ink, y0: higher.y0, y1: higher.y1 },
      intrinsicHeight: lineHeight,
      cell: font === undefined ? cell : { ...cell, font },
    },
  };
}
