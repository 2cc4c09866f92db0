import type { Point } from '../../scene/geometry';

/** Within how many degrees of a multiple of 45 an angle snaps to it. */
const NEAR = 3;
const EIGHTH = 45;
/** With Shift. */
const STEP = 15;

interface AngleKeys {
  readonly shiftKey: boolean;
  /** Ctrl or Cmd suspends snapping. */
  readonly isFree: boolean;
}

/** The angle of a line from `center` to `point` as CSS counts it: 0 is upwards, 90 to the right; whole degrees below 360. */
export function angleToward(center: Point, point: Point, { shiftKey, isFree }: AngleKeys): number {
  const turn = (Math.atan2(point.x - center.x, center.y - point.y) * 180) / Math.PI;
  return wholeAngle(shiftKey ? nearest(turn, STEP) : isFree ? turn : snapped(turn));
}

/** An angle in whole degrees from 0 to 359, however far it was turned. */
export function wholeAngle(turn: number): number {
  return ((Math.round(turn) % 360) + 360) % 360;
}

function snapped(turn: number): number {
  const eighth = nearest(turn, EIGHTH);
  return Math.abs(turn - eighth) <= NEAR ? eighth : turn;
}

function nearest(turn: number, step: number): number {
  return Math.round(turn / step) * step;
}
