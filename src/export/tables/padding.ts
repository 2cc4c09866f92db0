import { changed } from '../../base/changed';
import type { Padding } from '../../email/nodes';
import { heightOf, type Box } from '../geometry/box';
import { isBoxed } from '../items/item';
import { intrinsicHeight, type Region } from '../regions/region';

/*
 * Distances as padding, for a cell that has its row to itself: Word gives all cells of a row the largest vertical padding
 * among them, and one alone has no other. An empty row costs 110 characters more, an indent by a cell a whole table. A
 * padded cell has no height, since that means one thing in standards and another in quirks mode.
 */

/** A region without the distances around it. */
export interface Padded {
  readonly region: Region;
  readonly padding: Padding;
}

export const NO_PADDING: Padding = [0, 0, 0, 0];

/** The region without the distances around it, where its cell can have these as padding. */
export function padded(region: Region): Padded {
  const inner = contentOf(region);
  if (inner.box === region.box) return { region: inner, padding: NO_PADDING };
  const [above, right, below, left] = between(region.box, inner.box);
  return { region: inner, padding: [above, leansRight(inner) ? right : 0, below, left] };
}

/** Whether a cell may have padding above and below its region: nothing but its content makes it high. */
export function takesPadding(region: Region): boolean {
  return !paintsCell(region) && intrinsicHeight(region) === heightOf(region.box);
}

/** Whether a cell may have padding at the sides of its region: nothing of the cell itself is seen. */
export function takesSidePadding(region: Region): boolean {
  return !paintsCell(region);
}

/** Distances with others around or within them. */
export function addPadding(some: Padding, others: Padding): Padding {
  const [top, right, bottom, left] = some;
  const [above, after, below, before] = others;
  return [top + above, right + after, bottom + below, left + before];
}

/** Whether there is no distance at all. */
export function isBare(padding: Padding): boolean {
  return padding.every((side) => side === 0);
}

function contentOf(region: Region): Region {
  switch (region.kind) {
    case 'rows': {
      const inner = onlyContent(region.children);
      return inner !== null && takesPadding(inner) ? inner : region;
    }
    case 'columns': {
      const inner = onlyContent(region.children);
      return inner !== null && !paintsCell(inner) ? inner : region;
    }
    case 'slot': {
      const inner = contentOf(region.child);
      return takesPadding(inner) ? inner : region;
    }
    case 'leaf': {
      const { box, item } = region;
      const { y0, y1 } = item.box;
      if (y0 === box.y0 && y1 === box.y1) return region;
      const inner = changed(region, { box: { x0: box.x0, y0, x1: box.x1, y1 } });
      return takesPadding(inner) ? inner : region;
    }
    case 'space':
    case 'plane':
    case 'irregular':
      return region;
  }
}

/** The content of the one region that is no distance; null when there are more. */
function onlyContent(regions: readonly Region[]): Region | null {
  const only = regions.find(({ kind }) => kind !== 'space');
  const isOnly = only === regions.findLast(({ kind }) => kind !== 'space');
  return only === undefined || !isOnly ? null : contentOf(only);
}

/** Whether the cell itself is seen, so that padding would make it larger. */
function paintsCell(region: Region): boolean {
  if (region.kind !== 'leaf') return region.kind === 'plane' || region.kind === 'space';
  const { item } = region;
  return isBoxed(item) || item.cell.background !== undefined || item.cell.children.length === 0;
}

/** Whether the right edge of its region has a part in where it stands: anything else keeps to the left. */
export function leansRight(region: Region): boolean {
  return region.kind === 'leaf' && region.item.flexX !== 'left';
}

function between(outer: Box, inner: Box): Padding {
  return [inner.y0 - outer.y0, outer.x1 - inner.x1, outer.y1 - inner.y1, inner.x0 - outer.x0];
}
