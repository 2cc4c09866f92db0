import { checkTiling } from '../regions/check-tiling';
import { sequence } from '../regions/fit';
import { regionsIn, type Region, type RegionForm, type SlotRegion } from '../regions/region';
import type { Pass } from './pass';

/**
 * Stands what holds a paragraph at the top of its slot, with the distance above it: where wider letters break into one
 * more line, it grows downwards, and what is above stays.
 */
export const topParagraphs: Pass<RegionForm> = {
  name: 'topParagraphs',
  run: (form) => ({ ...form, root: topped(form.root) }),
  check: checkTiling,
};

function topped(region: Region): Region {
  switch (region.kind) {
    case 'leaf':
    case 'space':
      return region;
    case 'plane':
      return { ...region, child: topped(region.child) };
    case 'slot':
      return toppedSlot({ ...region, child: topped(region.child) });
    case 'rows':
    case 'columns':
    case 'irregular':
      return { ...region, children: region.children.map(topped) };
  }
}

function holdsParagraph(region: Region): boolean {
  if (region.kind !== 'leaf') return regionsIn(region).some(holdsParagraph);
  return region.item.kind === 'text' && region.item.flexY === 'top';
}

function toppedSlot(slot: SlotRegion): SlotRegion {
  const { box, align, child } = slot;
  if (align === 'top' || !holdsParagraph(child)) return slot;
  const space: Region = { kind: 'space', box: { ...child.box, y0: box.y0, y1: child.box.y0 } };
  const rows = sequence('rows', { ...child.box, y0: box.y0 }, [space, child]);
  return { ...slot, align: 'top', child: rows };
}
