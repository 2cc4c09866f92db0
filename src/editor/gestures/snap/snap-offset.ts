import type { Axis, Rect } from '../../../scene/geometry';
import { pointOf, spotsNear, type SnapTargets, type SpotPoint } from './targets';

/** How near something must be to be snapped to, in px of the screen. */
const REACH_PX = 8;

export interface SnapRange {
  /** In canvas units. */
  readonly reach: number;
  /** The cell of the grid where that is snapped to as well; null where not. */
  readonly grid: number | null;
}

export function snapRange(zoom: number, grid: number | null): SnapRange {
  return { reach: REACH_PX / zoom, grid };
}

/**
 * How far a box goes along an axis to snap, in whole units: one of its points to the nearest spot, or the first of them
 * to the grid where that is nearer. Null when nothing is within reach.
 */
export function snapOffset(
  targets: SnapTargets,
  axis: Axis,
  points: readonly SpotPoint[],
  box: Rect,
  { reach, grid }: SnapRange,
): number | null {
  let best: number | null = null;
  const consider = (by: number) => {
    if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best))) best = by;
  };
  for (const point of points) {
    const at = pointOf(box, axis, point);
    for (const spot of spotsNear(targets, axis, point, box, reach)) consider(spot.at - at);
  }
  const [first] = points;
  if (grid !== null && first !== undefined) {
    const at = pointOf(box, axis, first);
    consider(Math.round(at / grid) * grid - at);
  }
  return best === null ? null : wholeToZero(best);
}

/** The nearest whole number; halves towards zero, so that a middle between two units stays where the pointer is. */
function wholeToZero(value: number): number {
  return Math.sign(value) * Math.ceil(Math.abs(value) - 0.5) + 0;
}
