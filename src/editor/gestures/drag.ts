import type { SceneAction } from '../../scene/actions';
import type { Point } from '../../scene/geometry';
import { clampDrag } from '../../scene/operations/move';
import { elementsOf } from '../../scene/selection';
import type { GestureContext } from './gesture';

/** The move from `start` to `point`, one offset for all, in whole units; null when nothing moves. */
export function moveAction(
  ids: readonly string[],
  start: Point,
  point: Point,
  { scene, canvas }: GestureContext,
): SceneAction | null {
  const wanted = { x: Math.round(point.x - start.x), y: Math.round(point.y - start.y) };
  const allowed = clampDrag(elementsOf(scene, ids), wanted, canvas);
  const dx = shortened(wanted.x, allowed.x);
  const dy = shortened(wanted.y, allowed.y);
  return dx === 0 && dy === 0 ? null : { type: 'scene/elementsMoved', ids, dx, dy };
}

/**
 * The margins hold a drag back, they do not push: what lies beyond them already (a field may put it there) stays or
 * comes in with the hand.
 */
function shortened(wanted: number, allowed: number): number {
  if (wanted * allowed <= 0) return 0;
  return Math.abs(allowed) < Math.abs(wanted) ? allowed : wanted;
}
