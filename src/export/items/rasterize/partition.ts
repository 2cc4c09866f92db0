import type { Axis } from '../../../scene/geometry';
import { areaOf, common, holds, overlap, spanOf, withSpan, type Box } from '../../geometry/box';
import { mergedCells, paintGrid } from './grid';

/**
 * `box` without `holes` as rectangles, each of `solids` fully within one of them. By straight cuts as far as there are any,
 * each the one that frees most of the box from holes; where solids leave no straight cut, by rectangles around each.
 */
export function partition(box: Box, holes: readonly Box[], solids: readonly Box[]): readonly Box[] {
  const inside = holes.filter((hole) => overlap(hole, box));
  if (inside.length === 0) return [box];
  if (inside.some((hole) => holds(hole, box))) return [];
  const near = solids.filter((solid) => overlap(solid, box));
  const cut = bestCut(box, inside, near);
  if (cut === null) return tilesOf(box, inside, near);
  const { axis, at } = cut;
  const { start, end } = spanOf(box, axis);
  return [withSpan(box, axis, { start, end: at }), withSpan(box, axis, { start: at, end })].flatMap(
    (part) => partition(part, inside, near),
  );
}

interface CutLine {
  readonly axis: Axis;
  readonly at: number;
  /** How much of the box lies beside it without any hole. */
  readonly free: number;
}

/** The best line through no solid; null where there is none. Every hole overlaps the box. */
function bestCut(box: Box, holes: readonly Box[], solids: readonly Box[]): CutLine | null {
  let best: CutLine | null = null;
  for (const axis of ['x', 'y'] as const) {
    const { start, end } = spanOf(box, axis);
    const depth = areaOf(box) / (end - start);
    const holeSpans = holes.map((hole) => spanOf(hole, axis));
    const solidSpans = solids.map((solid) => spanOf(solid, axis));
    const first = holeSpans.reduce((least, span) => Math.min(least, span.start), end);
    const last = holeSpans.reduce((most, span) => Math.max(most, span.end), start);
    const tryLine = (at: number): void => {
      if (at <= start || at >= end) return;
      const free = ((at <= first ? at - start : 0) + (at >= last ? end - at : 0)) * depth;
      // Most lines free nothing: whether a solid is in the way is asked last.
      if (best !== null && free <= best.free) return;
      if (!solidSpans.some((solid) => solid.start < at && at < solid.end))
        best = { axis, at, free };
    };
    for (const spans of [holeSpans, solidSpans]) {
      for (const span of spans) {
        tryLine(span.start);
        tryLine(span.end);
      }
    }
  }
  return best;
}

/** One rectangle for each solid that lies in no other, and rectangles for what is left. */
function tilesOf(box: Box, holes: readonly Box[], solids: readonly Box[]): readonly Box[] {
  const outer = withoutHeld(solids);
  const grid = paintGrid<number>([
    { box, label: () => -1 },
    ...outer.map((solid, index) => ({ box: common(solid, box), label: () => index })),
    ...holes.map((hole) => ({ box: common(hole, box), label: () => undefined })),
  ]);
  return mergedCells(grid).map((tile) => tile.box);
}

/** Boxes without those that lie within others; of equal ones the last stays. */
export function withoutHeld(boxes: readonly Box[]): readonly Box[] {
  return boxes.filter((box, index) =>
    boxes.every(
      (other, at) => at === index || !holds(other, box) || (holds(box, other) && at < index),
    ),
  );
}
