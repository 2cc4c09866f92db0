import { sequence } from '../../regions/fit';
import { regionsIn, type Region } from '../../regions/region';
import { regionPass } from './region-pass';

/**
 * Stands what holds a paragraph at the top of its slot, with the distance above it: where wider letters break into one
 * more line, it grows downwards, and what is above stays.
 */
export const topAlignParagraphs = regionPass('topAlignParagraphs', topped);

function topped(region: Region): Region {
  if (region.kind !== 'slot') return region;
  const { box, align, child } = region;
  if (align === 'top' || !holdsParagraph(child)) return region;
  const space: Region = { kind: 'space', box: { ...child.box, y0: box.y0, y1: child.box.y0 } };
  const rows = sequence('rows', { ...child.box, y0: box.y0 }, [space, child]);
  return { ...region, align: 'top', child: rows };
}

function holdsParagraph(region: Region): boolean {
  if (region.kind !== 'leaf') return regionsIn(region).some(holdsParagraph);
  return region.item.kind === 'text' && region.item.flexY === 'top';
}
