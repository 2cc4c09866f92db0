import { absorbSpaces } from './absorb';
import { boundsOf, findCut, type Cut } from './bands';
import { spanOf, withSpan, type Box } from './box';
import { fit, sequence } from './fit';
import { innerBox, type Item } from './item';
import { layOutKnot } from './knot';
import type { LayoutNode } from './tree';

/*
 * Pass 3: recursive cuts (XY-cut). Items that do not overlap are parted by straight cuts into rows or columns, each part
 * again, until each holds one item. Margins are taken off first, so that a common indent is one cell. Where no straight
 * cut is, or too many lie within one another, a knot takes all that is left.
 */

/** Levels of cuts and planes within one another; two of them make a table at least, so that all below is flattened. */
const DEEPEST = 24;

/** The layout of items that do not overlap, in the smallest region that holds them. There must be one. */
export function layOut(items: readonly Item[], depth = 0): LayoutNode {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return layOutItem(only, depth);
  const cut = depth < DEEPEST ? findCut(items) : null;
  if (cut === null) return layOutKnot(items, (item) => layOutItem(item, depth + 1));
  return layOutBands(boundsOf(items), cut, depth + 1);
}

function layOutBands(box: Box, { axis, bands }: Cut, depth: number): LayoutNode {
  let at = spanOf(box, axis).start;
  const parts = bands.flatMap(({ span, items }): readonly LayoutNode[] => {
    const gap = { start: at, end: span.start };
    at = span.end;
    const part = fit(layOut(items, depth), withSpan(box, axis, span));
    const kind = axis === 'y' ? 'rows' : 'columns';
    const children = part.kind === kind ? part.children : [part];
    if (gap.start === gap.end) return children;
    return [{ kind: 'space', box: withSpan(box, axis, gap) }, ...children];
  });
  return sequence(axis === 'y' ? 'rows' : 'columns', box, absorbSpaces(parts, axis));
}

function layOutItem(item: Item, depth: number): LayoutNode {
  const { box, kids } = item;
  if (kids.length === 0 || depth >= DEEPEST) return { kind: 'leaf', box, item };
  const child = fit(layOut(kids, depth + 2), innerBox(item));
  return { kind: 'plane', box, item, child };
}
