import { areaOf, holds, overlap, spanOf, withSpan, type Axis, type Box } from '../box';

/** What a box without some holes is, as rectangles; or the fewest solids in the way of a straight cut. */
export type Partition =
  | { readonly ok: true; readonly boxes: readonly Box[] }
  | { readonly ok: false; readonly blockers: readonly Box[] };

/**
 * `box` without `holes` in rectangles, by straight cuts that go through none of `solids`. Each cut is the one that frees
 * the largest part of holes.
 */
export function partition(box: Box, holes: readonly Box[], solids: readonly Box[]): Partition {
  const inside = holes.filter((hole) => overlap(hole, box));
  if (inside.length === 0) return { ok: true, boxes: [box] };
  if (inside.some((hole) => holds(hole, box))) return { ok: true, boxes: [] };
  const near = solids.filter((solid) => overlap(solid, box));
  const cut = bestCut(box, inside, near);
  if (cut.blockers.length > 0) return { ok: false, blockers: cut.blockers };
  const { axis, at } = cut;
  const { start, end } = spanOf(box, axis);
  const parts = [withSpan(box, axis, { start, end: at }), withSpan(box, axis, { start: at, end })];
  const boxes: Box[] = [];
  for (const part of parts) {
    const done = partition(part, inside, near);
    if (!done.ok) return done;
    boxes.push(...done.boxes);
  }
  return { ok: true, boxes };
}

interface CutLine {
  readonly axis: Axis;
  readonly at: number;
  /** The solids that it goes through. */
  readonly blockers: readonly Box[];
  /** How much of the box lies beside it without any hole. */
  readonly free: number;
}

/** The line through the fewest solids; among those, the one that frees most. A hole in the box has one edge in it at least. */
function bestCut(box: Box, holes: readonly Box[], solids: readonly Box[]): CutLine {
  let best: CutLine = { axis: 'x', at: box.x0, blockers: [box], free: -1 };
  for (const axis of ['x', 'y'] as const) {
    const { start, end } = spanOf(box, axis);
    const edges = [...holes, ...solids].flatMap((each) => {
      const span = spanOf(each, axis);
      return [span.start, span.end];
    });
    for (const at of new Set(edges)) {
      if (at <= start || at >= end) continue;
      const blockers = solids.filter((solid) => isCrossed(solid, axis, at));
      const line = { axis, at, blockers, free: freeBeside(box, holes, axis, at) };
      if (isBetter(line, best)) best = line;
    }
  }
  return best;
}

function isBetter(line: CutLine, best: CutLine): boolean {
  if (best.free === -1 || line.blockers.length < best.blockers.length) return true;
  return line.blockers.length === best.blockers.length && line.free > best.free;
}

function freeBeside(box: Box, holes: readonly Box[], axis: Axis, at: number): number {
  const { start, end } = spanOf(box, axis);
  return [withSpan(box, axis, { start, end: at }), withSpan(box, axis, { start: at, end })]
    .filter((half) => !holes.some((hole) => overlap(hole, half)))
    .reduce((sum, half) => sum + areaOf(half), 0);
}

function isCrossed(solid: Box, axis: Axis, at: number): boolean {
  const { start, end } = spanOf(solid, axis);
  return start < at && at < end;
}
