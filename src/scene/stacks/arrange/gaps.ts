import type { Axis, Rect } from '../../geometry';
import { endOf, playOf, startOf } from '../bands';
import { boxesIn, type StackTree } from './stack-tree';

/** Between parts that had no distance, in px. */
export const NEW_GAP = 8;

/** The one in the middle of distances; that of new ones where there are none. */
export function usualGap(gaps: readonly number[]): number {
  const sorted = gaps.filter((gap) => gap >= 0).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NEW_GAP;
}

/**
 * The distances between parts in a new order: those of lines whose boxes overlap by more than their letters leave are shortened
 * where others stand there now.
 */
export function fittingGaps(
  axis: Axis,
  children: readonly StackTree[],
  gaps: readonly number[],
): readonly number[] {
  return gaps.map((gap, at) => {
    const [before, after] = [children[at], children[at + 1]];
    if (gap >= 0 || before === undefined || after === undefined) return gap;
    const end = endOf(before.box, axis);
    const start = startOf(after.box, axis);
    const least =
      leastPlay(before, (box) => endOf(box, axis) > end - MOST_PLAY) +
      leastPlay(after, (box) => startOf(box, axis) < start + MOST_PLAY);
    return axis === 'x' ? 0 : Math.max(gap, -Math.floor(least));
  });
}

/** Twice what one box gives at most. */
const MOST_PLAY = 4;

function leastPlay(tree: StackTree, isNear: (box: Rect) => boolean): number {
  const near = boxesIn(tree).flatMap(([, box]) => (isNear(box) ? [playOf(box)] : []));
  return Math.min(...near);
}
