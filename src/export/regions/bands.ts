import type { Axis } from '../../scene/geometry';
import { spanOf, unionOf, type Box, type Span } from '../geometry/box';
import type { Item } from '../items/item';

/** Items whose stretches of an axis overlap, directly or by others, and the stretch that they take. */
export interface Band {
  readonly span: Span;
  readonly items: readonly Item[];
}

export interface Cut {
  readonly axis: Axis;
  readonly bands: readonly Band[];
}

/** The smallest box around all items; there must be one. */
export function boundsOf([first, ...others]: readonly Item[]): Box {
  if (first === undefined) throw new Error('Bounds of no items');
  return unionOf(
    first.box,
    others.map(({ box }) => box),
  );
}

/**
 * The straight cuts that part the items first: those along the axis with the widest gap, at every gap that is at least
 * as wide as the widest of the other axis. Touching edges are gaps of 0. Null when no straight cut parts the items.
 * Any legal cut leads to a full decomposition if there is one, so the choice decides looks only.
 */
export function findCut(
  items: readonly Item[],
  columns: readonly Band[] = bandsAlong(items, 'x'),
): Cut | null {
  const rows = bandsAlong(items, 'y');
  const [rowGap, columnGap] = [widestGap(rows), widestGap(columns)];
  if (rowGap < 0 && columnGap < 0) return null;
  return rowGap >= columnGap
    ? { axis: 'y', bands: joinedBelow(rows, columnGap) }
    : { axis: 'x', bands: joinedBelow(columns, rowGap) };
}

/** The bands of items along an axis, in order. */
export function bandsAlong(items: readonly Item[], axis: Axis): readonly Band[] {
  const sorted = items.toSorted(
    axis === 'x' ? (a, b) => a.box.x0 - b.box.x0 : (a, b) => a.box.y0 - b.box.y0,
  );
  const bands: { span: Span; items: Item[] }[] = [];
  let last: (typeof bands)[number] | undefined;
  for (const item of sorted) {
    const span = spanOf(item.box, axis);
    if (last === undefined || span.start >= last.span.end) {
      last = { span, items: [item] };
      bands.push(last);
    } else {
      last.items.push(item);
      if (span.end > last.span.end) last.span = { start: last.span.start, end: span.end };
    }
  }
  return bands;
}

/** -1 when there is no gap, not even one of 0. */
function widestGap(bands: readonly Band[]): number {
  return bands.reduce((widest, band, index) => Math.max(widest, gapBefore(bands, index, band)), -1);
}

function gapBefore(bands: readonly Band[], index: number, { span }: Band): number {
  const before = bands[index - 1];
  return before === undefined ? -1 : span.start - before.span.end;
}

/** Bands with those joined between which the gap is narrower than `least`. */
function joinedBelow(bands: readonly Band[], least: number): readonly Band[] {
  const isWide = (band: Band, index: number): boolean =>
    index === 0 || gapBefore(bands, index, band) >= least;
  if (bands.every(isWide)) return bands;
  const result: { span: Span; items: Item[] }[] = [];
  for (const [index, band] of bands.entries()) {
    const last = result.at(-1);
    if (last === undefined || isWide(band, index)) {
      result.push({ span: band.span, items: [...band.items] });
    } else {
      last.items.push(...band.items);
      last.span = { start: last.span.start, end: band.span.end };
    }
  }
  return result;
}
