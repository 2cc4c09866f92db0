import { boundsOf } from './bands';
import { unionOf, type Box } from '../geometry/box';
import type { Item } from '../items/item';
import { edges, freeTiles } from '../geometry/tiles';
import type { IrregularRegion, Region } from './region';
import { stretch } from './stretch';

/**
 * Items that no straight cut parts (the smallest such shape is four boxes turning round a fifth): a grid on all their
 * edges, each item spanning what it covers, what is left merged into rectangles. `place` lays out one item.
 */
export function layOutIrregular(
  items: readonly Item[],
  place: (item: Item) => Region,
): IrregularRegion {
  const box = boundsOf(items);
  const taken = items.map((item) => item.box);
  const spaces = freeTiles(box, taken).map((tile): Region => ({ kind: 'space', box: tile }));
  return gridOf(box, withNeighborSpace(items.map(place), spaces));
}

/** The regions with the distances beside them, where alignment alone keeps them in place; the distances that are left. */
export function withNeighborSpace(
  regions: readonly Region[],
  spaces: readonly Region[],
): readonly Region[] {
  const grown = [...regions];
  const left = spaces.filter((space) => {
    const at = grown.findIndex((region) => joined(region, space) !== null);
    const region = grown[at];
    const wider = region === undefined ? null : joined(region, space);
    if (wider !== null) grown[at] = wider;
    return wider === null;
  });
  return left.length === spaces.length ? [...grown, ...left] : withNeighborSpace(grown, left);
}

/** A region that takes the distance beside it; null where the two make no box, or where it would move. */
function joined(region: Region, space: Region): Region | null {
  if (region.kind !== 'leaf') return null;
  const [a, b] = [region.box, space.box];
  const isBeside = a.y0 === b.y0 && a.y1 === b.y1 && (a.x1 === b.x0 || b.x1 === a.x0);
  const isBelow = a.x0 === b.x0 && a.x1 === b.x1 && (a.y1 === b.y0 || b.y1 === a.y0);
  return isBeside || isBelow ? stretch(region, unionOf(a, [b])) : null;
}

/** Regions that tile a box as a grid on all their edges. */
export function gridOf(box: Box, children: readonly Region[]): IrregularRegion {
  return {
    kind: 'irregular',
    box,
    xs: edges(children.flatMap((child) => [child.box.x0, child.box.x1])),
    ys: edges(children.flatMap((child) => [child.box.y0, child.box.y1])),
    children: children.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0),
  };
}
