import { tiledGrid } from '../../regions/irregular';
import { needOf, roomInGrid, type Need } from '../../regions/slack';
import type { IrregularRegion, LeafRegion, Region } from '../../regions/region';
import { regionPass } from './region-pass';

/** Reserves room for text within irregular regions, too: a text there takes it from the distances beside it. Nothing moves. */
export const reserveGridSlack = regionPass('reserveGridSlack', withSlack);

function withSlack(region: Region): Region {
  if (region.kind !== 'irregular') return region;
  const parts = [...region.children];
  for (const [index, part] of parts.entries()) {
    const need = needOf(part);
    if (part.kind !== 'leaf' || (need.left === 0 && need.right === 0)) continue;
    parts[index] = widened(part, need, { ...region, children: parts });
  }
  const isSame = parts.every((part, index) => part === region.children[index]);
  const regions = parts.filter(({ kind }) => kind !== 'space');
  return isSame ? region : tiledGrid(region.box, regions);
}

/** The text with as much room as it needs, or as there is. */
function widened(leaf: LeafRegion, need: Need, grid: IrregularRegion): LeafRegion {
  const room = roomInGrid(grid, leaf);
  const { x0, x1 } = leaf.box;
  const most = { left: Math.min(need.left, room.left), right: Math.min(need.right, room.right) };
  const both = Math.min(most.left, most.right);
  const by = leaf.item.flexX === 'center' ? { left: both, right: both } : most;
  return { ...leaf, box: { ...leaf.box, x0: x0 - by.left, x1: x1 + by.right } };
}
