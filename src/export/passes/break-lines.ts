import { heightOf } from '../geometry/box';
import { checkTiling } from '../regions/check-tiling';
import { mapRegions, type Region, type RegionForm } from '../regions/region';
import { missingWidth } from '../regions/slack';
import type { Pass } from './pass';

/**
 * Lets the one line of a paragraph break again where wider letters have no room beside it, but below: there it pushes
 * nothing down.
 */
export const breakLines: Pass<RegionForm> = {
  name: 'breakLines',
  run: (form) => ({ ...form, root: mapRegions(form.root, breakable) }),
  check: checkTiling,
};

function breakable(region: Region): Region {
  if (region.kind !== 'leaf' || region.item.isParagraph !== true) return region;
  const { box, item } = region;
  const isAtTop = item.box.y0 === box.y0;
  const hasRoomBelow = heightOf(box) >= 2 * heightOf(item.box);
  if (!isAtTop || !hasRoomBelow || missingWidth(region) === 0) return region;
  const { noWrap: _noWrap, ...cell } = item.cell;
  // Its cell says its height: distance below it would stay when the text grows.
  return { ...region, item: { ...item, cell, flexY: 'top', intrinsicHeight: 0 } };
}
