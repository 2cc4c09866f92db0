import { boundsOf } from './bands';
import type { Box } from '../geometry/box';
import type { Item } from '../items/item';
import { edges, freeTiles } from '../geometry/tiles';
import type { IrregularRegion, Region } from './region';

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
  return gridOf(box, [...items.map(place), ...spaces]);
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
