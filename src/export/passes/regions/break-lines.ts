import { heightOf } from '../../geometry/box';
import type { Region } from '../../regions/region';
import { missingWidth } from '../../regions/slack';
import { regionPass } from './region-pass';

/**
 * Lets the one line of a paragraph break again where wider letters have no room beside it, but below: there it pushes
 * nothing down.
 */
export const breakLines = regionPass('breakLines', breakable);

function breakable(region: Region): Region {
  if (region.kind !== 'leaf' || region.item.isParagraph !== true) return region;
  const { box, item } = region;
  const isAtTop = item.box.y0 === box.y0;
  const hasRoomBelow = heightOf(box) >= 2 * heightOf(item.box);
  if (!isAtTop || !hasRoomBelow || missingWidth(region) === 0) return region;
  const { noWrap: _noWrap, ...cell } = item.cell;
  // Its cell gets a height: a distance below it would stay when the text grows.
  return { ...region, item: { ...item, cell, flexY: 'top', intrinsicHeight: 0 } };
}
