import type { Axis, Rect } from '../../../scene/geometry';
import { ACROSS, firstFrom, sharedSpan, spanOf, type SnapSpan } from './span';

/** The free room between an element and the next one beside it. */
export interface Gap {
  /** What lies on either side, along the axis. */
  readonly before: SnapSpan;
  readonly after: SnapSpan;
  /** Where the two face each other, across the axis. */
  readonly breadth: SnapSpan;
}

export function gapLength({ before, after }: Gap): number {
  return after.start - before.end;
}

/** The gaps along an axis: from each box to the nearest one after it that it faces. */
export function gapsAlong(boxes: readonly Rect[], axis: Axis): readonly Gap[] {
  const sides = boxes
    .map((box) => ({ along: spanOf(box, axis), across: spanOf(box, ACROSS[axis]) }))
    .toSorted((a, b) => a.along.start - b.along.start);
  return sides.flatMap(({ along, across }) => {
    // Nearer than one unit they touch, and an edge to snap to is there anyway.
    const first = firstFrom(sides, along.end + 1, (side) => side.along.start);
    for (let index = first; index < sides.length; index++) {
      const next = sides[index];
      const breadth = next && sharedSpan(across, next.across);
      if (next && breadth) return [{ before: along, after: next.along, breadth }];
    }
    return [];
  });
}
