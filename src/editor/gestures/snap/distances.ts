import type { Axis, Rect } from '../../../scene/geometry';
import type { Segment } from './guides';
import { ACROSS, AXES, middleOf, sharedSpan, spanOf, type SnapSpan } from './span';

/**
 * How far a box lies from another one: the gaps between the two where they are apart, else the distances between their edges.
 * What is no distance is left out.
 */
export function distancesBetween(box: Rect, other: Rect): readonly Segment[] {
  const apart = AXES.filter((axis) => sharedSpan(spanOf(box, axis), spanOf(other, axis)) === null);
  return (apart.length > 0 ? apart : AXES).flatMap((axis) => {
    const at = placeAcross(box, other, axis);
    return spansBetween(spanOf(box, axis), spanOf(other, axis)).flatMap(({ start, end }) =>
      start < end ? [{ axis, at, start, end }] : [],
    );
  });
}

/** In the middle of what faces the other box, or of the box where nothing does. */
function placeAcross(box: Rect, other: Rect, axis: Axis): number {
  const across = spanOf(box, ACROSS[axis]);
  return middleOf(sharedSpan(across, spanOf(other, ACROSS[axis])) ?? across);
}

function spansBetween(a: SnapSpan, b: SnapSpan): readonly SnapSpan[] {
  if (a.end <= b.start) return [{ start: a.end, end: b.start }];
  if (b.end <= a.start) return [{ start: b.end, end: a.start }];
  return [
    { start: Math.min(a.start, b.start), end: Math.max(a.start, b.start) },
    { start: Math.min(a.end, b.end), end: Math.max(a.end, b.end) },
  ];
}
