import { changed } from '../../../base/changed';
import type { Box } from '../../geometry/box';
import { loweredBy } from '../../items/low-line';
import { fit, sequence } from '../../regions/fit';
import { joinSpaces } from '../../regions/join-spaces';
import type { LeafRegion, Region, SequenceRegion } from '../../regions/region';
import { regionPass } from './region-pass';

/**
 * Lets columns begin where a picture or a bar in them does, if only the empty height of lines reaches higher: those lines are
 * lowered, and what begins a few px below them needs no table for the distance. Nothing moves.
 */
export const alignTops = regionPass('alignTops', leveled);

/** Empty height at one side of a line; more is seldom there. */
const MOST = 4;

function leveled(region: Region): Region {
  if (region.kind === 'rows' && region.children.some(({ kind }) => kind === 'rows')) {
    const rows = region.children.flatMap((each) => (each.kind === 'rows' ? each.children : [each]));
    return sequence('rows', region.box, joinSpaces(rows, 'y'));
  }
  if (region.kind !== 'columns') return region;
  const { box } = region;
  const tops = region.children.map(lowTop).filter((top) => top !== null);
  const top = Math.min(...tops);
  if (top <= box.y0 || top > box.y0 + MOST) return region;
  const lower = withTop(region, top);
  return lower === null
    ? region
    : sequence('rows', box, [{ kind: 'space', box: { ...box, y1: top } }, lower]);
}

/** Where a picture, a bar or a plane begins that needs a table in its column for the distance; null for anything else. */
function lowTop(region: Region): number | null {
  switch (region.kind) {
    case 'slot':
      return pictureTop(region.child) ?? lowTop(region.child);
    case 'rows': {
      const [first, second, ...others] = region.children;
      const isLow = first?.kind === 'space' && second !== undefined && others.length === 0;
      return isLow ? pictureTop(second) : null;
    }
    default:
      return null;
  }
}

function pictureTop(region: Region): number | null {
  if (region.kind === 'plane') return region.box.y0;
  return region.kind === 'leaf' && region.item.kind !== 'text' ? region.item.box.y0 : null;
}

/** The region from `top` downwards; null where more than distance and the empty height of lines is above that. */
function withTop(region: Region, top: number): Region | null {
  const { box } = region;
  if (box.y0 >= top) return region;
  const target = { x0: box.x0, y0: top, x1: box.x1, y1: box.y1 };
  switch (region.kind) {
    case 'space':
      return changed(region, { box: target });
    case 'leaf':
      return leafWithTop(region, target);
    case 'slot': {
      const child = withTop(region.child, top);
      return child && fit(child, target);
    }
    case 'columns': {
      const children = region.children.map((child) => withTop(child, top));
      return children.every((child) => child !== null)
        ? changed(region, { box: target, children })
        : null;
    }
    case 'rows':
      return rowsWithTop(region, target);
    case 'plane':
    case 'irregular':
      return null;
  }
}

function leafWithTop(leaf: LeafRegion, target: Box): Region | null {
  const { item } = leaf;
  const { x0, x1 } = target;
  const own = loweredBy(item, Math.max(0, target.y0 - item.box.y0));
  const { y0, y1 } = own?.box ?? item.box;
  return own && fit(changed(leaf, { item: own, box: { x0, x1, y0, y1 } }), target);
}

function rowsWithTop({ children }: SequenceRegion, target: Box): Region | null {
  const [first, ...others] = children.filter(({ box }) => box.y1 > target.y0);
  const dropped = children.slice(0, -1 - others.length);
  const lower = first === undefined ? null : withTop(first, target.y0);
  if (lower === null || dropped.some(({ kind }) => kind !== 'space')) return null;
  return sequence('rows', target, [lower, ...others]);
}
