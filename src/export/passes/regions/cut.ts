import { mergeGaps } from '../../regions/merge-gaps';
import { bandsAlong, boundsOf, findCut, type Band, type Cut } from '../../regions/bands';
import { withFreeRows } from '../../regions/free-rows';
import { spanOf, withSpan, type Box } from '../../geometry/box';
import { fit, sequence } from '../../regions/fit';
import { innerBox, type Item } from '../../items/item';
import { layOutIrregular } from '../../regions/irregular';
import { checkTiling } from '../../regions/check-tiling';
import type { Region, RegionForm } from '../../regions/region';
import type { ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/**
 * Cuts the page into regions, recursively (XY-cut). Items are parted by straight cuts into rows or columns, each part
 * again, until each holds one item. Margins stay out, so that a common indent is one cell. Where no straight cut is, or
 * too many lie within one another, an irregular region takes all that is left.
 */
export const cut: Pass<ItemForm, RegionForm> = {
  name: 'cut',
  run: ({ items, page, background, language, direction, requests }) => {
    const root: Region = items.length === 0 ? { kind: 'space', box: page } : layOut(items);
    return { kind: 'regions', page, background, language, direction, root, requests };
  },
  check: checkTiling,
};

/** Levels of cuts and planes within one another; two of them make a table at least, so that all below is flattened. */
const DEEPEST = 24;

/** The layout of items that do not overlap, in the smallest region that holds them. There must be one. */
export function layOut(items: readonly Item[], depth = 0): Region {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return layOutItem(only, depth);
  const parted = depth < DEEPEST ? (partFreely(items) ?? part(items.map(inked))) : null;
  if (parted === null) return layOutIrregular(items, (item) => layOutItem(item, depth + 1));
  return layOutBands(parted.box, parted, depth + 1);
}

interface Parted extends Cut {
  readonly box: Box;
}

function part(items: readonly Item[], columns?: readonly Band[]): Parted | null {
  const found = findCut(items, columns);
  return found && { axis: found.axis, bands: found.bands, box: boundsOf(items) };
}

/** Parts the items, lines lowered where no way from the top to the bottom parts them. */
function partFreely(items: readonly Item[]): Parted | null {
  const columns = bandsAlong(items, 'x');
  return part(columns.length > 1 ? items : withFreeRows(items), columns);
}

/** A line without the empty part of its width, which may bar a straight cut. */
function inked(item: Item): Item {
  return item.flexX === 'none' ? item : { ...item, box: item.ink };
}

function layOutBands(box: Box, { axis, bands }: Cut, depth: number): Region {
  let at = spanOf(box, axis).start;
  const parts = bands.flatMap(({ span, items }): readonly Region[] => {
    const gap = { start: at, end: span.start };
    at = span.end;
    const part = fit(layOut(items, depth), withSpan(box, axis, span));
    const kind = axis === 'y' ? 'rows' : 'columns';
    const children = part.kind === kind ? part.children : [part];
    if (gap.start === gap.end) return children;
    return [{ kind: 'space', box: withSpan(box, axis, gap) }, ...children];
  });
  return sequence(axis === 'y' ? 'rows' : 'columns', box, mergeGaps(parts, axis));
}

function layOutItem(item: Item, depth: number): Region {
  const { box, children } = item;
  if (children.length === 0 || depth >= DEEPEST) return { kind: 'leaf', box, item };
  const child = fit(layOut(children, depth + 2), innerBox(item));
  return { kind: 'plane', box, item, child };
}
