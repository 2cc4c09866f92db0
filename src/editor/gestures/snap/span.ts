import type { Axis, Rect } from '../../../scene/geometry';

/** What a box takes of an axis, in canvas units. */
export interface SnapSpan {
  readonly start: number;
  readonly end: number;
}

export const AXES = ['x', 'y'] as const;
export const ACROSS: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' };

export function spanOf({ x, y, width, height }: Rect, axis: Axis): SnapSpan {
  return axis === 'x' ? { start: x, end: x + width } : { start: y, end: y + height };
}

/** What two spans have in common; null when they at most touch. */
export function sharedSpan(a: SnapSpan, b: SnapSpan): SnapSpan | null {
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  return start < end ? { start, end } : null;
}

export function middleOf({ start, end }: SnapSpan): number {
  return (start + end) / 2;
}

/** The index of the first of `sorted` that is not below `least`; their number when all are. */
export function firstFrom<Item>(
  sorted: readonly Item[],
  least: number,
  valueOf: (item: Item) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const half = (low + high) >> 1;
    const item = sorted[half];
    if (item !== undefined && valueOf(item) < least) low = half + 1;
    else high = half;
  }
  return low;
}
